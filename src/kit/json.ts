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
