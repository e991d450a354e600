import { codes } from '../../../src/wire/codes'
import type { WireMember } from '../../../src/wire/community'
import { roles } from '../../../src/wire/permissions'
import { hasName } from '../account/hasName'
import { userSummary } from '../account/userSummary'
import { type MembersRequest, roleRank } from '../community/members'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { Refusal } from '../refusal'
import { findLoop } from './access'

interface Row extends Omit<WireMember, 'joined_at'> {
  id: string
  rank: number
  since: Date
}

const rank = roleRank(sql`t.role`)

/** Who is in a loop. */
export const loopMembers = (db: Queryable) => ({
  /** Those who lead its community, then the newest. @throws Refusal 404, or 5350 when it is closed to the viewer */
  async page({ brandId, viewerId, slug, limit, cursor, q = '' }: MembersRequest) {
    const loop = await findLoop(db, { brandId, userId: viewerId }, sql`l.slug = ${slug}`)
    if (!loop.can('viewMembers')) throw new Refusal(codes.membersOnly, 'This loop is for members')
    const beginning = q.trim()
    const scope = `loop members ${loop.id} ${beginning}`
    const [lastRank, since, id] = cursor ? readCursor(scope, cursor, ['bigint', 'timestamptz', 'bigint']) : []
    const named = beginning ? sql`and u.brand_id = ${brandId} and ${hasName(sql`u`, beginning)}` : sql``

    const read = (where: Sql, order: Sql, count: number): Promise<Row[]> =>
      db.query<Row>(sql`
        select m.user_id::text as id, ${userSummary(sql`u`)} as user, coalesce(t.role, ${roles.member}::int) as role, m.since,
          ${rank} as rank
        from loop_members m join users u on u.id = m.user_id and u.deleted_at is null
        left join community_members t on t.community_id = ${loop.community_id} and t.user_id = m.user_id
          and t.role in (${roles.leader}, ${roles.moderator})
        where m.loop_id = ${loop.id} and m.state = 'joined' ${named} and ${where}
        order by ${order} limit ${count}`)

    // Two lists, so that the others are read in the order of their index.
    const byTime = sql`m.since desc, m.user_id desc`
    const afterTime = sql`(m.since, m.user_id) < (${since}::timestamptz, ${id}::bigint)`
    const isInTeam = lastRank === undefined || Number(lastRank) > 0
    const afterTeam = cursor
      ? sql`and (${rank}, m.since, m.user_id) < (${lastRank}::bigint, ${since}::timestamptz, ${id}::bigint)`
      : sql``
    const team = isInTeam
      ? await read(sql`t.role is not null ${afterTeam}`, sql`${rank} desc, ${byTime}`, limit + 1)
      : []
    const others = await read(
      sql`t.role is null ${isInTeam ? sql`` : sql`and ${afterTime}`}`,
      byTime,
      limit + 1 - team.length,
    )

    const rows = [...team, ...others]
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ user, role, since: at }) => ({ user, role, joined_at: at.toISOString() })),
      next_cursor:
        rows.length > limit && last ? writeCursor(scope, [String(last.rank), last.since.toISOString(), last.id]) : null,
    }
  },
})
