import type { WireCandidate } from '../../../src/wire/communityTeam'
import { userSummary } from '../account/userSummary'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { startsWith } from '../database/startsWith'
import type { Viewer } from '../session/sessions'
import { findCommunity } from './access'

interface PeopleRequest {
  /** How a nickname or a name begins. */
  q: string
  limit: number
  cursor?: string | undefined
}

/** Whom those who lead a community may add to it. */
export const people = (db: Queryable) => ({
  /**
   * Who has exactly this nickname, then who came first. Nobody whom the viewer has blocked, or who has blocked the viewer.
   * @throws Refusal 403, 404
   */
  async find(viewer: Viewer, communityId: string, { q, limit, cursor }: PeopleRequest) {
    const { userId, brandId } = viewer
    const community = await findCommunity(db, viewer, sql`c.id = ${rowId(communityId)}`)
    community.require('addUsers')
    const typed = q.replace(/^@/, '').toLowerCase()
    const pattern = startsWith(typed)
    const rank = sql`(case when lower(u.nickname) = ${typed} then 0 else 1 end)::bigint`
    const scope = `people ${community.id} ${typed} ${userId}`
    const [lastRank, lastId] = cursor ? readCursor(scope, cursor, ['bigint', 'bigint']) : []
    const after = cursor ? sql`and (${rank}, u.id) > (${lastRank}::bigint, ${lastId}::bigint)` : sql``
    const rows = await db.query<WireCandidate & { rank: number }>(sql`
      select ${userSummary(sql`u`)} as user, found.rank, json_build_object('role', m.role,
        'requested', m.user_id is not null and m.role is null, 'banned', b.user_id is not null) as standing
      from (
        select u.id, ${rank} as rank from users u where u.brand_id = ${brandId} and u.deleted_at is null and u.id <> ${userId}
          and (lower(u.nickname) like ${pattern} or lower(u.name) like ${pattern})
          and not exists (select 1 from blocks k
            where (k.user_id, k.blocked_id) in ((${userId}, u.id), (u.id, ${userId})))
          ${after}
        order by rank, u.id limit ${limit + 1}) found
      join users u on u.id = found.id
      left join community_members m on m.user_id = u.id and m.community_id = ${community.id}
      left join community_bans b on b.user_id = u.id and b.community_id = ${community.id}
      order by found.rank, u.id`)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ user, standing }) => ({ user, standing })),
      next_cursor: rows.length > limit && last ? writeCursor(scope, [String(last.rank), last.user.user_id]) : null,
    }
  },
})
