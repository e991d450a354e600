import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { SanctionPlace } from './sanctions'

/** Keeps why somebody was taken out of a place. To be sent with the transaction that does it. */
export const keepRemoval = async (
  tx: Queryable,
  { communityId, loopId }: SanctionPlace,
  userId: string,
  reason: string,
  at: Date,
): Promise<void> => {
  await tx.query(sql`insert into removals (community_id, loop_id, user_id, reason, at)
    values (${communityId}, ${loopId ?? null}, ${userId}, ${reason}, ${at})
    on conflict (user_id, community_id, (coalesce(loop_id, 0))) do update set reason = excluded.reason, at = excluded.at`)
}

/** Forgets why people were taken out of a place that they come back to. */
export const forgetRemovals = async (
  tx: Queryable,
  { communityId, loopId }: SanctionPlace,
  userIds: readonly string[],
): Promise<void> => {
  await tx.query(sql`delete from removals where user_id = any(${userIds}::bigint[]) and community_id = ${communityId}
    and loop_id is not distinct from ${loopId ?? null}::bigint`)
}
