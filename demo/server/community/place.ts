import { roles } from '../../../src/wire/permissions'
import { type Sql, sql } from '../database/sql'
import { isBanned, joinMembership } from './access'

/** Roles in a community that lead its loops too. */
export const leading = sql`(${roles.leader}, ${roles.moderator})`

/**
 * The joins that {@link placeColumns} need: the community `c` and the loop `l` that something is in, and what a viewer is in
 * both.
 * @param it a row with `community_id` and `loop_id`, each null outside of one, such as a video
 */
export const joinPlace = (it: Sql, viewerId: string | null) => sql`
  left join communities c on c.id = ${it}.community_id left join loops l on l.id = ${it}.loop_id ${joinMembership(viewerId)}
  left join loop_members lm on lm.loop_id = l.id and lm.user_id = ${viewerId}::bigint`

/** All loops, as rows that {@link joinPlace} takes. */
export const loopPlaces = sql`(select id as loop_id, * from loops)`

/** A viewer's role in a place: who leads the community leads its loops; others have a role in those that they joined. */
export const placeRole = sql`case when l.id is null or cm.role in ${leading} then cm.role
  when lm.state = 'joined' then ${roles.member}::int end`

/**
 * The columns of an `Access` for what is in a community, a loop or neither. A loop of a closed community is closed to who
 * has not joined that, whatever it says itself.
 */
export const placeColumns = sql`
  coalesce(l.is_closed, false) or (coalesce(c.is_closed, false) and cm.role is null) as is_closed, ${placeRole} as role,
  case when l.id is null then cm.user_id is not null and cm.role is null else lm.state is not distinct from 'requested' end
    as requested, ${isBanned} as banned`

/**
 * For lists: whether a user sees what is in the community `c` and its loop `l`, each null outside of one. It says in SQL
 * what the wire's permissions say of `viewContent`.
 */
export const isOpenTo = (userId: string | null | Sql): Sql => sql`(
  not coalesce(c.is_closed, false) and not coalesce(l.is_closed, false)
  or exists (select 1 from community_members inside where inside.community_id = c.id and inside.user_id = ${userId}::bigint
    and inside.role is not null and (not coalesce(l.is_closed, false) or inside.role in ${leading}))
  or exists (select 1 from loop_members inside where inside.loop_id = l.id and inside.user_id = ${userId}::bigint
    and inside.state = 'joined'))`

/** Whether a viewer sees what is in one community or loop. */
export const isPlaceOpenTo = (kind: 'community' | 'loop', id: string, viewerId: string | null): Sql =>
  kind === 'community'
    ? sql`exists (select 1 from communities c left join loops l on false where c.id = ${id} and ${isOpenTo(viewerId)})`
    : sql`exists (select 1 from loops l join communities c on c.id = l.community_id where l.id = ${id}
        and ${isOpenTo(viewerId)})`
