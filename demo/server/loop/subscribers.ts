import { isOpenTo } from '../community/place'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { notify } from '../notification/notify'
import { isVisibleTo } from '../video/videos'

/** Where the video is new: in a loop, or in a community itself. */
type Place = { loopId: string; communityId?: never } | { communityId: string; loopId?: never }

type NewVideo = Place & {
  videoId: string
  /** Who posted or reposted it there. */
  actorId: string
}

/** The rows `s` of those who want to hear of a place and may see it. */
const subscribed = ({ loopId, communityId }: Place): Sql =>
  loopId === undefined
    ? sql`community_members s where s.community_id = ${communityId} and s.subscribed`
    : sql`loop_members s where s.loop_id = ${loopId} and s.subscribed
        and exists (select 1 from loops l join communities c on c.id = l.community_id
          where l.id = s.loop_id and l.archived_at is null and ${isOpenTo(sql`s.user_id`)})`

/** Tells the subscribers of a loop or a community of a new video there: those who see both. To be sent with what brings it there. */
export const notifySubscribers = (
  tx: Queryable,
  { videoId, actorId, ...place }: NewVideo,
  now: Date,
): Promise<void> => {
  const people = sql`select s.user_id from ${subscribed(place)}
    and exists (select 1 from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
      where v.id = ${videoId} and ${isVisibleTo(sql`s.user_id`)})`
  return notify(tx, people, { kind: 'new_video', actorId, videoId, ...place }, now)
}
