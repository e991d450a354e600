import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import type { Lane } from './lane'

/** A job that this process has to itself until its lease runs out. */
export interface Job {
  id: string
  kind: string
  payload: unknown
  /** With this one. */
  attempts: number
  /** A UUID. By now the job may be another process's, so each change names the lease. */
  lease: string
}

/** The rows of jobs, for the processes that do them. Times are in milliseconds. */
export const jobTable = (db: Database, now: Now) => {
  const after = (ms: number) => new Date(now().getTime() + ms)
  return {
    /**
     * Takes the next job that is due and that no process has.
     * @param from its lane, or the kinds that others do
     */
    async take(lease: string, time: number, from: Lane | { except: readonly string[] }): Promise<Job | undefined> {
      const isLane = 'kind' in from
      const isOurs = isLane ? sql`j.kind = ${from.kind}` : sql`j.kind <> all(${from.except}::text[])`
      const next = sql`
        update jobs set lease = ${lease}, leased_until = ${after(time)}, attempts = attempts + 1
        where id = (
          select j.id from jobs j
          where j.failed_at is null and j.run_at <= ${now()} and (j.leased_until is null or j.leased_until <= ${now()})
            and ${isOurs}
          order by ${isLane ? sql`${from.order}, ` : sql``} j.run_at, j.id limit 1 for update skip locked)
        returning id::text, kind, payload, attempts`
      const [job] = await (isLane
        ? db.tx(async (tx) => {
            // One after the other: the order of a lane depends on what others have taken.
            await tx.query(sql`select pg_advisory_xact_lock(hashtext(${from.kind}))`)
            return tx.query<Omit<Job, 'lease'>>(next)
          })
        : db.query<Omit<Job, 'lease'>>(next))
      return job && { ...job, lease }
    },

    /** @returns false when another process has the job by now */
    async renew({ id, lease }: Job, time: number): Promise<boolean> {
      const rows = await db.query(
        sql`update jobs set leased_until = ${after(time)} where id = ${id} and lease = ${lease} returning 1`,
      )
      return rows.length > 0
    },

    /** @param every of a recurring job, when it runs next */
    async complete({ id, lease }: Job, every: number | undefined): Promise<void> {
      await db.query(
        every
          ? sql`update jobs set run_at = ${after(every)}, attempts = 0, lease = null, leased_until = null,
              last_error = null where id = ${id} and lease = ${lease}`
          : sql`delete from jobs where id = ${id} and lease = ${lease}`,
      )
    },

    /** @param delay until the next attempt; none follows when `isFinal` */
    async fail({ id, lease }: Job, { message }: Error, delay: number, isFinal: boolean): Promise<void> {
      await db.query(sql`
        update jobs set run_at = ${after(delay)}, failed_at = ${isFinal ? now() : null}, last_error = ${message},
          lease = null, leased_until = null where id = ${id} and lease = ${lease}`)
    },

    /** Leaves a job to another process, as if it had not been tried. */
    async release({ id, lease }: Job): Promise<void> {
      await db.query(sql`update jobs set attempts = attempts - 1, lease = null, leased_until = null
        where id = ${id} and lease = ${lease}`)
    },

    /** Frees all jobs that processes have, or had when they crashed. */
    async releaseAll(): Promise<void> {
      await db.query(sql`update jobs set lease = null, leased_until = null where lease is not null`)
    },

    /** Adds a recurring job, where no process has done so yet. */
    async schedule(kind: string, every: number): Promise<void> {
      await db.query(
        sql`insert into jobs (kind, name, run_at) values (${kind}, ${kind}, ${after(every)}) on conflict do nothing`,
      )
    },

    /** Forgets jobs that failed so long ago. */
    async forgetFailed(time: number): Promise<void> {
      await db.query(sql`delete from jobs where failed_at < ${after(-time)}`)
    },
  }
}
