import type { NotificationChannel } from '../../../src/wire/notificationKinds'
import { raw, type Sql, sql } from '../database/sql'
import { isVisibleTo } from '../video/videos'

/**
 * What a user is told (`n`) in one of the ways: by nobody whom the user has blocked since, of no post that the user has
 * deleted, and, but for what moderators decided, of no video that the user doesn't see any more.
 */
export const isListed = (userId: string, channel: NotificationChannel): Sql => sql`(n.user_id = ${userId}
  and n.${raw(channel)}
  and not exists (select 1 from blocks b where b.user_id = ${userId} and b.blocked_id = n.actor_id)
  and (n.post_id is null or exists (select 1 from posts_in_work w where w.id = n.post_id and w.author_deleted_at is null))
  and (n.video_id is null or n.case_id is not null or exists (
    select 1 from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
    where v.id = n.video_id and ${isVisibleTo(userId)})))`
