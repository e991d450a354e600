import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

/** Takes back the invitations of somebody who may not invite any more. */
export const revokeInvitesOf = async (tx: Queryable, communityId: string, userId: string, now: Date): Promise<void> => {
  await tx.query(sql`update community_invites set revoked_at = ${now}
    where community_id = ${communityId} and created_by = ${userId} and revoked_at is null`)
}
