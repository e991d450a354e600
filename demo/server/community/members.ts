import { codes } from '../../../src/wire/codes'
import type { WireMember } from '../../../src/wire/community'
import { hasName } from '../account/hasName'
import { userSummary } from '../account/userSummary'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { notFound, Refusal } from '../refusal'
import { type Access, accessColumns, allows, joinMembership } from './access'

export interface MembersRequest {
  brandId: string
  viewerId: string | null
  slug: string
  limit: number
  cursor?: string | undefined
  /** How a nickname or a name begins. */
  q?: string | undefined
  role?: number | undefined
}

interface Row extends Omit<WireMember, 'joined_at'> {
  id: string
  rank: number
  since: Date
}

/** The order of roles: leaders, moderators, then everybody else. */
export const roleRank = (role: Sql): Sql => sql`(case ${role} when 1 then 2 when 3 then 1 else 0 end)`
const rank = roleRank(sql`m.role`)

/** Who is in a community. */
export const members = (db: Queryable) => ({
  /** Leaders, moderators, then the newest. @throws Refusal 404, or 5350 when it is closed to the viewer */
  async page({ brandId, viewerId, slug, limit, cursor, q = '', role }: MembersRequest) {
    const [place] = await db.query<Access & { id: string }>(sql`select c.id::text, ${accessColumns}
      from communities c ${joinMembership(viewerId)} where c.brand_id = ${brandId} and c.slug = ${slug}`)
    if (!place) throw notFound('community')
    if (!allows(place, viewerId, 'viewMembers')) throw new Refusal(codes.membersOnly, 'This community is for members')
    const beginning = q.trim()
    const scope = `members ${place.id} ${role ?? ''} ${beginning}`
    const [lastRank, since, id] = cursor ? readCursor(scope, cursor, ['bigint', 'timestamptz', 'bigint']) : []
    const after = cursor
      ? sql`and (${rank}, m.since, m.user_id) < (${lastRank}::bigint, ${since}::timestamptz, ${id}::bigint)`
      : sql``
    const named = beginning ? sql`and u.brand_id = ${brandId} and ${hasName(sql`u`, beginning)}` : sql``
    const rows = await db.query<Row>(sql`
      select m.user_id::text as id, ${userSummary(sql`u`)} as user, m.role, m.since, ${rank} as rank
      from community_members m join users u on u.id = m.user_id and u.deleted_at is null
      where m.community_id = ${place.id} and m.role is not null ${role ? sql`and m.role = ${role}` : sql``} ${named} ${after}
      order by ${rank} desc, m.since desc, m.user_id desc limit ${limit + 1}`)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ user, role: theirs, since: at }) => ({ user, role: theirs, joined_at: at.toISOString() })),
      next_cursor:
        rows.length > limit && last ? writeCursor(scope, [String(last.rank), last.since.toISOString(), last.id]) : null,
    }
  },
})
