import type { Sql } from '../database/sql'
import type { JobPayloads } from './queue'

/** A way of its own for jobs of one kind that take long, so that no other job waits for them. */
export interface Lane {
  kind: keyof JobPayloads
  /** Jobs that this process does at the same time; with 0 it leaves them to others. */
  width: number
  /** Milliseconds that a process has a job to itself without saying that it is still at it. */
  leaseTime: number
  /** Which of the waiting jobs (`j`) comes first. */
  order: Sql
}

/**
 * Renews a lease until it ends, so that a job may take any time and a crash is noticed soon.
 * @param renew writes the lease anew; false when another process has the job by now
 * @returns `signal`, which is aborted when the lease is lost
 */
export const renewLease = (leaseTime: number, renew: () => Promise<boolean>) => {
  const lost = new AbortController()
  const timer = setInterval(() => {
    // A database that is away for a moment takes nothing: the lease is longer than the pause.
    renew().then(
      (isOurs) => isOurs || lost.abort(new Error('another process has taken this job over')),
      () => {},
    )
  }, leaseTime / 4)
  timer.unref()
  return {
    signal: lost.signal,
    end: () => clearInterval(timer),
  }
}
