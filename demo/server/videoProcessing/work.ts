import type { WireVideoUpload } from '../../../src/wire/videoUpload'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { list, sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { uploadPathOf } from '../videoUpload/uploadPath'
import type { Rung } from './playlist'
import type { Problem } from './problem'

/** An upload that a process has taken to work on. */
export interface Work {
  id: string
  userId: string
  /** Renditions that an earlier process has put into the storage. */
  done: Rung[]
}

/** What is known of an upload in work, for those who watch it. */
export interface Findings {
  width: number
  height: number
  duration: number
  hasSound: boolean
  rungs: number
}

/** A video that can be watched, as the row of `media` holds it. */
export interface Watchable {
  width: number
  height: number
  duration: number
  hlsUrl: string | null
  /** See `firstUrlsOf`. */
  hlsFirstUrls: readonly string[]
  mp4Url: string
  posterUrl: string
  thumbUrl: string
  placeholder: string
}

/** The upload was thrown away, or another process has settled it. */
export class WorkGone extends Error {
  override name = 'WorkGone'
}

/** Hears inside the transaction that an upload is ready or has failed, by its path. */
export type OnSettled = (tx: Queryable, path: string) => Promise<void>

interface Deps {
  db: Database
  now: Now
  jobs: JobQueue
  onSettled: OnSettled
}

/** The rows of uploads in work. What no longer is in work is left alone, and says so by `WorkGone`. */
export const videoWork = ({ db, now, jobs, onSettled }: Deps) => {
  const inWork = (id: string) => sql`id = ${id} and state = 'processing' and removed_at is null`
  const change = async (id: string, changes: ReturnType<typeof sql>, on: Queryable = db) => {
    const rows = await on.query(
      sql`update video_uploads set seen_at = ${now()}, ${changes} where ${inWork(id)} returning 1`,
    )
    if (rows.length === 0) throw new WorkGone('the upload is not in work any more')
  }
  const settle = async (id: string, work: (tx: Queryable) => Promise<void>) => {
    await db.tx(async (tx) => {
      // Locked first, so that a post that looks for the upload comes either before or after all of this.
      await change(id, sql`settled_at = ${now()}, stage = null`, tx)
      await work(tx)
      await jobs.add(tx, 'removeVideoFiles', {})
      await onSettled(tx, uploadPathOf(id))
    })
    jobs.wake()
  }

  return {
    /** @returns null for what is settled or gone */
    async begin(id: string): Promise<Work | null> {
      const [row] = await db.query<{ user_id: string; done: Rung[] }>(sql`
        update video_uploads set state = 'processing', stage = 'reading', started_at = ${now()}, seen_at = ${now()}
        where id = ${id} and removed_at is null and state in ('waiting', 'processing') returning user_id::text, done`)
      return row ? { id, userId: row.user_id, done: row.done } : null
    },

    /** Where the parts of what was uploaded are, in order. */
    async parts(id: string): Promise<string[]> {
      const rows = await db.query<{ path: string }>(
        sql`select path from video_files where upload_id = ${id} and is_kept order by starts_at`,
      )
      return rows.map(({ path }) => path)
    },

    /** @param percent of all the work */
    report: (id: string, stage: NonNullable<WireVideoUpload['stage']>, percent: number): Promise<void> =>
      change(id, sql`stage = ${stage}, percent = greatest(percent, ${Math.min(99, Math.floor(percent))})`),

    found: (id: string, { width, height, duration, hasSound, rungs }: Findings): Promise<void> =>
      change(
        id,
        sql`width = ${width}, height = ${height}, duration = ${duration}, has_sound = ${hasSound}, rungs = ${rungs}`,
      ),

    /** Says that this process is still at it. */
    seen: (id: string): Promise<void> => change(id, sql`stage = stage`),

    drawn: (id: string, thumbUrl: string): Promise<void> => change(id, sql`thumb_url = ${thumbUrl}`),

    /** Notes files before they are written, so that they are removed if nothing comes of them. */
    async note(id: string, paths: readonly string[]): Promise<void> {
      await db.tx(async (tx) => {
        await change(id, sql`stage = stage`, tx)
        const values = list(paths.map((path) => sql`(${path}, ${id}::uuid)`))
        await tx.query(sql`insert into video_files (path, upload_id) values ${values} on conflict do nothing`)
      })
    },

    rungDone: (id: string, rung: Rung): Promise<void> =>
      change(id, sql`done = done || ${JSON.stringify([rung])}::jsonb`),

    settleReady: (id: string, it: Watchable): Promise<void> =>
      settle(id, async (tx) => {
        const [media] = await tx.query<{ id: string }>(sql`
          insert into media (width, height, duration, hls_url, hls_first_urls, fast_start_url, poster_url, thumb_url,
            placeholder)
          values (${it.width}, ${it.height}, ${it.duration}, ${it.hlsUrl}, ${JSON.stringify(it.hlsFirstUrls)}::jsonb,
            ${it.mp4Url}, ${it.posterUrl}, ${it.thumbUrl}, ${it.placeholder}) returning id::text`)
        await tx.query(sql`update video_uploads set state = 'ready', percent = 100, media_id = ${media?.id ?? null},
            width = ${it.width}, height = ${it.height}, duration = ${it.duration}, thumb_url = ${it.thumbUrl}
          where id = ${id}`)
      }),

    settleFailed: (id: string, problem: Problem): Promise<void> =>
      settle(id, async (tx) => {
        await tx.query(sql`update video_uploads set state = 'failed', problem = ${problem}, thumb_url = null
          where id = ${id}`)
      }),

    /** Gives the upload back, for another attempt. */
    async giveBack(id: string): Promise<void> {
      await db.query(
        sql`update video_uploads set state = 'waiting', stage = null where id = ${id} and state = 'processing'`,
      )
    },
  }
}

export type VideoWork = ReturnType<typeof videoWork>
