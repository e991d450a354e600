import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { accountGone } from '../refusal'

/**
 * Keeps an account until the end of a transaction that writes something of its. To be sent first, since deleting the
 * account locks in this order too.
 * @throws Refusal 401 when it has been deleted meanwhile
 */
export const holdAccount = async (tx: Queryable, { userId }: { userId: string }): Promise<void> => {
  const [user] = await tx.query(sql`select 1 from users where id = ${userId} and deleted_at is null for key share`)
  if (!user) throw accountGone()
}
