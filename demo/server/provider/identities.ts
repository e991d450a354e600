import { createAccount, createOrFind, findAccount } from '../account/createAccount'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Claims } from './claims'

/** Locks the row, so that two parallel sign-ins of one person get one account. */
const lock = async (tx: Queryable, brandId: string, { issuer, subject }: Claims, now: Date) => {
  const [row] = await tx.query<{
    user_id: string | null
  }>(sql`insert into identities (brand_id, issuer, subject, created_at) values (${brandId}, ${issuer}, ${subject}, ${now})
      on conflict (brand_id, issuer, subject) do update set issuer = excluded.issuer returning user_id::text`)
  return row?.user_id ?? null
}

/** Accounts of people who sign in with a provider. */
export const identities = (db: Database, now: Now) => ({
  /**
   * The account of whom the claims name, in this brand: their own, the one with their address, or a new one. Nobody but
   * its owner comes with an address, since {@link Claims} hold none that was not proven.
   */
  enter: (brandId: string, claims: Claims): Promise<string> =>
    createOrFind(db, async (tx) => {
      const { issuer, subject, email, name } = claims
      const known = await lock(tx, brandId, claims, now())
      if (known) return known
      const found = email && (await findAccount(tx, brandId, { kind: 'email', address: email }))
      const user = found || (await createAccount(tx, brandId, { email, name }, now()))
      await tx.query(
        sql`update identities set user_id = ${user} where brand_id = ${brandId} and issuer = ${issuer} and subject = ${subject}`,
      )
      return user
    }),
})
