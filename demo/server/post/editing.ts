import { codes } from '../../../src/wire/codes'
import { holdAccount } from '../account/presence'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notifyPlaceOf } from '../loop/subscribers'
import { takePace } from '../pace/paces'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { findTarget, requireAllowed } from '../video/target'
import type { PostDeps } from './creating'
import { type Before, postDetails } from './details'
import { findPlace } from './place'
import { captionMentions, notifyMentioned } from './publishing'
import { requireWords, titleOf, type Written } from './written'

interface Row extends Before {
  title: string
  caption: string
  community_id: string | null
  loop_id: string | null
  is_closed: boolean
}

/** Changing posts. */
export const postEditing = ({ db, now, locations, ...deps }: PostDeps) => {
  const setDetails = postDetails(deps)

  const lock = async (tx: Queryable, { userId }: Viewer, videoId: string): Promise<Row> => {
    const [row] = await tx.query<Row>(sql`select v.id::text, v.author_id::text, v.brand_id::text, v.media_id::text,
        v.linkout_id::text, v.cover_path, v.caption_files, v.title, v.caption, v.community_id::text, v.loop_id::text,
        coalesce(c.is_closed, false) or coalesce(l.is_closed, false) as is_closed
      from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
      where v.id = ${rowId(videoId)} and v.author_id = ${userId} and v.removed_at is null for update of v`)
    if (!row) throw notFound('video')
    return row
  }

  const setWords = async (tx: Queryable, viewer: Viewer, before: Row, written: Written) => {
    const { caption } = written
    if (caption === undefined) return
    const mentions = await captionMentions(tx, viewer, written)
    // A name of its own, which nobody can write here, stays.
    const title = before.title === titleOf(before.caption) ? titleOf(caption) : before.title
    await tx.query(sql`update videos set caption = ${caption}, title = ${title},
      facets = ${JSON.stringify(mentions)}::jsonb where id = ${before.id}`)
    await notifyMentioned(tx, mentions, { actorId: viewer.userId, videoId: before.id }, now())
  }

  const setPlace = async (tx: Queryable, viewer: Viewer, before: Row, written: Written) => {
    const { community_id = before.community_id, loop_id = null } = written
    const isGiven = written.community_id !== undefined || written.loop_id !== undefined
    if (!isGiven || (community_id === before.community_id && loop_id === before.loop_id)) return
    if (before.is_closed) throw new Refusal(codes.conflict, 'What is in a closed place stays there')
    const place = await findPlace(tx, viewer, { community_id, loop_id }, now())
    await tx.query(sql`update videos set community_id = ${place.communityId}::bigint, loop_id = ${place.loopId}::bigint
      where id = ${before.id}`)
    if (place.communityId !== before.community_id) {
      await tx.query(sql`update communities set
          videos_count = greatest(0, videos_count + case when id = ${place.communityId}::bigint then 1 else -1 end),
          pinned_video_id = nullif(pinned_video_id, ${before.id})
        where id in (${before.community_id}::bigint, ${place.communityId}::bigint)`)
    }
    // Out of a loop into its own community nothing is new.
    if (place.loopId === null && place.communityId === before.community_id) return
    await notifyPlaceOf(tx, { ...place, videoId: before.id, actorId: viewer.userId }, now())
  }

  return {
    /**
     * Changes what is given of a published video of the viewer's own: all of it or nothing.
     * @throws Refusal 400, 403, 404, 409 out of a closed place, 5350, 5352, 5355, 5361, 429
     */
    async edit(viewer: Viewer, videoId: string, written: Written): Promise<void> {
      const target = await findTarget(db, viewer, { videoId })
      if (target.author_id !== viewer.userId) throw new Refusal(codes.forbidden, 'This video is somebody else’s')
      requireAllowed(target, viewer.userId, 'editOwn')
      await requireWords(db, viewer.brandId, written)
      if (written.location_id && !locations.find(written.location_id)) throw notFound('location')
      await db.tx(async (tx) => {
        await holdAccount(tx, viewer)
        const before = await lock(tx, viewer, target.id)
        await takePace(tx, viewer, 'edit', now())
        await setWords(tx, viewer, before, written)
        await setPlace(tx, viewer, before, written)
        await setDetails(tx, before, written)
      })
    },
  }
}
