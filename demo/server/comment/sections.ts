import { type Sql, sql } from '../database/sql'
import type { CommentRow } from './selectComments'

/** A part of a list of threads (`t`): always descending, first by `by`, then by id. Each has an index of its own. */
interface Section {
  where: Sql
  by: Sql
  /** `by` as a whole number, for a cursor. */
  position: Sql
  /** The value that `by` has at a position. */
  at(position: string): Sql
}

const byTime = {
  by: sql`t.created_at`,
  position: sql`(extract(epoch from t.created_at) * 1000)::bigint`,
  at: (position: string) => sql`timestamptz 'epoch' + ${position}::bigint * interval '1 millisecond'`,
}

const bySparks = {
  by: sql`t.sparks_count`,
  position: sql`t.sparks_count::bigint`,
  at: (position: string) => sql`${position}::bigint`,
}

/** The viewer's own newest and then all by sparks, or all with the newest first. */
export const sectionsOf = (sort: 'top' | 'newest', userId: string | null): readonly Section[] => {
  if (sort === 'newest') return [{ where: sql`true`, ...byTime }]
  if (userId === null) return [{ where: sql`true`, ...bySparks }]
  return [
    { where: sql`t.author_id = ${userId}`, ...byTime },
    { where: sql`t.author_id <> ${userId}`, ...bySparks },
  ]
}

/** Where a page ends: the section's number, the last row's position and id. */
export type Place = readonly [section: string, position: string, id: string]

const first = '9'.repeat(15)
const beginningOf = (section: number): Place => [String(section), first, first]

export const beginning = beginningOf(0)

export type PlacedRow = CommentRow & { position: number }

/**
 * Reads sections one after the other.
 * @param read the rows that meet the conditions, in their order
 * @returns at most `limit` rows, and the place to go on from; null at the end
 */
export const readSections = async (
  sections: readonly Section[],
  after: Place,
  limit: number,
  read: (conditions: Sql, position: Sql) => Promise<PlacedRow[]>,
): Promise<{ rows: PlacedRow[]; end: Place | null }> => {
  const rows: PlacedRow[] = []
  let [, position, id] = after
  for (let number = Number(after[0]); ; number++) {
    const section = sections[number]
    if (!section) return { rows, end: null }
    const { where, by } = section
    const missing = limit - rows.length
    const found = await read(
      sql`${where} and (${by}, t.id) < (${section.at(position)}, ${id}::bigint)
        order by ${by} desc, t.id desc limit ${missing + 1}`,
      section.position,
    )
    rows.push(...found.slice(0, missing))
    const last = found[missing - 1]
    if (found.length > missing) {
      return {
        rows,
        end: last ? [String(number), String(last.position), last.comment_id] : [String(number), position, id],
      }
    }
    ;[, position, id] = beginningOf(number + 1)
  }
}
