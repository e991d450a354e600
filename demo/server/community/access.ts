import { codes } from '../../../src/wire/codes'
import { type Action, may, standingOf } from '../../../src/wire/permissions'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'

/** A viewer's relation to a community, as the permissions of the wire need it. */
export interface Access {
  is_closed: boolean
  role: number | null
  requested: boolean
  banned: boolean
}

/** Of what {@link joinMembership} joins. */
export const isRequested = sql`(cm.user_id is not null and cm.role is null)`
export const isBanned = sql`(cb.user_id is not null)`

/** The columns of {@link Access} in a statement whose `c` is a community, or null outside of communities. */
export const accessColumns = sql`coalesce(c.is_closed, false) as is_closed, cm.role,
  ${isRequested} as requested, ${isBanned} as banned`

/** The join that {@link accessColumns} needs. */
export const joinMembership = (viewerId: string | null) =>
  sql`left join community_members cm on cm.community_id = c.id and cm.user_id = ${viewerId}::bigint
    left join community_bans cb on cb.community_id = c.id and cb.user_id = ${viewerId}::bigint`

/** Whether a viewer, or with null a signed-out visitor, may do an action there. */
export const allows = ({ is_closed, ...relation }: Access, viewerId: string | null, action: Action): boolean =>
  may(standingOf(viewerId === null ? null : relation), action, { isClosed: is_closed })

/** A community, and what a viewer may do there. */
export interface CommunityAccess {
  id: string
  isClosed: boolean
  isBanned: boolean
  hasRules: boolean
  can(action: Action): boolean
  /** @throws Refusal 403 */
  require(action: Action): void
}

/** A viewer, or with `userId` null a visitor of a brand. */
export interface Caller extends Pick<Viewer, 'brandId'> {
  userId: string | null
}

/** A community of the caller's brand. @param where a condition on `c` @throws Refusal 404 */
export const findCommunity = async (
  db: Queryable,
  { userId, brandId }: Caller,
  where: Sql,
): Promise<CommunityAccess> => {
  const [found] = await db.query<Access & { id: string; has_rules: boolean }>(sql`select c.id::text,
      c.rules <> '[]' as has_rules, ${accessColumns}
    from communities c ${joinMembership(userId)} where c.brand_id = ${brandId} and ${where}`)
  if (!found) throw notFound('community')
  const can = (action: Action) => allows(found, userId, action)
  const require = (action: Action) => {
    if (!can(action)) throw new Refusal(codes.forbidden, 'Only for those who lead the community')
  }
  const { id, is_closed, banned, has_rules } = found
  return { id, isClosed: is_closed, isBanned: banned, hasRules: has_rules, can, require }
}
