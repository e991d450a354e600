import { codes } from '../../../src/wire/codes'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { Refusal } from '../refusal'
import type { Viewer } from './sessions'

/** How long a consumed code proves the identity of a session's user. */
export const verifiedSeconds = 5 * 60

/**
 * Whether this viewer's session began with a code in the last five minutes, which whatever can take the account away needs. A code
 * that signed in another device says nothing about who sits at this one.
 * @param db the database, or the transaction of what needs it
 */
export const wasVerifiedLately = async (
  db: Queryable,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
  now: Date,
): Promise<boolean> => {
  const since = new Date(now.getTime() - verifiedSeconds * 1000)
  const rows = await db.query(
    sql`select 1 from sessions where id = ${sessionId} and user_id = ${userId} and ended_at is null and verified_at > ${since}`,
  )
  return rows.length > 0
}

/** @throws Refusal 5251 when the viewer has not shown lately that the account is theirs */
export const requireVerified = async (
  db: Queryable,
  viewer: Pick<Viewer, 'userId' | 'sessionId'>,
  now: Date,
): Promise<void> => {
  if (await wasVerifiedLately(db, viewer, now)) return
  throw new Refusal(codes.verificationNeeded, 'For your security, please sign in again with a code first')
}
