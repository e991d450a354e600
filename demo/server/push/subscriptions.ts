import { codes } from '../../../src/wire/codes'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { badRequest, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import type { publicWeb } from '../upload/publicWeb'
import { areKeys, type PushKeys } from './encrypt'

export interface NewSubscription {
  endpoint: string
  keys: PushKeys
  language: string
}

/** Browsers of one person; the oldest makes room for another one. */
const maxOfPerson = 20

interface SubscriptionDeps {
  db: Database
  now: Now
  web: Pick<ReturnType<typeof publicWeb>, 'check'>
}

/** Which browsers take push messages for whom. */
export const pushSubscriptions = ({ db, now, web }: SubscriptionDeps) => ({
  /**
   * A browser belongs to whom it was subscribed for last, and to the session in which that was.
   * @throws Refusal 400 for keys that are none, 5340 for an endpoint that is none of the public web
   */
  async add({ userId, sessionId }: Viewer, { endpoint, keys, language }: NewSubscription): Promise<void> {
    try {
      web.check(new URL(endpoint))
    } catch {
      throw new Refusal(codes.addressRefused, 'This endpoint may not be used')
    }
    if (!areKeys(keys)) throw badRequest('keys must be those of a push subscription')
    await db.tx(async (tx) => {
      await tx.query(sql`
        insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, language, created_at)
        values (${userId}, ${sessionId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${language}, ${now()})
        on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
          p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, created_at = excluded.created_at`)
      await tx.query(sql`delete from push_subscriptions where user_id = ${userId} and id not in (
        select id from push_subscriptions where user_id = ${userId} order by created_at desc, id desc limit ${maxOfPerson})`)
    })
  },

  /** One that is not known is no error. */
  remove: async ({ userId }: Viewer, endpoint: string): Promise<void> =>
    void (await db.query(sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`)),

  /** Forgets those whose session is over. */
  sweep: async (): Promise<void> =>
    void (await db.query(sql`delete from push_subscriptions p using sessions s
      where s.id = p.session_id and s.ended_at is not null`)),
})
