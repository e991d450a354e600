/** A copy without prototypes: an old library's `Array.prototype.toJSON` would turn lists into strings. */
const bare = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.setPrototypeOf(value.map(bare), null)
  const copy = Object.create(null)
  for (const key of Object.keys(value)) copy[key] = bare((value as Record<string, unknown>)[key])
  return copy
}

/** JSON of plain data, whatever the page has added to prototypes. */
export const toJson = (value: unknown): string => JSON.stringify(bare(value))

/** The value of a text; null for a text that is not JSON, or not there. */
export const fromJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
