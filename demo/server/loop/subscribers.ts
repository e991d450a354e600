import { isOpenTo } from '../community/place'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { notify } from '../notification/notify'
import { isVisibleTo } from '../video/videos'

/** Where the video is new: in a loop, or in a community itself. */
type Place = { loopId: string; communityId?: never } | { communityId: string; loopId?: never }

interface PlaceIds {
  communityId: string | null
  /** One of the community. */
  loopId: string | null
}

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

/** The rows `n` that told somebody of a video in a community, or in one of its loops. */
const tellings = (videoId: string, { loopId, communityId }: Place): Sql => {
  const community = loopId === undefined ? communityId : sql`(select community_id from loops where id = ${loopId})`
  return sql`notifications n left join loops nl on nl.id = n.loop_id
    where n.kind = 'new_video' and n.video_id = ${videoId} and coalesce(n.community_id, nl.community_id) = ${community}`
}

/**
 * Tells the subscribers of a loop or a community of a new video there: those who see both, but for its author. Who was told
 * of it in that community or one of its loops already is not told again, however often it is moved or reposted, and by
 * whom. To be sent with what brings it there.
 */
export const notifySubscribers = (
  tx: Queryable,
  { videoId, actorId, ...place }: NewVideo,
  now: Date,
): Promise<void> => {
  const people = sql`select s.user_id from ${subscribed(place)}
    and exists (select 1 from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
      where v.id = ${videoId} and v.author_id <> s.user_id and ${isVisibleTo(sql`s.user_id`)})
    and not exists (select 1 from ${tellings(videoId, place)} and n.user_id = s.user_id)`
  return notify(tx, people, { kind: 'new_video', actorId, videoId, ...place }, now)
}

/** Tells those who subscribed to the place that a video was posted in, or moved to: its loop, or else its community. */
export const notifyPlaceOf = async (
  tx: Queryable,
  { communityId, loopId, ...about }: Pick<NewVideo, 'videoId' | 'actorId'> & PlaceIds,
  now: Date,
): Promise<void> => {
  if (loopId !== null) await notifySubscribers(tx, { loopId, ...about }, now)
  else if (communityId !== null) await notifySubscribers(tx, { communityId, ...about }, now)
}
