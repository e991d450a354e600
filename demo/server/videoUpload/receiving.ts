import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codes } from '../../../src/wire/codes'
import { videoLimits } from '../../../src/wire/videoFile'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { badRequest, notFound, Refusal, waitable } from '../refusal'
import type { Storage } from '../storage/storage'
import { maxUnfinished, maxWaitingVideos, type UploadLimits } from './uploadLimits'

/** What a client says of a video before it sends the first byte. */
export interface Announcement {
  id: string
  /** Bytes. */
  size: number
  type: string
  fileName: string
}

export interface ReceivedUpload {
  content_type: string
  file_name: string
  size: number
  received: number
}

interface Counts {
  today: number
  unfinished: number
  /** Bytes that wait for processing. */
  bytes: number
}

const day = 24 * 60 * 60 * 1000
const maxNameLength = 120

/** Without what no database or header takes. */
const plainName = (name: string) => name.replace(/\p{Cc}/gu, '').slice(0, maxNameLength)

interface Deps {
  db: Database
  now: Now
  storage: Storage
  jobs: JobQueue
  limits: UploadLimits
  /** The folder of this machine where videos are processed. */
  scratch: string
}

/** Bytes that this machine has left where a folder is, or will be. */
const freeBytes = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    const above = dirname(folder)
    return above === folder ? 0 : freeBytes(above)
  }
}

/** Takes the bytes of videos, in parts, so that none is lost when a line or a process breaks. */
export const videoReceiving = ({ db, now, storage, jobs, limits, scratch }: Deps) => {
  const count = async (tx: Queryable, userId: string): Promise<Counts> => {
    const [counts] = await tx.query<Counts>(sql`
      select count(*) filter (where asked_at > ${new Date(now().getTime() - day)})::int as today,
        count(*) filter (where state = 'uploading' and removed_at is null)::int as unfinished,
        coalesce(sum(size) filter (where settled_at is null and removed_at is null), 0)::float as bytes
      from video_uploads where user_id = ${userId}`)
    return counts as Counts
  }

  /** @throws Refusal 413, 415, 429, 503 */
  const checkLimits = async (tx: Queryable, userId: string, { size }: Announcement) => {
    const { today, unfinished, bytes } = await count(tx, userId)
    if (today >= limits.perDay) throw waitable(codes.tooMany, `You may upload ${limits.perDay} videos a day`, 3600)
    if (unfinished >= maxUnfinished) throw waitable(codes.tooMany, 'Please finish your other uploads first', 60)
    if (bytes + size > maxWaitingVideos * limits.bytes)
      throw waitable(codes.tooMany, 'Your other videos are still being prepared', 60)
  }

  /** Adds bytes behind those that are kept; the last ones start the processing. @returns whether they were the next ones */
  const keep = (id: string, path: string, start: number, size: number) =>
    db.tx(async (tx) => {
      const [upload] = await tx.query<{ user_id: string; is_complete: boolean }>(sql`
        update video_uploads set received = received + ${size}, touched_at = ${now()},
          state = case when received + ${size} = size then 'waiting' else state end
        where id = ${id} and removed_at is null and state = 'uploading' and received = ${start}
        returning user_id::text, received = size as is_complete`)
      if (!upload) return false
      await tx.query(sql`update video_files set is_kept = true where path = ${path}`)
      if (upload.is_complete) await jobs.add(tx, 'processVideo', { uploadId: id, userId: upload.user_id })
      return true
    })

  return {
    /** @throws Refusal 413 too large, 415 no video, 429 too many, 503 when there is no room for it */
    async begin(userId: string, announcement: Announcement): Promise<void> {
      const { id, size, type, fileName } = announcement
      if (!videoLimits.types.some((it) => it === type))
        throw new Refusal(codes.unsupportedType, 'Choose an MP4, MOV or WebM file')
      if (size < 1) throw badRequest('The file is empty')
      if (size > limits.bytes)
        throw new Refusal(codes.tooLarge, 'The video is too large', { data: { maxBytes: limits.bytes } })
      // Processing needs space for a second copy of the file and for its renditions.
      if ((await freeBytes(scratch)) < 3 * size) throw new Refusal(codes.unavailable, 'There is no room for videos now')
      await db.tx(async (tx) => {
        // Parallel requests of one person wait for each other, so that the counts are right.
        await tx.query(sql`select 1 from users where id = ${userId} for update`)
        await checkLimits(tx, userId, announcement)
        await tx.query(sql`
          insert into video_uploads (id, user_id, content_type, file_name, size, asked_at, touched_at)
          values (${id}, ${userId}, ${type}, ${plainName(fileName)}, ${size}, ${now()}, ${now()})`)
      })
    },

    /** @throws Refusal 404 for what is not the user's, or not any more */
    async requireOwn(userId: string, id: string): Promise<void> {
      const rows = await db.query(
        sql`select 1 from video_uploads where id = ${id} and user_id = ${userId} and removed_at is null`,
      )
      if (rows.length === 0) throw notFound('upload')
    },

    async read(id: string): Promise<ReceivedUpload | undefined> {
      const [upload] = await db.query<ReceivedUpload>(sql`
        select content_type, file_name, size::float, received::float from video_uploads
        where id = ${id} and removed_at is null`)
      return upload
    },

    /**
     * Keeps bytes of an upload.
     * @param start the byte that they begin with
     * @returns false when others came in between, and these are dropped
     */
    async add(id: string, start: number, bytes: Uint8Array): Promise<boolean> {
      // Parallel requests may write the same bytes, so each has its own file. No file with this ending is ever served.
      const path = `incoming/${id}/${start}-${randomBytes(4).toString('hex')}.part`
      const noted = await db.query(sql`
        insert into video_files (path, upload_id, starts_at, size)
        select ${path}, id, ${start}, ${bytes.byteLength} from video_uploads
        where id = ${id} and removed_at is null and state = 'uploading' returning 1`)
      if (noted.length === 0) return false
      await storage.put(path, bytes)
      if (await keep(id, path, start, bytes.byteLength)) {
        jobs.wake()
        return true
      }
      await storage.remove(path)
      await db.query(sql`delete from video_files where path = ${path}`)
      return false
    },

    /**
     * Throws an upload away.
     * @throws Refusal 404, 409 when a draft or a post holds it
     */
    async discard(userId: string, id: string): Promise<void> {
      await db.tx(async (tx) => {
        const [upload] = await tx.query<{ used_at: Date | null }>(sql`select used_at from video_uploads
          where id = ${id} and user_id = ${userId} and removed_at is null for update`)
        if (!upload) throw notFound('upload')
        if (upload.used_at) throw new Refusal(codes.conflict, 'A draft or a post holds this video')
        await tx.query(sql`update video_uploads set removed_at = ${now()} where id = ${id}`)
        await jobs.add(tx, 'removeVideoFiles', {})
      })
      jobs.wake()
    },
  }
}
