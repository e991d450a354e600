import type { WireSession } from '../../../src/wire/session'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { notFound } from '../refusal'
import type { Sessions, Viewer } from './sessions'

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Where a user is signed in. */
export const devices = (db: Database, now: Now, { endOthers }: Pick<Sessions, 'endOthers'>) => ({
  /** The viewer's sessions that can still be used: this one first, the others by last use. */
  list: ({ userId, sessionId }: Viewer): Promise<WireSession[]> =>
    db.query(sql`select s.id::text as session_id, s.browser, s.system, s.id = ${sessionId} as is_current,
        to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
        to_char(coalesce(s.used_at, s.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_used_at
      from sessions s
      where s.user_id = ${userId} and s.ended_at is null
        and exists (select 1 from refresh_tokens t where t.session_id = s.id and t.expires_at > ${now()})
      order by s.id = ${sessionId} desc, coalesce(s.used_at, s.created_at) desc, s.id`),

  /** @throws Refusal 404 for another user's session, or one that has ended */
  async end({ userId }: Viewer, sessionId: string): Promise<void> {
    const rows = isUuid(sessionId)
      ? await db.query(sql`update sessions set ended_at = ${now()}, ended_why = 'ended from another device'
          where id = ${sessionId} and user_id = ${userId} and ended_at is null returning 1`)
      : []
    if (rows.length === 0) throw notFound('session')
  },

  endOthers: (viewer: Viewer): Promise<void> => endOthers(db, viewer, 'signed out everywhere else'),
})
