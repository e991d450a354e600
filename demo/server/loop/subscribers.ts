import { isOpenTo } from '../community/place'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { notify } from '../notification/notify'
import { isVisibleTo } from '../video/videos'

interface NewVideo {
  loopId: string
  videoId: string
  /** Who posted or reposted it there. */
  actorId: string
}

/** Tells the subscribers of a loop of a new video there: those who see both. To be sent with what brings it there. */
export const notifySubscribers = (tx: Queryable, { loopId, videoId, actorId }: NewVideo, now: Date): Promise<void> => {
  const user = sql`s.user_id`
  const people = sql`select s.user_id from loop_members s where s.loop_id = ${loopId} and s.subscribed
    and exists (select 1 from loops l join communities c on c.id = l.community_id
      where l.id = s.loop_id and l.archived_at is null and ${isOpenTo(user)})
    and exists (select 1 from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
      where v.id = ${videoId} and ${isVisibleTo(user)})`
  return notify(tx, people, { kind: 'new_video', actorId, videoId, loopId }, now)
}
