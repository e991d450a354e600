import { codes } from '../../../src/wire/codes'
import { undoTime } from '../../../src/wire/postLimits'
import { holdAccount } from '../account/presence'
import { allows } from '../community/access'
import type { videoRemoval } from '../community/videoRemoval'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notifyPlaceOf } from '../loop/subscribers'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { findTarget, requireAllowed } from '../video/target'
import { restoreVideo, withdrawVideo } from '../video/withdrawal'
import type { PostDeps } from './creating'

/** Milliseconds that a deleted post is kept: the time for undoing it, and as much again for slow lines. */
const keptTime = 2 * undoTime

interface Gone {
  id: string
  author_id: string
  media_id: string
  upload_path: string | null
  cover_path: string | null
  caption_files: Array<{ path: string }>
}

interface Deps extends Pick<PostDeps, 'db' | 'now' | 'files' | 'videoFiles'> {
  videoRemoval: Pick<ReturnType<typeof videoRemoval>, 'remove'>
}

/** Deleting posts, which their authors can undo for a moment. */
export const postRemoval = ({ db, now, files, videoFiles, videoRemoval: moderation }: Deps) => {
  const keptSince = () => new Date(now().getTime() - keptTime)

  const deleteOwn = (viewer: Viewer, videoId: string) =>
    db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      await withdrawVideo(tx, videoId, now())
      await tx.query(
        sql`update videos set author_deleted_at = removed_at where id = ${videoId} and author_deleted_at is null`,
      )
    })

  const deleteInWork = async ({ userId }: Viewer, videoId: string): Promise<boolean> => {
    const rows = await db.query(sql`update posts_in_work set author_deleted_at = ${now()}
      where id = ${rowId(videoId)} and author_id = ${userId} and author_deleted_at is null returning 1`)
    return rows.length > 0
  }

  /** Everything that hangs on a video goes with its row. */
  const erase = async (tx: Queryable, it: Gone) => {
    await tx.query(sql`delete from videos where id = ${it.id}`)
    for (const path of [it.cover_path, ...it.caption_files.map(({ path }) => path)]) {
      if (path) await files.forget(tx, it.author_id, path)
    }
    if (it.upload_path) await videoFiles.forget(tx, it.author_id, it.upload_path)
    // An upload's own is gone with it; of others nobody knows who else shows it.
    else {
      await tx.query(sql`delete from media m where m.id = ${it.media_id}
        and not exists (select 1 from videos v where v.media_id = m.id)`)
    }
  }

  return {
    /**
     * Deletes a post of the viewer's own, or takes away one in a place that the viewer leads.
     * @throws Refusal 403, 404, 5352
     */
    async delete(viewer: Viewer, videoId: string): Promise<void> {
      if (await deleteInWork(viewer, videoId)) return
      const target = await findTarget(db, viewer, { videoId })
      if (target.author_id === viewer.userId) {
        requireAllowed(target, viewer.userId, 'deleteOwn')
        return deleteOwn(viewer, target.id)
      }
      if (target.community_id === null || !allows(target, viewer.userId, 'deleteAny')) {
        throw new Refusal(codes.forbidden, 'Only its author and those who lead its community can delete it')
      }
      await moderation.remove(viewer, target.community_id, target.id, '')
    },

    /** Brings a post back that the viewer has just deleted. @throws Refusal 404 once it is too late */
    async restore(viewer: Viewer, videoId: string): Promise<void> {
      await db.tx(async (tx) => {
        await holdAccount(tx, viewer)
        const mine = sql`id = ${rowId(videoId)} and author_id = ${viewer.userId} and author_deleted_at > ${keptSince()}`
        const posts = await tx.query(sql`update posts_in_work set author_deleted_at = null where ${mine} returning 1`)
        const videos = await tx.query<{ id: string; communityId: string | null; loopId: string | null }>(
          sql`update videos set author_deleted_at = null where ${mine}
            returning id::text, community_id::text as "communityId", loop_id::text as "loopId"`,
        )
        for (const { id, ...place } of videos) {
          await restoreVideo(tx, id)
          // It may have been deleted before it was published.
          await notifyPlaceOf(tx, { ...place, videoId: id, actorId: viewer.userId }, now())
        }
        if (posts.length + videos.length === 0) throw notFound('deleted post')
      })
    },

    /** Erases what was deleted and is not undone any more. */
    async sweep(): Promise<void> {
      const over = sql`author_deleted_at < ${keptSince()}`
      const videos = await db.query<Gone>(sql`select id::text, author_id::text, media_id::text, upload_path, cover_path,
        caption_files from videos where ${over}`)
      for (const it of videos) {
        await db.tx(async (tx) => {
          const [still] = await tx.query(sql`select 1 from videos where id = ${it.id} and ${over} for update`)
          if (still) await erase(tx, it)
        })
      }
      await db.tx(async (tx) => {
        const posts = await tx.query<{ author_id: string; upload_path: string }>(
          sql`delete from posts_in_work where ${over} returning author_id::text, upload_path`,
        )
        for (const { author_id, upload_path } of posts) await videoFiles.forget(tx, author_id, upload_path)
      })
    },
  }
}
