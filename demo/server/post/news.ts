import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { notify } from '../notification/notify'

interface BrandVideo {
  videoId: string
  /** Its author. */
  actorId: string
}

/**
 * Tells those who want the brand's own news of a video by one of its accounts, but for who has heard of it already. To be
 * sent with what publishes it.
 */
export const notifyNews = (tx: Queryable, { videoId, actorId }: BrandVideo, now: Date): Promise<void> => {
  const people = sql`select s.user_id from users a join users r on r.brand_id = a.brand_id
    join notification_settings s on s.user_id = r.id and s.topic = 'news'
    where a.id = ${actorId} and a.is_brand_system_user
      and not exists (select 1 from notifications n where n.user_id = s.user_id and n.video_id = ${videoId})`
  return notify(tx, people, { kind: 'brand_video', actorId, videoId }, now)
}
