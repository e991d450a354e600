import { randomInt } from 'node:crypto'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Contact } from '../messaging/contact'

const firsts = ['amber', 'bright', 'calm', 'clear', 'dusky', 'early', 'gentle', 'golden', 'mellow', 'quiet', 'silver']
const seconds = ['beacon', 'comet', 'ember', 'fern', 'harbour', 'lantern', 'meadow', 'orbit', 'petal', 'prism', 'tide']
const pick = (words: readonly string[]) => words[randomInt(words.length)] ?? ''

/** At most 25 characters of those that a nickname may have. */
const makeNickname = () => `${pick(firsts)}.${pick(seconds)}.${randomInt(1000, 1_000_000)}`

/** How an address is compared with those of accounts. */
export const addressForms = { email: sql`lower(email)`, phone: sql`phone` } as const

/**
 * The brand's account with this address. Nobody but its owner can have put it there, since an account only ever takes
 * an address that was proven.
 */
export const findAccount = async (
  tx: Queryable,
  brandId: string,
  { kind, address }: Contact,
): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }>(
    sql`select id::text from users where brand_id = ${brandId} and ${addressForms[kind]} = ${address} and deleted_at is null`,
  )
  return row?.id ?? null
}

/** Known details of a new user. */
interface NewAccount {
  email?: string | null
  phone?: string | null
  name?: string | null
}

/** Null when the nickname, or meanwhile the address, is somebody else's. */
export const createAccount = async (
  tx: Queryable,
  brandId: string,
  known: NewAccount,
  now: Date,
): Promise<string | null> => {
  const { email = null, phone = null, name = null } = known
  const [row] = await tx.query<{
    id: string
  }>(sql`insert into users (brand_id, nickname, nickname_generated, email, phone, name, created_at)
      values (${brandId}, ${makeNickname()}, true, ${email}, ${phone}, ${name}, ${now}) on conflict do nothing returning id::text`)
  return row?.id ?? null
}

/**
 * The account that `once` finds or makes; it runs again when that gives none, since what was somebody else's a moment ago
 * may be found now, and another nickname be free.
 */
export const createOrFind = async (db: Database, once: (tx: Queryable) => Promise<string | null>): Promise<string> => {
  for (let tries = 1; tries <= 5; tries++) {
    const id = await db.tx(once)
    if (id) return id
  }
  throw new Error('no free nickname was found')
}
