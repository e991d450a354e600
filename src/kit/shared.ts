/**
 * What exists once per page, even when the page has the script twice or its files are loaded one by one: everything
 * lives on one object under `Symbol.for('geuin')`.
 */

/** Raised when a shared value changes its shape, or jotai or query-core its major version: older copies then stand apart. */
const layout = 2

const key = Symbol.for('geuin')

/** The loader's own part of the object, the same for every layout. */
export interface PageObject {
  /** The script tags that ran, see scriptTag.ts. */
  readonly scriptTags: HTMLScriptElement[]
  /** What `configure()` was given. */
  readonly configured: Record<string, unknown>
  /** Has the browser fetch these chunks in parallel: their names, with spaces between them. A loader is at work already. */
  preload?: (chunks: string) => void
  /** What the page's consent manager says, see src/consent. */
  managed?: { readonly consent: 'granted' | 'denied' | 'unset' }
  /**
   * Calls that were sent before the code that reads their answers had loaded, by address and brand, see prefetch.ts. 0: failed,
   * to be sent again.
   */
  [call: `http${string}`]: Promise<Response | 0>
  /** Shared values, see {@link shared}. */
  [slot: `${number}:${string}`]: unknown
}

/** The page's one object. */
export const pageObject = (): PageObject =>
  // Without a prototype, since pages put things on Object's.
  ((globalThis as { [key]?: PageObject })[key] ??= {
    __proto__: null,
    scriptTags: [],
    configured: {},
  } as PageObject)

/**
 * The page's one value of that name, made when it is asked for first.
 * @param name literal and unique in this repository
 */
export const shared = <T>(name: string, make: () => T): T => {
  const page = pageObject()
  const slot = `${layout}:${name}` as const
  if (!(slot in page)) page[slot] = make()
  return page[slot] as T
}
