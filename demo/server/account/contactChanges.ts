import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import { hashOf, makeToken } from '../security/hash'
import type { Sessions } from '../session/sessions'
import { addressForms } from './createAccount'

/** How long the link works that takes a change of address back. */
export const undoDays = 3
const day = 24 * 60 * 60 * 1000

/** An account's addresses, each null where there is none. */
export interface Addresses {
  email: string | null
  phone: string | null
}

export interface ContactChange extends Addresses {
  brandId: string
  nickname: string
  /** A tag; null for none known. */
  language: string | null
}

interface ChangeRow extends Addresses {
  id: string
  user_id: string
  brand_id: string
  nickname: string
  language: string | null
  changed_at: Date
}

const find = async (tx: Queryable, token: string, now: Date): Promise<ChangeRow | undefined> => {
  const [row] = await tx.query<ChangeRow>(
    sql`select c.id::text, c.user_id::text, c.email, c.phone, c.changed_at, u.brand_id::text, u.nickname, u.language
      from contact_changes c join users u on u.id = c.user_id
      where c.token = ${hashOf(token)} and c.expires_at > ${now} and u.deleted_at is null`,
  )
  return row
}

const changeOf = ({ brand_id: brandId, nickname, language, email, phone }: ChangeRow): ContactChange => ({
  ...{ brandId, nickname, language, email, phone },
})

/** An address that its owner takes back may have begun another account meanwhile, which then goes without. */
const freeAddress = async (tx: Queryable, { user_id, brand_id, email, phone }: ChangeRow) => {
  const isOther = sql`brand_id = ${brand_id} and id <> ${user_id}`
  await tx.query(sql`update users set email = null where ${isOther} and ${addressForms.email} = lower(${email}::text)`)
  await tx.query(sql`update users set phone = null where ${isOther} and ${addressForms.phone} = ${phone}::text`)
}

/** Changes of an account's addresses that the owner of the former address can take back. */
export const contactChanges = (db: Database, now: Now, { endAll }: Pick<Sessions, 'endAll'>) => ({
  /** Keeps the addresses before a change, in its transaction. @returns the token of the link that restores them */
  async keep(tx: Queryable, userId: string, { email, phone }: Addresses): Promise<string> {
    const token = makeToken()
    const expires = new Date(now().getTime() + undoDays * day)
    await tx.query(sql`insert into contact_changes (user_id, token, email, phone, changed_at, expires_at)
      values (${userId}, ${hashOf(token)}, ${email}, ${phone}, ${now()}, ${expires})`)
    return token
  },

  /** What the link of a token would restore; null when it is over. */
  async read(token: string): Promise<ContactChange | null> {
    const row = await find(db, token, now())
    return row ? changeOf(row) : null
  },

  /**
   * Restores the addresses and ends every session. Sign-ins with a provider that were added since, and the links of
   * later changes, stop working: they belong to the one who made the change. @returns null when the link is over
   */
  undo: (token: string): Promise<ContactChange | null> =>
    db.tx(async (tx) => {
      const first = await find(tx, token, now())
      if (!first) return null
      await tx.query(sql`select 1 from users where id = ${first.user_id} for update`)
      // Read again, because the former holder of the lock may have used the link.
      const row = await find(tx, token, now())
      if (!row) return null
      const { user_id: userId, email, phone } = row
      await freeAddress(tx, row)
      await tx.query(sql`update users set email = ${email}, phone = ${phone} where id = ${userId}`)
      await tx.query(sql`delete from identities where user_id = ${userId} and created_at >= ${row.changed_at}`)
      await tx.query(sql`delete from contact_changes where user_id = ${userId} and id >= ${row.id}`)
      await tx.query(sql`delete from codes where user_id = ${userId}`)
      // Their browsers are strangers to the account from now on.
      await tx.query(sql`update sessions set device = null where user_id = ${userId}`)
      await endAll(tx, userId, 'a change of address was taken back')
      return changeOf(row)
    }),

  /** Deletes changes whose link is over. */
  sweep: async (): Promise<void> =>
    void (await db.query(sql`delete from contact_changes where expires_at <= ${now()}`)),
})

export type ContactChanges = ReturnType<typeof contactChanges>
