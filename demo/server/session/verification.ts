import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Viewer } from './sessions'

/** How long a consumed code proves the identity of a session's user. */
export const verifiedSeconds = 5 * 60

/**
 * Whether this viewer's session began with a code in the last five minutes, which a deletion of the account needs. A code
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
