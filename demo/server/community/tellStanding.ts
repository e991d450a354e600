import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Happening } from '../notification/happening'
import { notify } from '../notification/notify'

/** What people are told of their own place in a community: only the latest of these counts. */
const kinds = [
  ...(['join_accepted', 'role_leader', 'role_moderator', 'role_member'] as const),
  ...(['member_removed', 'member_banned'] as const),
] satisfies readonly Happening['kind'][]

/**
 * Tells people what they are in a community now, in place of what they were told before.
 * @param actorId null where nobody is named
 */
export const tellStanding = async (
  tx: Queryable,
  communityId: string,
  userIds: readonly string[],
  { kind, actorId }: { kind: (typeof kinds)[number]; actorId: string | null },
  now: Date,
): Promise<void> => {
  await tx.query(sql`delete from notifications where user_id = any(${userIds}::bigint[]) and community_id = ${communityId}
    and kind = any(${kinds}::text[])`)
  await notify(tx, userIds, { kind, actorId, communityId }, now)
}
