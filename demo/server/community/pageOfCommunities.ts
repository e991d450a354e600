import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { type CommunityRow, selectCommunities, toWire } from './communities'

/** Which communities (`c`), in which order: always descending, first by `by`, a bigint, then by id. */
export interface CommunityList {
  /** Names the list in its cursors. */
  scope: string
  by: Sql
  join?: Sql
  where?: Sql
}

interface ListRequest {
  brandId: string
  viewerId: string | null
  limit: number
  cursor?: string | undefined
}

/** A page of a brand's communities as the viewer sees them. */
export const pageOfCommunities = async (
  db: Queryable,
  { scope, by, join = sql``, where = sql`true` }: CommunityList,
  { brandId, viewerId, limit, cursor }: ListRequest,
) => {
  const [position, id] = cursor ? readCursor(scope, cursor, ['bigint', 'bigint']) : []
  const after = cursor ? sql`and (${by}, c.id) < (${position}::bigint, ${id}::bigint)` : sql``
  const rows = await db.query<CommunityRow & { position: number }>(sql`
    ${selectCommunities(viewerId, sql`, ${by} as position`)} ${join}
    where c.brand_id = ${brandId} and ${where} ${after} order by ${by} desc, c.id desc limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ position: _, ...row }) => toWire(row)),
    next_cursor: rows.length > limit && last ? writeCursor(scope, [String(last.position), last.community_id]) : null,
  }
}
