import type { WireVideoUpload } from '../../../src/wire/videoUpload'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { notFound } from '../refusal'
import { uploadIdOf } from './uploadPath'

/** What a draft or a post has to know of the video that it holds. */
export interface HeldUpload extends Pick<WireVideoUpload, 'state' | 'problem'> {
  /** The row of `media`, once it is ready. */
  mediaId: string | null
}

interface Deps {
  db: Database
  now: Now
  jobs: JobQueue
}

/** Uploads as those who made them see them, and as drafts and posts hold them. */
export const videoUploads = ({ db, now, jobs }: Deps) => ({
  /** @throws Refusal 404 */
  async status(userId: string, path: string): Promise<WireVideoUpload> {
    const [upload] = await db.query<Omit<WireVideoUpload, 'upload_path'>>(sql`
      select state, size::float, received::float, percent, stage, problem, rungs,
        jsonb_array_length(done) as rungs_done, width, height, duration, has_sound, thumb_url
      from video_uploads where id = ${uploadIdOf(path)}::uuid and user_id = ${userId} and removed_at is null`)
    if (!upload) throw notFound('upload')
    return { upload_path: path, ...upload }
  },

  /**
   * A user's own upload, or null. Its row stays locked until the transaction ends, so that it is settled either before or
   * after, and nobody misses it.
   */
  async find(tx: Queryable, userId: string, path: string): Promise<HeldUpload | null> {
    const [upload] = await tx.query<HeldUpload>(sql`
      select state, problem, media_id::text as "mediaId" from video_uploads
      where id = ${uploadIdOf(path)}::uuid and user_id = ${userId} and removed_at is null for update`)
    return upload ?? null
  },

  /** Keeps a user's own upload for a draft or a post. @returns false for what is not there */
  async use(tx: Queryable, userId: string, path: string): Promise<boolean> {
    const rows = await tx.query(sql`
      update video_uploads set used_at = coalesce(used_at, ${now()})
      where id = ${uploadIdOf(path)}::uuid and user_id = ${userId} and removed_at is null returning 1`)
    return rows.length > 0
  },

  /** Marks an upload for removal by a job after the commit, with all its files; nothing may show it any more. */
  async forget(tx: Queryable, userId: string, path: string): Promise<void> {
    await tx.query(sql`update video_uploads set removed_at = ${now()}
      where id = ${uploadIdOf(path)}::uuid and user_id = ${userId} and removed_at is null`)
    await jobs.add(tx, 'removeVideoFiles', {})
  },

  /** As {@link forget}, all of a user's. */
  async forgetAll(tx: Queryable, userId: string): Promise<void> {
    await tx.query(sql`update video_uploads set removed_at = ${now()} where user_id = ${userId} and removed_at is null`)
    await jobs.add(tx, 'removeVideoFiles', {})
  },
})
