import { randomUUID } from 'node:crypto'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { type Lane, renewLease } from './lane'
import type { JobPayloads, JobQueue } from './queue'
import { type Job, jobTable } from './table'

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
 * Runs the jobs of the table, one after the other, and those of lanes beside them. Any number of processes may do so on
 * one database: each takes a job with a lease, and skips those that another one is about to take.
 */
export const createWorker = ({ db, now, queue, handlers, recurring, lanes = [], onFailure }: WorkerDeps) => {
  const table = jobTable(db, now)
  const forgetFailed = () => table.forgetFailed(failedTime)
  const recurringJobs = new Map<string, RecurringJob>(
    Object.entries({ ...recurring, forgetFailedJobs: { every: hour, run: forgetFailed } }),
  )
  const others = { except: lanes.map(({ kind }) => kind) }
  let isStopped = false
  /** Jobs that this process has tried. */
  let tried = 0
  const stopped = new AbortController()

  const run = ({ kind, payload, attempts }: Job, signal: AbortSignal): Promise<unknown> => {
    const recurringJob = recurringJobs.get(kind)
    if (recurringJob) return recurringJob.run()
    if (!Object.hasOwn(handlers, kind)) throw new Error(`no handler for jobs of the kind ${kind}`)
    return handlers[kind as keyof JobHandlers](payload as never, { number: attempts, signal })
  }

  const fail = async (job: Job, error: Error) => {
    const { kind, attempts } = job
    const every = recurringJobs.get(kind)?.every
    const isFinal = !every && attempts >= maxAttempts
    await table.fail(job, error, Math.min(retryDelay(attempts), every ?? Number.POSITIVE_INFINITY), isFinal)
    onFailure({ kind, attempts, isFinal, error })
  }

  const runRenewed = async (job: Job, lane: Lane) => {
    const renewed = renewLease(lane.leaseTime, () => table.renew(job, lane.leaseTime))
    try {
      await run(job, AbortSignal.any([renewed.signal, stopped.signal]))
    } finally {
      renewed.end()
    }
  }

  /** @returns whether there was a job */
  const runOne = async (lane: Lane | null): Promise<boolean> => {
    const job = await table.take(randomUUID(), lane?.leaseTime ?? leaseTime, lane ?? others)
    if (!job) return false
    try {
      await (lane ? runRenewed(job, lane) : run(job, stopped.signal))
      await table.complete(job, recurringJobs.get(job.kind)?.every)
    } catch (error) {
      if (lane && isStopped) await table.release(job)
      else await fail(job, error instanceof Error ? error : new Error(String(error)))
    }
    tried += 1
    return true
  }

  /** One run after the other: what is due when a caller asks is done when its promise resolves. */
  const createLoop = (lane: Lane | null) => {
    let running: Promise<unknown> = Promise.resolve()
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
  const ofLanes = lanes.flatMap((lane) => Array.from({ length: lane.width }, () => createLoop(lane)))
  const loops = [createLoop(null), ...ofLanes]
  const runLoops = () => Promise.all(loops.map((loop) => loop.runDue()))
  const wake = () => {
    runLoops().catch((error: Error) => onFailure({ kind: 'jobs', attempts: 1, isFinal: false, error }))
  }
  queue.onWake(wake)

  let timer: NodeJS.Timeout | undefined
  return {
    /** Does everything that is due, and what that adds, and resolves when it is done. */
    async runDue(): Promise<void> {
      // A job that was running before this call may add one to a lane that has looked already.
      let before: number
      do {
        before = tried
        await runLoops()
      } while (tried > before)
    },

    /** Puts the recurring jobs into the table, where no process has done so yet. */
    async schedule(): Promise<void> {
      for (const [kind, { every }] of recurringJobs) await table.schedule(kind, every)
    },

    /** Frees the jobs that a process before this one had when it crashed; for a database that has one process only. */
    takeOver: table.releaseAll,

    /** Looks for due jobs from now on. */
    start(pollTime: number): void {
      wake()
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
