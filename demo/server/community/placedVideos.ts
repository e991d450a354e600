import type { InferType } from 'yup'
import { codes } from '../../../src/wire/codes'
import type { moveVideo, pinVideo } from '../../../src/wire/communityVideos'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notifySubscribers } from '../loop/subscribers'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { videoLink } from '../video/videoLink'
import { record } from './record'
import { runCommunity } from './running'

type Pinned = InferType<(typeof pinVideo)['answer']>
type Moved = InferType<(typeof moveVideo)['answer']>

interface Video {
  id: string
  loop_id: string | null
  in_closed_loop: boolean
  comments_off: boolean
  is_pinned: boolean
  link: Pinned['pinned_video']
}

/** @throws Refusal 404 for a video that was not posted in the community */
const findVideo = async (tx: Queryable, communityId: string, videoId: string): Promise<Video> => {
  const [video] = await tx.query<Video>(sql`
    select v.id::text, v.loop_id::text, coalesce(l.is_closed, false) as in_closed_loop, v.comments_off,
      c.pinned_video_id is not distinct from v.id as is_pinned, ${videoLink} as link
    from videos v join communities c on c.id = v.community_id join media m on m.id = v.media_id
    left join loops l on l.id = v.loop_id
    where v.id = ${rowId(videoId)} and v.community_id = ${communityId} and v.removed_at is null`)
  if (!video) throw notFound('video')
  return video
}

/** What those who lead a community do with the videos that were posted in it. */
export const placedVideos = (db: Database, now: Now) => ({
  /** Puts a video first, or with null none. @throws Refusal 403, 404 */
  pin: (viewer: Viewer, communityId: string, videoId: string | null): Promise<Pinned> =>
    runCommunity(db, viewer, communityId, 'pinVideo', async (tx, { id }) => {
      const video = videoId === null ? null : await findVideo(tx, id, videoId)
      const [before] = await tx.query<{ pinned: string | null }>(
        sql`select pinned_video_id::text as pinned from communities where id = ${id}`,
      )
      const changed = video?.id ?? before?.pinned
      if ((before?.pinned ?? null) !== (video?.id ?? null) && changed) {
        await tx.query(sql`update communities set pinned_video_id = ${video?.id ?? null}::bigint where id = ${id}`)
        const act = video ? 'video_pinned' : 'video_unpinned'
        await record(tx, id, { act, actorId: viewer.userId, videoId: changed }, now())
      }
      return { pinned_video: video?.link ?? null }
    }),

  /**
   * Puts a video into a loop of the community, or with null into none. What is in a closed loop stays there, because who
   * posted it chose who sees it.
   * @throws Refusal 403, 404, 409 from a closed loop
   */
  move: (viewer: Viewer, communityId: string, videoId: string, loopId: string | null): Promise<Moved> =>
    runCommunity(db, viewer, communityId, 'moveVideo', async (tx, { id }) => {
      const video = await findVideo(tx, id, videoId)
      const [loop] =
        loopId === null
          ? []
          : await tx.query<NonNullable<Moved['loop']>>(sql`select id::text as loop_id, slug, name from loops
              where id = ${rowId(loopId)} and community_id = ${id} and archived_at is null`)
      if (loopId !== null && !loop) throw notFound('loop')
      const target = loop?.loop_id ?? null
      if (target !== video.loop_id) {
        if (video.in_closed_loop) throw new Refusal(codes.conflict, 'What is in a closed loop stays there')
        await tx.query(sql`update videos set loop_id = ${target}::bigint where id = ${video.id}`)
        const event = { act: 'video_moved', actorId: viewer.userId, videoId: video.id, loopId: target } as const
        await record(tx, id, event, now())
        if (target !== null) {
          await notifySubscribers(tx, { loopId: target, videoId: video.id, actorId: viewer.userId }, now())
        }
      }
      return { loop: loop ?? null }
    }),

  /** Closes the comments under a video, or opens them. @throws Refusal 403, 404 */
  setComments: (viewer: Viewer, communityId: string, videoId: string, off: boolean) =>
    runCommunity(db, viewer, communityId, 'setComments', async (tx, { id }) => {
      const video = await findVideo(tx, id, videoId)
      if (video.comments_off !== off) {
        await tx.query(sql`update videos set comments_off = ${off} where id = ${video.id}`)
        const act = off ? 'comments_off' : 'comments_on'
        await record(tx, id, { act, actorId: viewer.userId, videoId: video.id }, now())
      }
      return { comments_off: off }
    }),
})
