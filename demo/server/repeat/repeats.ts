import { codes } from '../../../src/wire/codes'
import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { badRequest, waitable } from '../refusal'
import { hashOf } from '../security/hash'

/** A request that may be sent again. */
export interface Repeatable {
  /** The Idempotency-Key. */
  key: string
  callId: string
  brandId: string
  /** Null for a visitor, whom the key alone names: a network may change between two tries. */
  userId: string | null
  /** The query and the body, as they were checked. */
  input: unknown
}

const minute = 60_000

/** Milliseconds that an answer is kept. */
const keptTime = 60 * minute
/** Milliseconds after which a request without an answer is taken for one whose process is gone. */
const maxTime = 2 * minute

/** Requests that are sent again because no answer came. */
export const repeats = (db: Queryable, now: Now) => ({
  /**
   * Does `work` once for each key, and answers a repeated request as the first one was. What was refused changed nothing,
   * and is tried again.
   * @throws Refusal 400 for a key that named another request, 503 while the first one is under way; what `work` throws
   */
  async once<T>({ key, callId, brandId, userId, input }: Repeatable, work: () => Promise<T>): Promise<T> {
    const id = hashOf(JSON.stringify([callId, brandId, userId, key]))
    const request = hashOf(JSON.stringify(input))
    const at = now()
    const [taken] = await db.query(sql`insert into repeats (id, user_id, request, started_at)
      values (${id}, ${userId}, ${request}, ${at})
      on conflict (id) do update set started_at = excluded.started_at, request = excluded.request, answer = null
        where repeats.started_at < ${new Date(at.getTime() - keptTime)}
          or repeats.answer is null and repeats.started_at < ${new Date(at.getTime() - maxTime)}
      returning 1`)
    if (!taken) {
      const [first] = await db.query<{ request: string; answer: string | null }>(
        sql`select request, answer from repeats where id = ${id}`,
      )
      if (first && first.request !== request) throw badRequest('This Idempotency-Key was sent with another request')
      // Refused since, it is gone, and the next try does it.
      if (!first?.answer) throw waitable(codes.unavailable, 'The same request is under way', 1)
      return JSON.parse(first.answer) as T
    }
    try {
      const data = await work()
      await db.query(sql`update repeats set answer = ${JSON.stringify(data)} where id = ${id}`)
      return data
    } catch (error) {
      await db.query(sql`delete from repeats where id = ${id}`)
      throw error
    }
  },

  /** Forgets answers that nobody waits for any more. */
  sweep: async (): Promise<void> =>
    void (await db.query(sql`delete from repeats where started_at < ${new Date(now().getTime() - keptTime)}`)),
})
