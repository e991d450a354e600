import type { WireJoinRequest } from '../../../src/wire/community'
import { userSummary } from '../account/userSummary'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'

interface Row extends Omit<WireJoinRequest, 'requested_at'> {
  id: string
  since: Date
}

interface Waiting {
  /** Names the place in the list's cursors. */
  scope: string
  /** SQL of a table `m` of members, with a condition on it. */
  waiting: Sql
}

/** A page of those who wait to join a place, the longest waiting first. */
export const waitingPage = async (
  db: Queryable,
  { scope: place, waiting }: Waiting,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const scope = `join requests ${place}`
  const [since, id] = cursor ? readCursor(scope, cursor, ['timestamptz', 'bigint']) : []
  const after = cursor ? sql`where (m.since, m.user_id) > (${since}::timestamptz, ${id}::bigint)` : sql``
  const rows = await db.query<Row>(sql`
    select m.user_id::text as id, ${userSummary(sql`u`)} as user, m.note, m.since
    from (select m.user_id, m.note, m.since from ${waiting}) m join users u on u.id = m.user_id and u.deleted_at is null
    ${after} order by m.since, m.user_id limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ user, note, since: at }) => ({ user, note, requested_at: at.toISOString() })),
    next_cursor: rows.length > limit && last ? writeCursor(scope, [last.since.toISOString(), last.id]) : null,
  }
}
