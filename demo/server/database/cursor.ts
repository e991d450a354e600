import { createHash } from 'node:crypto'
import { badRequest } from '../refusal'

/** What a list may be continued with: whole numbers as text, and times as ISO 8601. */
export type CursorKeys = readonly string[]

/** The types of the columns that they are compared with. */
export type CursorTypes = ReadonlyArray<'bigint' | 'timestamptz'>

const wholeNumber = /^-?\d{1,18}$/

const isTime = (text: string) => {
  const time = new Date(text)
  // A day that the calendar does not have becomes another one; PostgreSQL has no year 0.
  return !Number.isNaN(time.getTime()) && time.getUTCFullYear() > 0 && time.toISOString() === text
}

const fingerprint = (scope: string) => createHash('sha256').update(scope).digest('base64url').slice(0, 8)

/** `scope` names the list with its filters and order: a cursor is good for that list only. */
export const writeCursor = (scope: string, keys: CursorKeys): string =>
  Buffer.from(JSON.stringify([fingerprint(scope), ...keys])).toString('base64url')

/** @throws Refusal 400 for anything that {@link writeCursor} did not write for this scope */
export const readCursor = (scope: string, cursor: string, types: CursorTypes): CursorKeys => {
  const refusal = badRequest('cursor is not one that this list gave')
  const bytes = Buffer.from(cursor, 'base64url')
  // The decoder overlooks what does not belong.
  if (bytes.toString('base64url') !== cursor) throw refusal
  let parts: unknown
  try {
    parts = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw refusal
  }
  if (!Array.isArray(parts) || parts.length !== types.length + 1 || parts[0] !== fingerprint(scope)) throw refusal
  const keys: unknown[] = parts.slice(1)
  const sound = keys.every(
    (it, index): it is string =>
      typeof it === 'string' && (types[index] === 'bigint' ? wholeNumber.test(it) : isTime(it)),
  )
  if (!sound) throw refusal
  return keys as string[]
}
