import { createHash } from 'node:crypto'
import { codes } from '../../../src/wire/codes'
import type { Database, Queryable } from '../db/database'
import { downloadMessage } from '../post/downloadMessage'
import type { Post } from '../post/post'
import type { Brand } from './brands'
import type { Now } from './clock'
import type { Contact } from './contact'
import { Refusal } from './refusal'

/** How often links are sent, in a window of so many seconds. */
export const sendLimits = {
  /** To one address; and never two within a minute. */
  address: { most: 3, window: 60 * 60, wait: 60 },
  /** For one network, to whomever. */
  network: { most: 20, window: 60 * 60, wait: 0 },
} as const

type Limit = (typeof sendLimits)[keyof typeof sendLimits]

export interface DownloadRequest {
  contacts: readonly Contact[]
  /** The network that the request came from; null when it came from none. */
  network: string | null
  /** The address that is sent. */
  link: string
}

const keyOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Seconds until one more may be sent; 0 when it may be, and then it is counted. Callers of one key wait for each other. */
const count = async (tx: Queryable, key: string, { most, window, wait }: Limit, now: Date): Promise<number> => {
  const [row] = await tx.query<{ sent_at: number[] }>(
    `insert into link_sends (key, last_at) values ($1, $2) on conflict (key) do update set last_at = excluded.last_at
      returning sent_at`,
    [key, now],
  )
  const at = now.getTime()
  const recent = (row?.sent_at ?? []).filter((time) => time > at - window * 1000)
  const [last, oldest] = [recent.at(-1), recent.at(-most)]
  const free = Math.max(last === undefined ? 0 : last + wait * 1000, oldest === undefined ? 0 : oldest + window * 1000)
  if (free > at) return Math.ceil((free - at) / 1000)
  await tx.query('update link_sends set sent_at = $2::jsonb where key = $1', [key, JSON.stringify([...recent, at])])
  return 0
}

const tooMany = (retryTime: number) =>
  new Refusal(codes.tooMany, 'The link was sent already. Please wait before you ask for it again.', {
    headers: { 'retry-after': String(retryTime) },
    data: { retryTime },
  })

/** Sends the link to the app to people who want it on their phone. */
export const downloads = (db: Database, now: Now, post: Post) => ({
  /** @throws Refusal 429 when it is too often, 5262 when nobody took the message, 5263 when text messages go nowhere */
  async send(brand: Brand, { contacts, network, link }: DownloadRequest): Promise<void> {
    if (contacts.some(({ kind }) => kind === 'phone') && !post.text) {
      throw new Refusal(codes.phoneRefused, 'No link can be sent to this phone number')
    }
    const at = now()
    const counts: Array<[key: string, limit: Limit]> = [
      ...(network ? [[keyOf('network', network), sendLimits.network] as [string, Limit]] : []),
      ...contacts.map(
        ({ kind, address }) => [keyOf(brand.brand_id, kind, address), sendLimits.address] as [string, Limit],
      ),
    ]
    // What is counted stays counted when a later one refuses: nobody probes for free.
    const wait = await db.tx(async (tx) => {
      let longest = 0
      for (const [key, limit] of counts.sort(([one], [two]) => (one < two ? -1 : 1))) {
        longest = Math.max(longest, await count(tx, key, limit, at))
      }
      return longest
    })
    if (wait > 0) throw tooMany(wait)
    const message = downloadMessage(brand, link)
    const sendings = contacts.map(({ kind, address }) =>
      kind === 'email' ? post.mail(address, message.mail) : post.text?.(address, message.text),
    )
    const results = await Promise.allSettled(sendings)
    if (results.some(({ status }) => status === 'rejected')) {
      throw new Refusal(codes.codeNotSent, 'The link could not be sent. Please check the address, or use another one.')
    }
  },

  /** Forgets what no limit looks at any more. */
  sweep: async (): Promise<void> =>
    void (await db.query('delete from link_sends where last_at < $1', [new Date(now().getTime() - 60 * 60 * 1000)])),
})
