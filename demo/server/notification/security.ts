import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { notify } from './notify'

/**
 * Tells somebody what happened to their account, in place of what they were told of the same kind before. The mail about it
 * is the caller's. To be sent with the transaction that does it.
 */
export const notifySecurity = async (
  tx: Queryable,
  userId: string,
  kind: 'signed_in' | 'contact_changed',
  now: Date,
): Promise<void> => {
  await tx.query(sql`delete from notifications where user_id = ${userId} and kind = ${kind}`)
  await notify(tx, [userId], { kind, actorId: null }, now)
}
