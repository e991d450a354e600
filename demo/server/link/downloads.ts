import { codes } from '../../../src/wire/codes'
import type { Brand } from '../brand/brands'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Network } from '../http/network'
import type { Contact } from '../messaging/contact'
import { deliver, type Messenger } from '../messaging/messenger'
import { Refusal, waitable } from '../refusal'
import { hashOf } from '../security/hash'
import { downloadMessage } from './downloadMessage'

/** How often links are sent, in a window of so many seconds. */
export const sendLimits = {
  /** To one address; and never two within a minute. */
  address: { max: 3, window: 60 * 60, wait: 60 },
  /** For one network, to whomever. */
  network: { max: 20, window: 60 * 60, wait: 0 },
} as const

type Limit = Readonly<Record<'max' | 'window' | 'wait', number>>

export interface DownloadRequest {
  contacts: readonly Contact[]
  /** The networks that the request came from; none when it came from within. */
  networks: readonly Network[]
  /** What the browser accepts; null for none known. */
  language: string | null
  /** Makes the address that is sent; asked only when one may be. */
  link(): Promise<string>
}

const keyOf = (...parts: string[]) => hashOf(JSON.stringify(parts))

interface Count {
  key: string
  limit: Limit
}

/** When messages of a key were sent, within its window, in milliseconds. Callers of one key wait for each other from here on. */
const recent = async (tx: Queryable, { key, limit }: Count, now: Date): Promise<number[]> => {
  const [row] = await tx.query<{
    sent_at: number[]
  }>(sql`insert into link_sends (key, last_at) values (${key}, ${now}) on conflict (key) do update set last_at = excluded.last_at
      returning sent_at`)
  return (row?.sent_at ?? []).filter((time) => time > now.getTime() - limit.window * 1000)
}

/** Seconds until one more may be sent; 0 when it may be. */
const waitAfter = (times: readonly number[], { max, window, wait }: Limit, now: Date): number => {
  const [last, oldest] = [times.at(-1), times.at(-max)]
  const free = Math.max(last === undefined ? 0 : last + wait * 1000, oldest === undefined ? 0 : oldest + window * 1000)
  return Math.max(0, Math.ceil((free - now.getTime()) / 1000))
}

/** Counts one more of each, or of none when one of them has to wait; gives the seconds. */
const countAll = async (tx: Queryable, counts: readonly Count[], now: Date): Promise<number> => {
  const times: Array<Count & { sent: number[] }> = []
  // Always in the same order, so that two callers never wait for each other.
  for (const count of counts.toSorted((one, two) => (one.key < two.key ? -1 : 1))) {
    times.push({ ...count, sent: await recent(tx, count, now) })
  }
  const wait = Math.max(...times.map(({ sent, limit }) => waitAfter(sent, limit, now)))
  if (wait > 0) return wait
  for (const { key, sent } of times) {
    const all = JSON.stringify([...sent, now.getTime()])
    await tx.query(sql`update link_sends set sent_at = ${all}::jsonb where key = ${key}`)
  }
  return 0
}

const tooMany = (retryTime: number) =>
  waitable(codes.tooMany, 'The link was sent already. Please wait before you ask for it again.', retryTime)

/** Sends the link to the app to people who want it on their phone. */
export const downloads = (db: Database, now: Now, messenger: Messenger) => ({
  /** @throws Refusal 429 when it is too often, 5262 when nobody took the message, 5263 when text messages go nowhere */
  async send(brand: Brand, { contacts, networks, language, link }: DownloadRequest): Promise<void> {
    if (contacts.some(({ kind }) => kind === 'phone') && !messenger.text) {
      throw new Refusal(codes.phoneRefused, 'No link can be sent to this phone number')
    }
    const at = now()
    const addresses = contacts.map(({ kind, address }) => ({
      key: keyOf(brand.brand_id, kind, address),
      limit: sendLimits.address,
    }))
    const caller = networks.map(({ key, share }) => ({
      key: keyOf('network', key),
      limit: { ...sendLimits.network, max: sendLimits.network.max * share },
    }))
    const wait = await db.tx((tx) => countAll(tx, [...caller, ...addresses], at))
    if (wait > 0) throw tooMany(wait)
    const message = downloadMessage(brand, await link(), language)
    // Sent in the call and not as a job, because the caller is told when nobody took the message over.
    const results = await Promise.allSettled(contacts.map((contact) => deliver(messenger, contact, message)))
    const failed = addresses.filter((_, index) => results[index]?.status === 'rejected').map(({ key }) => key)
    if (failed.length > 0) {
      // Messages that never left do not delay the next attempt; the others still count.
      await db.query(sql`update link_sends set sent_at = (select coalesce(jsonb_agg(it), '[]') from jsonb_array_elements(sent_at) it
          where it <> to_jsonb(${at.getTime()}::bigint)) where key = any(${failed}::text[])`)
      throw new Refusal(codes.codeNotSent, 'The link could not be sent. Please check the address, or use another one.')
    }
  },

  /** Forgets what no limit looks at any more. */
  sweep: async (): Promise<void> =>
    void (await db.query(sql`delete from link_sends where last_at < ${new Date(now().getTime() - 60 * 60 * 1000)}`)),
})
