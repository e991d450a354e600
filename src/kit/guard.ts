/** Readers for input from outside (answers, stored values, a page's JSON): each returns a plain value or its default. */

/** The fields of an object; an empty record for any other value. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : empty

const empty: Readonly<Record<string, unknown>> = Object.freeze(Object.create(null))

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A string; a finite number becomes its digits, since some servers answer ids as numbers. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? `${value}` : ''

/** A finite number not below 0. */
export const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0

/** An absolute http(s) address, resolved against `base` (absolute, or relative to the page); null for anything else. */
export function address(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value === '') return null
  try {
    const url = new URL(value, new URL(base, document.baseURI))
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

/** `Object.hasOwn`, taken before a page can replace it: a field of a polluted prototype is no value. */
export const hasOwn: (object: object, name: PropertyKey) => boolean = Object.hasOwn

/** A copy without prototypes: an old library's `Array.prototype.toJSON` would turn lists into strings. */
const withoutPrototypes = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.setPrototypeOf(value.map(withoutPrototypes), null)
  const copy = Object.create(null)
  for (const key of Object.keys(value)) copy[key] = withoutPrototypes((value as Record<string, unknown>)[key])
  return copy
}

/** JSON of plain data, whatever the page has added to prototypes. */
export const toJson = (value: unknown): string => JSON.stringify(withoutPrototypes(value))

/** The value of a JSON text; null for a text that is missing or not JSON. */
export const fromJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
