import type { notificationKinds } from '../../../src/wire/notification'
import { isOpenTo } from '../community/place'
import type { Queryable } from '../database/database'
import { Sql, sql } from '../database/sql'

export interface Happening {
  kind: (typeof notificationKinds)[number]
  /** Whose doing it is; null for moderators. */
  actorId: string | null
  videoId?: string | null
  commentId?: string | null
  /** Of what happens in a community itself, or in one of its loops: one of the two. */
  communityId?: string | null
  loopId?: string | null
  caseId?: string | null
}

/** Whether a user (`u`) may see a video where it is. */
const seesVideo = (videoId: string): Sql => sql`exists (
  select 1 from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
  where v.id = ${videoId} and ${isOpenTo(sql`u.id`)})`

/**
 * Tells people what happened, each of them once: not the one who did it, nobody who has blocked that one, and nobody whom
 * the place is closed to, except what moderators decide. To be sent with the transaction that does it.
 * @param people their ids, or a statement that selects them
 */
export const notify = async (
  tx: Queryable,
  people: readonly string[] | Sql,
  { kind, actorId, videoId = null, commentId = null, communityId = null, caseId = null, loopId = null }: Happening,
  now: Date,
): Promise<void> => {
  if (!(people instanceof Sql) && people.length === 0) return
  const ids = people instanceof Sql ? people : sql`select unnest(${people}::bigint[])`
  await tx.query(sql`
    insert into notifications (user_id, kind, actor_id, video_id, comment_id, community_id, case_id,
      loop_id, created_at)
    select u.id, ${kind}, ${actorId}::bigint, ${videoId}::bigint, ${commentId}::bigint, ${communityId}::bigint,
      ${caseId}::bigint, ${loopId}::bigint, ${now}
    from users u where u.id in (${ids}) and u.deleted_at is null and u.id is distinct from ${actorId}::bigint
      and not exists (select 1 from blocks b where b.user_id = u.id and b.blocked_id = ${actorId}::bigint)
      and ${videoId !== null && caseId === null ? seesVideo(videoId) : sql`true`}
    on conflict do nothing`)
}
