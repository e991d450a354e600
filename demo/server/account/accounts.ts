import { codes } from '../../../src/wire/codes'
import type { WireAccount } from '../../../src/wire/user'
import type { Now } from '../clock'
import { type Database, type Queryable, sqlState } from '../database/database'
import { sql } from '../database/sql'
import type { Contact } from '../messaging/contact'
import { accountGone, Refusal } from '../refusal'
import type { Sessions, Viewer } from '../session/sessions'
import { addressForms, createAccount, createOrFind, findAccount } from './createAccount'

const selectAccount = (
  userId: string,
) => sql`select u.id::text as user_id, u.profile_image, u.profile_image_s, u.is_avatar, u.phone, u.nickname,
    u.email, u.bio, u.name, u.creator_status as ks_cb_request_status, u.is_brand_system_user,
    u.brand_id::text, json_build_object('brand_slug', b.slug) as brand,
    (select coalesce(json_agg(t.topic_id::text order by t.topic_id), '[]') from user_topics t where t.user_id = u.id)
      as onboarding_topics,
    u.guidelines_accepted_at is not null as brand_guidelines, u.birthday, u.nickname_generated as is_nickname_generated,
    u.insta_id, u.youtube_id, u.linkedin_id, u.tiktok_id, u.twitter_id, null as auto_login_token
  from users u join brands b on b.id = u.brand_id where u.id = ${userId} and u.deleted_at is null`

const columns = { email: sql`email`, phone: sql`phone` } as const

interface MailLocale {
  language?: string | undefined
  /** A name of the IANA database. */
  timeZone?: string | undefined
}

/** Accounts of viewers. */
export const accounts = (db: Database, now: Now, { endOthers }: Pick<Sessions, 'endOthers'>) => ({
  /** @throws Refusal 401 when it is gone */
  async read(userId: string): Promise<WireAccount> {
    const [account] = await db.query<WireAccount>(selectAccount(userId))
    if (!account) throw accountGone()
    return account
  },

  /** Whose mail a link is about; null when the account is gone. */
  async mailReader(userId: string): Promise<{ brandId: string; language: string | null } | null> {
    const [row] = await db.query<{ brand_id: string; language: string | null }>(
      sql`select brand_id::text, language from users where id = ${userId} and deleted_at is null`,
    )
    return row ? { brandId: row.brand_id, language: row.language } : null
  },

  /** In which language an address's owner is written to; null where it has none. */
  async languageOf(brandId: string, { kind, address }: Contact): Promise<string | null> {
    const [row] = await db.query<{ language: string | null }>(sql`select language from users
      where brand_id = ${brandId} and ${addressForms[kind]} = ${address} and deleted_at is null`)
    return row?.language ?? null
  },

  /** Keeps the language in which the user is written to, and the time zone of these mails where the database knows it. */
  async setLocale(userId: string, { language, timeZone }: MailLocale): Promise<void> {
    if (language)
      await db.query(
        sql`update users set language = ${language} where id = ${userId} and language is distinct from ${language}`,
      )
    if (!timeZone) return
    const [changed] = await db.query(
      sql`select 1 from users where id = ${userId} and time_zone is distinct from ${timeZone}`,
    )
    // To know whether there is such a zone, the database reads the files of all: not at each call.
    if (changed)
      await db.query(sql`update users set time_zone = ${timeZone} where id = ${userId}
        and exists (select 1 from pg_timezone_names where name = ${timeZone})`)
  },

  /** Whether an address is the user's own. */
  async has(userId: string, { kind, address }: Contact): Promise<boolean> {
    const rows = await db.query(
      sql`select 1 from users where id = ${userId} and ${addressForms[kind]} = ${address} and deleted_at is null`,
    )
    return rows.length > 0
  },

  /** The account of an address that was proven, a new one if need be. */
  enter: (brandId: string, contact: Contact): Promise<string> =>
    createOrFind(
      db,
      async (tx) =>
        (await findAccount(tx, brandId, contact)) ??
        (await createAccount(tx, brandId, { [contact.kind]: contact.address }, now())),
    ),

  /**
   * Sets an address that was proven; the user's other devices are signed out.
   * @param onChange runs in the transaction, with the addresses until now
   * @throws Refusal 401 when the account is gone, 5304 when it is another account's
   */
  async changeContact(
    viewer: Viewer,
    contact: Contact,
    onChange: (tx: Queryable, before: Pick<WireAccount, 'email' | 'phone'>) => Promise<void>,
  ): Promise<void> {
    try {
      await db.tx(async (tx) => {
        const [before] = await tx.query<Pick<WireAccount, 'email' | 'phone'>>(
          sql`select email, phone from users where id = ${viewer.userId} and deleted_at is null for update`,
        )
        if (!before) throw accountGone()
        await tx.query(sql`update users set ${columns[contact.kind]} = ${contact.address} where id = ${viewer.userId}`)
        await endOthers(tx, viewer, `a new ${contact.kind}`)
        await onChange(tx, before)
      })
    } catch (error) {
      if (sqlState(error) !== '23505') throw error
      throw new Refusal(codes.addressTaken, 'Another account has this address')
    }
  },
})

export type Accounts = ReturnType<typeof accounts>
