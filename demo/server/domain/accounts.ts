import { randomInt } from 'node:crypto'
import { codes } from '../../../src/wire/codes'
import type { WireAccount } from '../../../src/wire/user'
import type { Database, Queryable } from '../db/database'
import { sqlState } from '../db/database'
import type { Now } from './clock'
import type { Contact } from './contact'
import { Refusal } from './refusal'
import type { sessions, Viewer } from './sessions'

const select = `select u.id::text as user_id, u.profile_image, u.profile_image_s, u.is_avatar, u.phone, u.nickname,
    u.email, u.bio, u.name, u.creator_status as ks_cb_request_status, u.is_brand_system_user,
    u.brand_id::text, json_build_object('brand_slug', b.slug) as brand,
    (select coalesce(json_agg(t.topic_id::text order by t.topic_id), '[]') from user_topics t where t.user_id = u.id)
      as onboarding_topics,
    u.guidelines_accepted_at is not null as brand_guidelines, u.birthday, u.nickname_generated as is_nickname_generated,
    u.insta_id, u.youtube_id, u.linkedin_id, u.tiktok_id, u.twitter_id, null as auto_login_token
  from users u join brands b on b.id = u.brand_id where u.id = $1 and u.deleted_at is null`

const firsts = ['amber', 'bright', 'calm', 'clear', 'dusky', 'early', 'gentle', 'golden', 'mellow', 'quiet', 'silver']
const seconds = ['beacon', 'comet', 'ember', 'fern', 'harbour', 'lantern', 'meadow', 'orbit', 'petal', 'prism', 'tide']
const pick = (words: readonly string[]) => words[randomInt(words.length)] ?? ''

/** At most 25 characters of those that a nickname may have. */
export const makeNickname = () => `${pick(firsts)}.${pick(seconds)}.${randomInt(1000, 1_000_000)}`

const gone = () => new Refusal(codes.unauthorised, 'This account is gone')

const columns = { email: 'email', phone: 'phone' } as const
const forms = { email: 'lower(email)', phone: 'phone' } as const

/** Accounts of viewers. */
export const accounts = (db: Database, now: Now, { endOthers }: Pick<ReturnType<typeof sessions>, 'endOthers'>) => {
  const find = async (tx: Queryable, brandId: string, { kind, address }: Contact): Promise<string | null> => {
    const [row] = await tx.query<{ id: string }>(
      `select id::text from users where brand_id = $1 and ${forms[kind]} = $2 and deleted_at is null`,
      [brandId, address],
    )
    return row?.id ?? null
  }

  /** Null when the nickname, or meanwhile the address, is somebody else's. */
  const create = async (tx: Queryable, brandId: string, { kind, address }: Contact): Promise<string | null> => {
    // An account that is gone keeps nobody from coming back.
    await tx.query(
      `update users set ${columns[kind]} = null where brand_id = $1 and ${forms[kind]} = $2 and deleted_at is not null`,
      [brandId, address],
    )
    const [row] = await tx.query<{ id: string }>(
      `insert into users (brand_id, nickname, nickname_generated, ${columns[kind]}, created_at)
        values ($1, $2, true, $3, $4) on conflict do nothing returning id::text`,
      [brandId, makeNickname(), address, now()],
    )
    return row?.id ?? null
  }

  return {
    /** @throws Refusal 401 when it is gone */
    async read(userId: string): Promise<WireAccount> {
      const [account] = await db.query<WireAccount>(select, [userId])
      if (!account) throw gone()
      return account
    },

    /** Whether an address is the user's own. */
    async has(userId: string, { kind, address }: Contact): Promise<boolean> {
      const sql = `select 1 from users where id = $1 and ${forms[kind]} = $2 and deleted_at is null`
      return (await db.query(sql, [userId, address])).length > 0
    },

    /** The account of an address that was proven, a new one if need be. */
    async enter(brandId: string, contact: Contact): Promise<string> {
      for (let tries = 1; tries <= 5; tries++) {
        const id = await db.tx(async (tx) => (await find(tx, brandId, contact)) ?? (await create(tx, brandId, contact)))
        if (id) return id
      }
      throw new Error('no free nickname was found')
    },

    /**
     * Takes an address that was proven over; the user's other devices are signed out.
     * @returns where the user could be reached until now
     * @throws Refusal 401 when the account is gone, 5304 when it is another account's
     */
    async changeContact(viewer: Viewer, contact: Contact): Promise<Pick<WireAccount, 'email' | 'phone'>> {
      try {
        return await db.tx(async (tx) => {
          const [before] = await tx.query<Pick<WireAccount, 'email' | 'phone'>>(
            'select email, phone from users where id = $1 and deleted_at is null for update',
            [viewer.userId],
          )
          if (!before) throw gone()
          await tx.query(`update users set ${columns[contact.kind]} = $2 where id = $1`, [
            viewer.userId,
            contact.address,
          ])
          await endOthers(tx, viewer, `a new ${contact.kind}`)
          return before
        })
      } catch (error) {
        if (sqlState(error) !== '23505') throw error
        throw new Refusal(codes.addressTaken, 'Another account has this address')
      }
    },
  }
}
