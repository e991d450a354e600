import type { Now } from '../clock'
import type { Database } from '../database/database'
import { type Sql, sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import type { Storage } from '../storage/storage'
import { keepTimes } from './uploadLimits'

/** Milliseconds after which a process that says nothing no longer works on an upload. */
const silence = 2 * 60 * 1000

interface Deps {
  db: Database
  now: Now
  storage: Storage
  jobs: JobQueue
}

/** Removes what no upload needs any more. */
export const videoCleaning = ({ db, now, storage, jobs }: Deps) => {
  const ago = (ms: number) => new Date(now().getTime() - ms)

  /** @returns errors of the storage for what it did not remove; the others are gone */
  const remove = async (which: Sql) => {
    const files = await db.query<{ path: string }>(
      sql`select f.path from video_files f join video_uploads u on u.id = f.upload_id where ${which}`,
    )
    const errors: unknown[] = []
    for (const { path } of files)
      try {
        await storage.remove(path)
        await db.query(sql`delete from video_files where path = ${path}`)
      } catch (error) {
        errors.push(error)
      }
    return errors
  }

  return {
    /** Marks uploads that nothing came of: unfinished ones a while after their last byte, others that nothing holds. */
    async sweep(): Promise<void> {
      await db.tx(async (tx) => {
        await tx.query(sql`
          update video_uploads set removed_at = ${now()} where removed_at is null and (
            state = 'uploading' and touched_at < case when used_at is null
              then ${ago(keepTimes.unfinished)} else ${ago(keepTimes.heldUnfinished)} end::timestamptz
            or used_at is null and settled_at < ${ago(keepTimes.unused)})`)
        await jobs.add(tx, 'removeVideoFiles', {})
      })
      jobs.wake()
    },

    /**
     * Removes the files of uploads that are marked, and then their rows; of the others what was uploaded, once it is
     * processed, and what a failed processing has left. What a process works on waits for a later run.
     * @throws AggregateError of the storage for what it did not remove
     */
    async removeFiles(): Promise<void> {
      const isIdle = sql`(u.state <> 'processing' or u.seen_at < ${ago(silence)})`
      const errors = [
        ...(await remove(sql`u.removed_at is null and u.settled_at is not null
          and (f.starts_at is not null or u.state = 'failed')`)),
        ...(await remove(sql`u.removed_at is not null and ${isIdle}`)),
      ]
      await db.tx(async (tx) => {
        const gone = await tx.query<{ media_id: string | null }>(sql`
          delete from video_uploads u where u.removed_at is not null and ${isIdle}
            and not exists (select 1 from video_files f where f.upload_id = u.id) returning media_id::text`)
        const ids = gone.flatMap(({ media_id }) => media_id ?? [])
        await tx.query(sql`delete from media m where m.id = any(${ids}::bigint[])
          and not exists (select 1 from videos v where v.media_id = m.id)`)
      })
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files were not removed`)
    },
  }
}
