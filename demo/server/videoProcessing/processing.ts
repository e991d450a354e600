import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import type { Lane } from '../jobs/lane'
import type { JobPayloads, JobQueue } from '../jobs/queue'
import type { Attempt } from '../jobs/worker'
import type { StorageSettings } from '../storage/storage'
import { processVideo } from './process'
import type { ProcessingSettings } from './settings'
import { findTools, type Tools } from './tools'
import { type OnSettled, videoWork } from './work'

interface Deps {
  db: Database
  now: Now
  jobs: JobQueue
  storage: StorageSettings
  /** Where files are while they are worked on. */
  scratch: string
  settings: ProcessingSettings
  onSettled: OnSettled
}

const minute = 60 * 1000
/** Milliseconds after which nobody works in a folder of the scratch any more. */
const staleTime = 24 * 60 * minute

/**
 * The order of waiting videos: first those of people with no video in processing, and of these the person whose last
 * video started longest ago. So a person with ten videos delays nobody by more than one.
 */
const fairly = (now: Now) => {
  const owner = sql`(j.payload->>'userId')::bigint`
  return sql`
    exists (select 1 from jobs r where r.kind = j.kind and r.payload->>'userId' = j.payload->>'userId'
      and r.leased_until > ${now()}),
    (select max(u.started_at) from video_uploads u where u.user_id = ${owner}) nulls first`
}

/** Converts uploaded videos, one after the other and fairly among people. */
export const videoProcessing = ({ db, now, jobs, storage, scratch, settings, onSettled }: Deps) => {
  const work = videoWork({ db, now, jobs, onSettled })
  let found: Promise<Tools | null> | undefined
  const tools = () => {
    found ??= findTools(settings.ffmpeg)
    return found
  }
  return {
    /** Null where there is no ffmpeg. */
    tools,

    process: ({ uploadId }: JobPayloads['processVideo'], attempt: Attempt): Promise<void> =>
      processVideo({ work, storage: storage.files, base: storage.base, scratch, tools, settings }, uploadId, attempt),

    /** The jobs of it take minutes, so they have a way of their own. */
    lane: (): Lane => ({ kind: 'processVideo', width: settings.width, leaseTime: minute, order: fairly(now) }),

    /** Removes what crashed attempts have left in this machine's scratch. */
    async sweepScratch(): Promise<void> {
      for (const name of await readdir(scratch).catch(() => [])) {
        const folder = join(scratch, name)
        const age = Date.now() - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? 0)
        if (age > staleTime) await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
