import type { notificationKinds } from '../../../src/wire/notification'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

export interface Happening {
  kind: (typeof notificationKinds)[number]
  /** Whose doing it is; null for moderators. */
  actorId: string | null
  videoId?: string | null
  commentId?: string | null
  communityId?: string | null
  caseId?: string | null
}

/**
 * Tells people what happened, each of them once: not the one who did it, and nobody who has blocked that one. To be sent
 * with the transaction that does it.
 */
export const notify = async (
  tx: Queryable,
  userIds: readonly string[],
  { kind, actorId, videoId = null, commentId = null, communityId = null, caseId = null }: Happening,
  now: Date,
): Promise<void> => {
  if (userIds.length === 0) return
  await tx.query(sql`
    insert into notifications (user_id, kind, actor_id, video_id, comment_id, community_id, case_id, created_at)
    select u.id, ${kind}, ${actorId}::bigint, ${videoId}::bigint, ${commentId}::bigint, ${communityId}::bigint,
      ${caseId}::bigint, ${now}
    from users u where u.id = any(${userIds}::bigint[]) and u.deleted_at is null and u.id is distinct from ${actorId}::bigint
      and not exists (select 1 from blocks b where b.user_id = u.id and b.blocked_id = ${actorId}::bigint)
    on conflict do nothing`)
}
