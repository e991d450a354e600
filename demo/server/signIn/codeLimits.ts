import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

const minute = 60
const hour = 60 * minute

/** Times are in seconds. OWASP ASVS 5 §6.5 and NIST 800-63B-4 ask for limits of this kind. */
export const limits = {
  digits: 6,
  /** A code's life. */
  seconds: 10 * minute,
  /** The life of one that a signed-in viewer asks for to show that it is still them, before a deletion. */
  ownSeconds: 5 * minute,
  /** Guesses that one code is worth. */
  tries: 5,
  /** After the first, the second and each further code of a window that nobody used. */
  waits: [30, 60, 120],
  sends: 5,
  sendWindow: 10 * minute,
  /** Wrong guesses for one address, of all browsers together. */
  failures: 10,
  failureWindow: hour,
  /** After the tenth failure; each further one doubles it. */
  firstDelay: minute,
  /** Codes that one network may ask for. */
  callerSends: 20,
  callerWindow: hour,
  /** Longer than every window. */
  keptSeconds: 24 * hour,
} as const

/** Why no code is sent now. */
export interface TooSoon {
  /** `wait`: the last one has just been sent; `caller`: the network asks too often; the others are about the address. */
  why: 'wait' | 'caller' | 'sends' | 'failures'
  /** Seconds. */
  retryTime: number
}

const secondsUntil = (from: Date, seconds: number, now: Date) =>
  Math.ceil((from.getTime() + seconds * 1000 - now.getTime()) / 1000)

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Takes the network's row, so that its requests are counted one after the other. */
export const lockCaller = async (tx: Queryable, network: string, most: number, now: Date): Promise<TooSoon | null> => {
  await tx.query(sql`insert into code_callers (network, asked_at) values (${network}, ${now})
      on conflict (network) do update set asked_at = excluded.asked_at`)
  const sent = await tx.query<{ sent_at: Date }>(
    sql`select sent_at from codes where network = ${network} and sent_at > ${ago(now, limits.callerWindow)} order by sent_at desc limit ${Math.min(most, 1000)}`,
  )
  const oldest = sent[most - 1]
  return oldest ? { why: 'caller', retryTime: secondsUntil(oldest.sent_at, limits.callerWindow, now) } : null
}

/** Seconds until an address that was guessed wrong too often may be guessed at again; 0 when it may be. */
export const failureDelay = async (tx: Queryable, addressId: string, now: Date): Promise<number> => {
  const [{ failures, last } = { failures: 0, last: null }] = await tx.query<{ failures: number; last: Date | null }>(
    sql`select count(*)::int as failures, max(at) as last from code_failures where address_id = ${addressId} and at > ${ago(now, limits.failureWindow)}`,
  )
  if (!last || failures < limits.failures) return 0
  return Math.max(0, secondsUntil(last, limits.firstDelay * 2 ** (failures - limits.failures), now))
}

/** Whether an address, whose row the caller holds, may get a code now; if so, the wait for the next one after it. */
export const sendRefusal = async (
  tx: Queryable,
  addressId: string,
  now: Date,
): Promise<{ refused?: TooSoon; wait: number }> => {
  const delay = await failureDelay(tx, addressId, now)
  if (delay > 0) return { refused: { why: 'failures', retryTime: delay }, wait: 0 }
  // A code that was used is not sent again: the next one is for something else, a deletion after a sign-in for example.
  const sent = await tx.query<{
    sent_at: Date
    is_out: boolean
  }>(sql`select sent_at, coalesce(failed_at, used_at) is null as is_out from codes where address_id = ${addressId} and sent_at > ${ago(now, limits.sendWindow)}
      order by sent_at desc`)
  const fifth = sent[limits.sends - 1]
  if (fifth) {
    return { refused: { why: 'sends', retryTime: secondsUntil(fifth.sent_at, limits.sendWindow, now) }, wait: 0 }
  }
  const out = sent.filter(({ is_out }) => is_out)
  const waitAfter = (count: number) => limits.waits[Math.min(count, limits.waits.length) - 1] ?? 0
  const retryTime = out[0] ? secondsUntil(out[0].sent_at, waitAfter(out.length), now) : 0
  return retryTime > 0 ? { refused: { why: 'wait', retryTime }, wait: 0 } : { wait: waitAfter(out.length + 1) }
}
