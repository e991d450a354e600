/**
 * What exists once per page, even when the page has the script twice or its files are loaded one by one: everything
 * lives on one object under `Symbol.for('geuin')`. The loader leaves its script tag's `data-*` there as `script`.
 */

/** Raised when a shared value changes its shape, or jotai or query-core its major version: older copies then stand apart. */
const layout = 1

const key = Symbol.for('geuin')

/** The loader's own part of the object, the same for every layout. */
export interface PageObject {
  /** The `data-*` of the script tag, as `dataset` has them. */
  script?: Readonly<Record<string, string | undefined>>
  /** A loader is at work already. */
  loading?: true
  /** Has the browser fetch these chunks in parallel: their names, with spaces between them. */
  preload?: (chunks: string) => void
  /** An answer that was requested before the code that reads it had loaded. */
  prefetched?: { address: string; brandId: string; answer: Promise<Response> }
}

/** The page's one object. */
export const pageObject = (): PageObject => {
  const world = globalThis as { [key]?: PageObject }
  if (!world[key]) {
    Object.defineProperty(world, key, { value: Object.create(null), configurable: true, writable: true })
  }
  return world[key] as PageObject
}

/**
 * The page's one value of that name, made when it is asked for first.
 * @param name literal and unique in this repository
 */
export const shared = <T>(name: string, make: () => T): T => {
  const slots = pageObject() as Record<string, T>
  const slot = `${layout}:${name}`
  if (!(slot in slots)) slots[slot] = make()
  return slots[slot] as T
}
