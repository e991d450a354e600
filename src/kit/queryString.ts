export type QueryValue = string | number | boolean | null | undefined

/** A list repeats its key; null and undefined leave it out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** `name=value` pairs, percent-encoded. */
export const pairsOf = (query: Query): string[] =>
  Object.keys(query).flatMap((name) => {
    const value = query[name]
    const values = Array.isArray(value) ? (value as readonly QueryValue[]) : [value as QueryValue]
    return values.flatMap((one) =>
      one === null || one === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(one)}`],
    )
  })

/** Adds a query to an address, after the query that it already has and before its hash. */
export const appendQuery = (address: string, query: Query = {}): string => {
  const pairs = pairsOf(query).join('&')
  if (!pairs) return address
  const [start = '', ...hash] = address.split(/(?=#)/)
  const joint = start.includes('?') ? (/[?&]$/.test(start) ? '' : '&') : '?'
  return start + joint + pairs + hash.join('')
}
