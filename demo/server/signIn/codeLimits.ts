import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Network } from '../http/network'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Times are in seconds. OWASP ASVS 5 §6.5 and NIST 800-63B-4 ask for limits of this kind. */
export const limits = {
  digits: 6,
  /** A code's life. */
  seconds: 10 * minute,
  /** The life of one that a signed-in viewer asks for to show that it is still them. */
  ownSeconds: 5 * minute,
  /** Guesses that one code is worth; fewer while somebody sprays guesses over many addresses. */
  tries: 5,
  sprayedTries: 2,
  /** After the first, the second and each further code of a browser that nobody used. */
  waits: [30, 60, 120],
  /** Codes for one address and browser. */
  sends: 5,
  sendWindow: 10 * minute,
  /** Codes for one address, of all browsers that have not signed in to it before. */
  addressSends: 20,
  addressWindow: hour,
  /** Wrong guesses of one browser for one address; the delay doubles with each further one. */
  failures: { max: 10, delay: minute, maxDelay: day },
  /** Wrong guesses for one address, of all browsers. The delay ends, so that nobody is kept out for ever. */
  addressFailures: { max: 50, delay: 5 * minute, maxDelay: hour },
  failureWindow: hour,
  networkWindow: hour,
  recipientWindow: day,
  sprayWindow: 10 * minute,
  /** Not shorter than any window. */
  keptSeconds: day,
} as const

/** Limits that depend on how many people a server has, and on how many of them share a network. */
export interface CodeLimits {
  /** Codes in an hour for one IPv4 address or IPv6 /64; wider networks have several times as many. */
  networkSends: number
  /** Codes in a day for one recipient, of all brands. */
  recipientSends: number
  /** Wrong guesses in ten minutes, in one brand and in all, after which a code is worth fewer guesses. */
  brandFailures: number
  serverFailures: number
}

export const defaultCodeLimits: CodeLimits = {
  networkSends: 120,
  recipientSends: 30,
  brandFailures: 300,
  serverFailures: 1000,
}

/** Why no code is sent now. */
export interface TooSoon {
  /** `wait`: the last one has just been sent; `network`: it asks too often; the others are about the address. */
  why: 'wait' | 'network' | 'sends' | 'failures'
  /** Seconds. */
  retryTime: number
}

/** An address with one browser of those that use it. */
export interface AddressBrowser {
  addressId: string
  /** SHA-256 of its id. */
  browser: string
  /** Whether it has signed in to the address's account before, and is outside the limits that strangers can exhaust. */
  isKnown: boolean
}

const secondsUntil = (from: Date, seconds: number, now: Date) =>
  Math.ceil((from.getTime() + seconds * 1000 - now.getTime()) / 1000)

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Takes the rows of networks and a recipient, in one order for all, so that their codes are counted one by one. */
export const lockQuotas = async (tx: Queryable, keys: readonly string[], now: Date): Promise<void> => {
  for (const key of keys.toSorted()) {
    await tx.query(sql`insert into code_quotas (key, asked_at) values (${key}, ${now})
      on conflict (key) do update set asked_at = excluded.asked_at`)
  }
}

/** Why no further code may go out to a caller of these networks. */
export const networkRefusal = async (
  tx: Queryable,
  networks: readonly Network[],
  { networkSends }: CodeLimits,
  now: Date,
): Promise<TooSoon | null> => {
  if (!Number.isFinite(networkSends)) return null
  for (const { key, share } of networks) {
    const [oldest] = await tx.query<{ sent_at: Date }>(
      sql`select sent_at from codes where networks @> ${[key]}::text[] and sent_at > ${ago(now, limits.networkWindow)}
        order by sent_at desc offset ${networkSends * share - 1} limit 1`,
    )
    if (oldest) return { why: 'network', retryTime: secondsUntil(oldest.sent_at, limits.networkWindow, now) }
  }
  return null
}

/** Why no further code may go to a recipient, whatever the brand. */
export const recipientRefusal = async (
  tx: Queryable,
  recipient: string,
  { recipientSends }: CodeLimits,
  now: Date,
): Promise<TooSoon | null> => {
  const [oldest] = await tx.query<{ sent_at: Date }>(
    sql`select sent_at from codes
      where recipient = ${recipient} and failed_at is null and sent_at > ${ago(now, limits.recipientWindow)}
      order by sent_at desc offset ${recipientSends - 1} limit 1`,
  )
  return oldest ? { why: 'sends', retryTime: secondsUntil(oldest.sent_at, limits.recipientWindow, now) } : null
}

interface Failures {
  own: number
  last_own: Date | null
  all: number
  last: Date | null
}

const delayAfter = (
  { max, delay, maxDelay }: { max: number; delay: number; maxDelay: number },
  failures: number,
  last: Date | null,
  now: Date,
): number =>
  last && failures >= max ? Math.max(0, secondsUntil(last, Math.min(maxDelay, delay * 2 ** (failures - max)), now)) : 0

/** Seconds until a browser that guessed wrong too often may guess again; 0 when it may now. */
export const failureDelay = async (
  tx: Queryable,
  { addressId, browser, isKnown }: AddressBrowser,
  now: Date,
): Promise<number> => {
  const [row] = await tx.query<Failures>(
    sql`select count(*) filter (where browser = ${browser})::int as own, max(at) filter (where browser = ${browser}) as last_own,
        count(*)::int as all, max(at) as last
      from code_failures where address_id = ${addressId} and at > ${ago(now, limits.failureWindow)}`,
  )
  if (!row) return 0
  const own = delayAfter(limits.failures, row.own, row.last_own, now)
  return isKnown ? own : Math.max(own, delayAfter(limits.addressFailures, row.all, row.last, now))
}

/** Guesses that a code of a brand is worth now. */
export const triesNow = async (
  tx: Queryable,
  brandId: string,
  { brandFailures, serverFailures }: CodeLimits,
  now: Date,
): Promise<number> => {
  const since = ago(now, limits.sprayWindow)
  const [row] = await tx.query<{ brand: number; server: number }>(
    sql`select count(*) filter (where brand_id = ${brandId})::int as brand, count(*)::int as server
      from code_failures where at > ${since}`,
  )
  const isSprayed = row !== undefined && (row.brand >= brandFailures || row.server >= serverFailures)
  return isSprayed ? limits.sprayedTries : limits.tries
}

/** Whether an address, whose row the caller holds, may get a code now; if so, the wait for the next one after it. */
export const sendRefusal = async (
  tx: Queryable,
  address: AddressBrowser,
  now: Date,
): Promise<{ refused?: TooSoon; wait: number }> => {
  const { addressId, browser, isKnown } = address
  const delay = await failureDelay(tx, address, now)
  if (delay > 0) return { refused: { why: 'failures', retryTime: delay }, wait: 0 }
  if (!isKnown) {
    const [oldest] = await tx.query<{ sent_at: Date }>(
      sql`select sent_at from codes where address_id = ${addressId} and sent_at > ${ago(now, limits.addressWindow)}
        order by sent_at desc offset ${limits.addressSends - 1} limit 1`,
    )
    if (oldest) {
      return { refused: { why: 'sends', retryTime: secondsUntil(oldest.sent_at, limits.addressWindow, now) }, wait: 0 }
    }
  }
  // A code that was used is not sent again: the next one is for something else, a deletion after a sign-in for example.
  const sent = await tx.query<{
    sent_at: Date
    is_out: boolean
  }>(sql`select sent_at, coalesce(failed_at, used_at) is null as is_out from codes
      where address_id = ${addressId} and browser = ${browser} and sent_at > ${ago(now, limits.sendWindow)}
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
