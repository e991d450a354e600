import { randomUUID } from 'node:crypto'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { holdLease, type Lane } from './lane'
import type { JobPayloads, JobQueue } from './queue'

/**
 * Does a job. It may run again after a crash, or when it takes longer than its lease, so doing it twice must be as good
 * as once.
 * @throws Error to try again later
 */
type Handler<P> = (payload: P, attempt: Attempt) => Promise<unknown>

/** One try at a job. */
export interface Attempt {
  /** 1 for the first; each crash counts. */
  number: number
  /** Aborted when the process stops or no longer has the job; for jobs of lanes. */
  signal: AbortSignal
}

export type JobHandlers = { [K in keyof JobPayloads]: Handler<JobPayloads[K]> }

/** A job that runs again and again: one for all processes of a database. */
export interface RecurringJob {
  /** Milliseconds between two runs. */
  every: number
  run(): Promise<unknown>
}

export interface JobFailure {
  kind: string
  attempts: number
  /** Whether it will be tried again. */
  isFinal: boolean
  error: Error
}

interface WorkerDeps {
  db: Database
  now: Now
  queue: JobQueue
  handlers: JobHandlers
  recurring: Readonly<Record<string, RecurringJob>>
  /** Kinds of jobs that don't wait for others, nor others for them. */
  lanes?: readonly Lane[]
  onFailure(failure: JobFailure): void
}

interface Job {
  id: string
  kind: string
  payload: unknown
  attempts: number
}

const second = 1000
const hour = 60 * 60 * second
/** How long a process has a job to itself, in milliseconds. */
export const leaseTime = 5 * 60 * second
/** After the last of them, about 15 hours after the first, a job has failed. */
export const maxAttempts = 8
/** How long failed jobs are kept for inspection, in milliseconds. */
const failedTime = 7 * 24 * hour

/** Milliseconds before the next attempt: 10 seconds, 40 seconds, 3 minutes and so on. */
export const retryDelay = (attempts: number): number => 10 * second * 4 ** (attempts - 1)

/**
 * Runs the jobs of the table, one after the other, and those of lanes beside them. Any number of processes may do so on one database: each takes a job
 * with a lease, and skips those that another one is about to take.
 */
export const createWorker = ({ db, now, queue, handlers, recurring, lanes = [], onFailure }: WorkerDeps) => {
  const after = (ms: number) => new Date(now().getTime() + ms)
  const forgetFailed = () => db.query(sql`delete from jobs where failed_at < ${after(-failedTime)}`)
  const recurringJobs = new Map<string, RecurringJob>(
    Object.entries({ ...recurring, forgetFailedJobs: { every: hour, run: forgetFailed } }),
  )

  const lanedKinds = lanes.map(({ kind }) => kind)
  const take = async (lease: string, lane: Lane | null): Promise<Job | undefined> => {
    const isOfLane = lane ? sql`j.kind = ${lane.kind}` : sql`j.kind <> all(${lanedKinds}::text[])`
    const [job] = await db.query<Job>(sql`
      update jobs set lease = ${lease}, leased_until = ${after(lane?.leaseTime ?? leaseTime)}, attempts = attempts + 1
      where id = (
        select j.id from jobs j
        where j.failed_at is null and j.run_at <= ${now()} and (j.leased_until is null or j.leased_until <= ${now()})
          and ${isOfLane}
        order by ${lane ? sql`${lane.order}, ` : sql``} j.run_at, j.id limit 1 for update skip locked)
      returning id::text, kind, payload, attempts`)
    return job
  }

  const run = ({ kind, payload, attempts }: Job, signal: AbortSignal): Promise<unknown> => {
    const recurringJob = recurringJobs.get(kind)
    if (recurringJob) return recurringJob.run()
    if (!Object.hasOwn(handlers, kind)) throw new Error(`no handler for jobs of the kind ${kind}`)
    return handlers[kind as keyof JobHandlers](payload as never, { number: attempts, signal })
  }

  // A job whose lease ran out may be another process's by now, so each change names the lease.
  const complete = async ({ id, kind }: Job, lease: string) => {
    const every = recurringJobs.get(kind)?.every
    await db.query(
      every
        ? sql`update jobs set run_at = ${after(every)}, attempts = 0, lease = null, leased_until = null,
            last_error = null where id = ${id} and lease = ${lease}`
        : sql`delete from jobs where id = ${id} and lease = ${lease}`,
    )
  }

  const fail = async ({ id, kind, attempts }: Job, lease: string, error: Error) => {
    const every = recurringJobs.get(kind)?.every
    const isFinal = !every && attempts >= maxAttempts
    const delay = Math.min(retryDelay(attempts), every ?? Number.POSITIVE_INFINITY)
    await db.query(sql`
      update jobs set run_at = ${after(delay)}, failed_at = ${isFinal ? now() : null}, last_error = ${error.message},
        lease = null, leased_until = null where id = ${id} and lease = ${lease}`)
    onFailure({ kind, attempts, isFinal, error })
  }

  let isStopped = false
  const stopped = new AbortController()

  /** Leaves a job that this process stopped in the middle to the next one, as if it had not been tried. */
  const release = ({ id }: Job, lease: string) =>
    db.query(sql`update jobs set attempts = attempts - 1, lease = null, leased_until = null
      where id = ${id} and lease = ${lease}`)

  const renew = async ({ id }: Job, lease: string, time: number): Promise<boolean> => {
    const rows = await db.query(
      sql`update jobs set leased_until = ${after(time)} where id = ${id} and lease = ${lease} returning 1`,
    )
    return rows.length > 0
  }

  const runHeld = async (job: Job, lease: string, { leaseTime: time }: Lane) => {
    const held = holdLease(time, () => renew(job, lease, time))
    try {
      await run(job, AbortSignal.any([held.signal, stopped.signal]))
    } finally {
      held.end()
    }
  }

  /** @returns whether there was a job */
  const runOne = async (lane: Lane | null): Promise<boolean> => {
    const lease = randomUUID()
    const job = await take(lease, lane)
    if (!job) return false
    try {
      await (lane ? runHeld(job, lease, lane) : run(job, stopped.signal))
      await complete(job, lease)
    } catch (error) {
      if (lane && isStopped) await release(job, lease)
      else await fail(job, lease, error instanceof Error ? error : new Error(String(error)))
    }
    return true
  }

  /** One run after the other: what is due when a caller asks is done when its promise resolves. */
  const createLoop = (lane: Lane | null) => {
    let running: Promise<void> = Promise.resolve()
    const runAll = async () => {
      while (!isStopped && (await runOne(lane)));
    }
    return {
      runDue(): Promise<void> {
        const next = running.then(runAll)
        running = next.catch(() => {})
        return next
      },
      idle: () => running,
    }
  }
  const usual = createLoop(null)
  const ofLanes = lanes.flatMap((lane) => Array.from({ length: lane.width }, () => createLoop(lane)))
  const loops = [usual, ...ofLanes]
  const runLoops = () => Promise.all(loops.map((loop) => loop.runDue()))
  const wake = () => {
    runLoops().catch((error: Error) => onFailure({ kind: 'jobs', attempts: 1, isFinal: false, error }))
  }
  queue.onWake(wake)

  let timer: NodeJS.Timeout | undefined
  return {
    /** Does everything that is due, and what that adds, and resolves when it is done. */
    async runDue(): Promise<void> {
      await runLoops()
      await usual.runDue()
    },

    /** Puts the recurring jobs into the table, where no process has done so yet. */
    async schedule(): Promise<void> {
      for (const [kind, { every }] of recurringJobs) {
        await db.query(
          sql`insert into jobs (kind, name, run_at) values (${kind}, ${kind}, ${after(every)}) on conflict do nothing`,
        )
      }
    },

    /** Looks for due jobs from now on. */
    start(pollTime: number): void {
      timer = setInterval(wake, pollTime)
    },

    /** Takes no further job; resolves when the running ones are done, or left to another process. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      stopped.abort(new Error('the server stops'))
      await Promise.all(loops.map((loop) => loop.idle()))
    },
  }
}
