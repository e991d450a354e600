import type { WireFoundUser } from '../../../src/wire/search'
import type { WireUserSummary } from '../../../src/wire/video'
import { userSummary } from '../account/userSummary'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { isVisibleTo } from '../video/videos'
import { matchesIn } from './matches'
import { type Needle, order } from './needle'

/** Who searches, and for how much. */
export interface SearchRequest {
  brandId: string
  viewerId: string | null
  limit: number
  cursor?: string | undefined
}

interface Row {
  user: WireUserSummary
  videos: number
  position: string
}

/** The name that shows. */
export const nameOf = ({ name, nickname }: WireUserSummary): string => name || nickname

/**
 * People with these words in their names, an exact nickname first, then who came first. Nobody whom the viewer has blocked,
 * or who has blocked the viewer.
 */
export const findUsers = async (db: Queryable, needle: Needle, request: SearchRequest) => {
  const { brandId, viewerId, limit, cursor } = request
  const isExact = sql`(case when search_fold(u.nickname) = ${needle.name} then 1 else 0 end)`
  const by = order(sql`(${needle.rank(sql`u.search`)} + ${isExact})`, sql`1000000000 - u.id`)
  const scope = `found users ${brandId} ${needle.name}`
  const [position, id] = cursor ? readCursor(scope, cursor, ['bigint', 'bigint']) : []
  const after = cursor ? sql`and (${by}, u.id) < (${position}::bigint, ${id}::bigint)` : sql``
  const rows = await db.query<Row>(sql`
    select ${userSummary(sql`u`)} as user, found.position::text,
      (select count(*) from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
        where v.author_id = u.id and ${isVisibleTo(viewerId)})::int as videos
    from (
      select u.id, ${by} as position from users u
      where u.brand_id = ${brandId} and u.deleted_at is null and ${needle.isIn(sql`u.search`)}
        and not exists (select 1 from blocks k
          where (k.user_id, k.blocked_id) in ((${viewerId}::bigint, u.id), (u.id, ${viewerId}::bigint)))
        ${after} order by position desc, u.id desc limit ${limit + 1}) found
    join users u on u.id = found.id order by found.position desc, u.id desc`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(
      ({ user, videos }): WireFoundUser => ({
        user,
        counts: { videos },
        matches: matchesIn(nameOf(user), needle.words),
      }),
    ),
    next_cursor: rows.length > limit && last ? writeCursor(scope, [last.position, last.user.user_id]) : null,
  }
}
