import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import type { decisions } from '../moderation/decisions'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { findCommunity } from './access'
import { record } from './record'

interface Video {
  id: string
  is_here: boolean
  is_removed: boolean
}

interface Deps {
  db: Database
  now: Now
  decisions: Pick<ReturnType<typeof decisions>, 'removeVideo'>
}

/** Takes reposts of a video out of a community and its loops; those that wait too. @returns whether there were any */
const dropReposts = async (tx: Queryable, communityId: string, videoId: string): Promise<boolean> => {
  const gone = await tx.query<{ is_waiting: boolean }>(sql`delete from reposts where video_id = ${videoId}
    and (kind = 'community' and place_id = ${communityId}
      or kind = 'loop' and place_id in (select id from loops where community_id = ${communityId})) returning is_waiting`)
  const counted = gone.filter(({ is_waiting }) => !is_waiting).length
  await tx.query(sql`update videos set reposts_count = greatest(0, reposts_count - ${counted}) where id = ${videoId}`)
  return gone.length > 0
}

/** Taking videos out of a community. */
export const videoRemoval = ({ db, now, decisions: moderation }: Deps) => ({
  /**
   * Takes a video out of sight when it was posted in the community, else its reposts there.
   * @returns the number of videos after it
   * @throws Refusal 403, 404, 5352
   */
  async remove(viewer: Viewer, communityId: string, videoId: string, reason: string): Promise<number> {
    const community = await findCommunity(db, viewer, sql`c.id = ${rowId(communityId)}`)
    community.require('removeVideo')
    const [video] = await db.query<Video>(sql`select id::text, removed_at is not null as is_removed,
        community_id is not distinct from ${community.id}::bigint as is_here
      from videos where id = ${rowId(videoId)} and brand_id = ${viewer.brandId}`)
    if (!video) throw notFound('video')
    const event = { act: 'video_removed', actorId: viewer.userId, videoId: video.id, reason } as const
    if (!video.is_here) {
      await db.tx(async (tx) => {
        if (await dropReposts(tx, community.id, video.id)) await record(tx, community.id, event, now())
      })
    } else if (!video.is_removed) {
      await moderation.removeVideo(viewer, video.id, reason, async (tx) => {
        await tx.query(sql`update communities set pinned_video_id = null
          where id = ${community.id} and pinned_video_id = ${video.id}`)
        await record(tx, community.id, event, now())
      })
    }
    const [row] = await db.query<{ videos: number }>(
      sql`select videos_count as videos from communities where id = ${community.id}`,
    )
    return row?.videos ?? 0
  },
})
