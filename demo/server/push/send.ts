import { request } from 'undici'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import type { Lane } from '../jobs/lane'
import { readItems } from '../notification/items'
import { itemPath } from '../notification/paths'
import { sentenceOf } from '../notification/sentences'
import { isListed } from '../notification/visible'
import { isUnreachable, type publicWeb } from '../upload/publicWeb'
import { wordsFor } from '../words/wordsFor'
import { encryptFor } from './encrypt'
import type { Vapid } from './vapid'

interface Due {
  user_id: string
  group_key: string
  endpoint: string
  p256dh: string
  auth: string
  language: string
  brand: string
}

interface SenderDeps {
  db: Database
  vapid: Vapid
  web: ReturnType<typeof publicWeb>
}

/** Seconds for which a push service keeps a message for a browser that is away. */
const keepSeconds = 24 * 60 * 60
const timeoutMs = 10_000
/** Characters of a comment in a message; a push service takes 4 kB. */
const maxQuote = 150

/** Hands messages to the push services of browsers (RFC 8030). */
export const pushSender = ({ db, vapid, web }: SenderDeps) => {
  const post = async ({ endpoint, p256dh, auth }: Due, message: object): Promise<number> => {
    web.check(new URL(endpoint))
    const { statusCode, body } = await request(endpoint, {
      ...{ dispatcher: web.agent, signal: AbortSignal.timeout(timeoutMs), method: 'POST' },
      headers: {
        ...{ ttl: String(keepSeconds), urgency: 'normal', 'content-encoding': 'aes128gcm' },
        ...{ 'content-type': 'application/octet-stream', authorization: await vapid.authorization(endpoint) },
      },
      body: encryptFor({ p256dh, auth }, JSON.stringify(message)),
    })
    // An answer that is given up reports that as an error, which nobody is interested in.
    body.on('error', () => {})
    body.destroy()
    return statusCode
  }

  const find = async (notificationId: string, subscriptionId: string): Promise<Due | undefined> => {
    const [due] = await db.query<Due>(sql`
      select p.user_id::text, n.group_key, p.endpoint, p.p256dh, p.auth, p.language, b.name as brand
      from notifications n join push_subscriptions p on p.user_id = n.user_id
      join sessions s on s.id = p.session_id and s.ended_at is null
      join users u on u.id = n.user_id join brands b on b.id = u.brand_id
      where n.id = ${notificationId} and p.id = ${subscriptionId} and n.read_at is null`)
    return due
  }

  return {
    /** Slow push services hold up nothing but messages to browsers; what has failed before waits behind what has not. */
    lane: (): Lane => ({ kind: 'pushNotification', width: 4, leaseTime: 60_000, order: sql`j.attempts` }),

    /**
     * Tells one browser of one notification, unless it was read or removed meanwhile. A browser that takes no more is
     * forgotten. @throws Error when the push service did not take it
     */
    async send({ notificationId, subscriptionId }: { notificationId: string; subscriptionId: string }): Promise<void> {
      const due = await find(notificationId, subscriptionId)
      if (!due) return
      const { user_id, group_key, language, brand } = due
      const listed = sql`${isListed(user_id, 'push')} and n.group_key = ${group_key} and n.read_at is null
        and n.id <= ${notificationId}`
      const [item] = await readItems(db, { listed, limit: 1 })
      if (!item) return
      const words = wordsFor(language)
      const sentence = sentenceOf(words, item)
      const quote = (item.comment?.text || item.post?.caption)?.slice(0, maxQuote)
      const message = {
        title: brand,
        body: quote ? `${sentence}: “${quote}”` : sentence,
        path: itemPath(item),
        // A later message of the same takes the place of an earlier one.
        tag: group_key,
        lang: words.language,
      }
      let status: number
      try {
        status = await post(due, message)
      } catch (error) {
        if (!isUnreachable(error)) throw new Error('the push service does not answer')
        status = 410
      }
      if (status === 404 || status === 410)
        return void (await db.query(sql`delete from push_subscriptions where id = ${subscriptionId}`))
      if (status > 299) throw new Error(`the push service answered ${status}`)
    },
  }
}
