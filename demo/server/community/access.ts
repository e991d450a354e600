import { type Action, may, standingOf } from '../../../src/wire/permissions'
import { sql } from '../database/sql'

/** A viewer's relation to a community, as the permissions of the wire need it. */
export interface Access {
  is_closed: boolean
  role: number | null
  requested: boolean
}

/** The columns of {@link Access} in a statement whose `c` is a community, or null outside of communities. */
export const accessColumns = sql`coalesce(c.is_closed, false) as is_closed, cm.role,
  cm.user_id is not null and cm.role is null as requested`

/** The join that {@link accessColumns} needs. */
export const joinMembership = (viewerId: string | null) =>
  sql`left join community_members cm on cm.community_id = c.id and cm.user_id = ${viewerId}::bigint`

/** Whether a viewer, or with null a signed-out visitor, may do an action there. */
export const allows = ({ is_closed, ...relation }: Access, viewerId: string | null, action: Action): boolean =>
  may(standingOf(viewerId === null ? null : relation), action, { isClosed: is_closed })
