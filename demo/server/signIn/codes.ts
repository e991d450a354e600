import { createHmac, randomInt } from 'node:crypto'
import { addressForms } from '../account/createAccount'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Network } from '../http/network'
import { type Contact, recipientOf } from '../messaging/contact'
import { hashOf, isSame, makeToken } from '../security/hash'
import type { Keys } from '../security/keys'
import {
  type CodeLimits,
  defaultCodeLimits,
  failureDelay,
  limits,
  lockQuotas,
  networkRefusal,
  recipientRefusal,
  sendRefusal,
  type TooSoon,
  triesNow,
} from './codeLimits'

/** The address of a code, and its purpose. */
export interface CodeRequest {
  brandId: string
  contact: Contact
  /** The browser's own id; a guess that names another one is worth nothing. */
  browser: string
  /** The networks that the request came from; none when it came from within. */
  networks: readonly Network[]
  /** The user whose address this shall become; null for a sign-in. */
  userId: string | null
  /** The session that wants the change, in which alone the code works; null for a sign-in. */
  sessionId: string | null
  /** The code's life. */
  seconds: number
}

/** What a client shows again beside the code. */
export interface CodeSession {
  preAuthSessionId: string
  deviceId: string
  /** Seconds until the next code may be sent. */
  retryTime: number
}

export interface Guess extends Omit<CodeSession, 'retryTime'> {
  brandId: string
  digits: string
  /** Only where the call says it once more. */
  contact?: Contact | undefined
  browser?: string | undefined
  userId: string | null
  sessionId: string | null
}

export type Issued = { id: string; code: string; session: CodeSession } | { refused: TooSoon }

export type Judgement =
  /** `device`: SHA-256 of the browser's id. */
  | { is: 'right'; contact: Contact; device: string }
  | { is: 'wrong'; triesLeft: number }
  /** Too old, replaced, used, or never sent to this browser. */
  | { is: 'expired' }
  /** `retryTime` in seconds when a wait helps; a new code does otherwise. */
  | { is: 'spent'; retryTime?: number }

interface CodeRow {
  id: string
  address_id: string
  brand_id: string
  kind: Contact['kind']
  address: string
  user_id: string | null
  session_id: string | null
  device: string
  browser: string
  hash: string
  tries: number
  expires_at: Date
  is_over: boolean
}

const lockAddress = async (tx: Queryable, brandId: string, { kind, address }: Contact): Promise<string> => {
  const [row] = await tx.query<{
    id: string
  }>(sql`insert into code_addresses (brand_id, kind, address) values (${brandId}, ${kind}, ${address})
      on conflict (brand_id, kind, address) do update set address = excluded.address returning id::text`)
  if (!row) throw new Error('an upsert gives its row')
  return row.id
}

/** Removes addresses without codes, so that nothing stays of people who requested one long ago. */
const forgetAddresses = async (tx: Queryable): Promise<void> => {
  const unused = sql`not exists (select 1 from codes c where c.address_id = a.id)
    and not exists (select 1 from code_failures f where f.address_id = a.id)`
  // Locked first and looked at again: a code may be made at this moment.
  const rows = await tx.query<{ id: string }>(
    sql`select a.id::text from code_addresses a where ${unused} for update skip locked`,
  )
  const ids = rows.map(({ id }) => id)
  await tx.query(sql`delete from code_addresses a where a.id = any(${ids}::bigint[]) and ${unused}`)
}

const find = async (tx: Queryable, preAuth: string): Promise<CodeRow | undefined> => {
  const [row] =
    await tx.query<CodeRow>(sql`select c.id::text, c.address_id::text, a.brand_id::text, a.kind, a.address, c.user_id::text, c.session_id::text, c.device, c.browser, c.hash, c.tries,
        c.expires_at, coalesce(c.used_at, c.replaced_at, c.failed_at) is not null as is_over
      from codes c join code_addresses a on a.id = c.address_id where c.pre_auth = ${hashOf(preAuth)}`)
  return row
}

/** Whether a browser has signed in before to the account that has an address. */
const hasSignedIn = async (tx: Queryable, brandId: string, { kind, address }: Contact, browser: string) => {
  const rows = await tx.query(sql`select 1 from sessions s join users u on u.id = s.user_id
    where u.brand_id = ${brandId} and ${addressForms[kind]} = ${address} and u.deleted_at is null
      and s.device = ${browser} limit 1`)
  return rows.length > 0
}

const belongs = (row: CodeRow, guess: Guess): boolean =>
  row.brand_id === guess.brandId &&
  row.user_id === guess.userId &&
  row.session_id === guess.sessionId &&
  row.device === hashOf(guess.deviceId) &&
  (guess.browser === undefined || row.browser === hashOf(guess.browser)) &&
  (!guess.contact || (row.kind === guess.contact.kind && row.address === guess.contact.address))

/**
 * Codes of six digits: how they are made, kept and judged. Nothing here throws for what a caller did, since what a wrong
 * guess or an early request means must be committed.
 */
export const codeBook = (db: Database, now: Now, keys: Keys, codeLimits: CodeLimits = defaultCodeLimits) => {
  const key = keys('codes')
  const digestOf = async (preAuth: string, digits: string) =>
    createHmac('sha256', await key())
      .update(`${preAuth} ${digits}`)
      .digest('hex')
  const quotaKeyOf = async (contact: Contact) =>
    createHmac('sha256', await key())
      .update(`recipient ${recipientOf(contact)}`)
      .digest('hex')
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000)

  const judgeIn = async (tx: Queryable, guess: Guess, hash: string): Promise<Judgement> => {
    const first = await find(tx, guess.preAuthSessionId)
    if (!first || !belongs(first, guess)) return { is: 'expired' }
    await tx.query(sql`select 1 from code_addresses where id = ${first.address_id} for update`)
    // Read again, because the former holder of the lock may have used the code.
    const row = await find(tx, guess.preAuthSessionId)
    if (!row || row.is_over || row.expires_at <= now()) return { is: 'expired' }
    const contact = { kind: row.kind, address: row.address }
    const isKnown = await hasSignedIn(tx, row.brand_id, contact, row.browser)
    const tries = isKnown ? limits.tries : await triesNow(tx, row.brand_id, codeLimits, now())
    if (row.tries >= tries) return { is: 'spent' }
    const retryTime = await failureDelay(tx, { addressId: row.address_id, browser: row.browser, isKnown }, now())
    if (retryTime > 0) return { is: 'spent', retryTime }
    if (isSame(row.hash, hash)) {
      await tx.query(sql`update codes set tries = tries + 1, used_at = ${now()} where id = ${row.id}`)
      return { is: 'right', contact, device: row.browser }
    }
    await tx.query(sql`update codes set tries = tries + 1 where id = ${row.id}`)
    await tx.query(sql`insert into code_failures (address_id, brand_id, browser, at)
      values (${row.address_id}, ${row.brand_id}, ${row.browser}, ${now()})`)
    return { is: 'wrong', triesLeft: Math.max(0, tries - row.tries - 1) }
  }

  return {
    /** Makes the newest code of an address and a browser, unless it is too soon for one. */
    async issue({ brandId, contact, browser, networks, userId, sessionId, seconds }: CodeRequest): Promise<Issued> {
      const code = String(randomInt(10 ** limits.digits)).padStart(limits.digits, '0')
      const [preAuthSessionId, deviceId] = [makeToken(), makeToken()]
      const hash = await digestOf(preAuthSessionId, code)
      const recipient = await quotaKeyOf(contact)
      const device = hashOf(browser)
      const networkKeys = networks.map((network) => network.key)
      return db.tx(async (tx) => {
        await lockQuotas(tx, [...networkKeys, recipient], now())
        const isKnown = await hasSignedIn(tx, brandId, contact, device)
        const crowded =
          (await networkRefusal(tx, networks, codeLimits, now())) ??
          (isKnown ? null : await recipientRefusal(tx, recipient, codeLimits, now()))
        if (crowded) return { refused: crowded }
        const addressId = await lockAddress(tx, brandId, contact)
        const { refused, wait } = await sendRefusal(tx, { addressId, browser: device, isKnown }, now())
        if (refused) return { refused }
        await tx.query(
          sql`update codes set replaced_at = ${now()} where address_id = ${addressId} and browser = ${device} and used_at is null and replaced_at is null`,
        )
        const [row] = await tx.query<{
          id: string
        }>(sql`insert into codes (address_id, networks, recipient, user_id, session_id, pre_auth, device, browser, hash, sent_at, expires_at)
            values (${addressId}, ${networkKeys}::text[], ${recipient}, ${userId}, ${sessionId}, ${hashOf(preAuthSessionId)}, ${hashOf(deviceId)}, ${device}, ${hash}, ${now()}, ${later(seconds)}) returning id::text`)
        return { id: row?.id ?? '', code, session: { preAuthSessionId, deviceId, retryTime: wait } }
      })
    },

    /** The code never left: nobody has to wait for it to be sent again. */
    withdraw: async (id: string): Promise<void> =>
      void (await db.query(sql`update codes set failed_at = ${now()} where id = ${id}`)),

    /** Judges one guess; parallel ones come one after the other, and after the fifth none is looked at. */
    async judge(guess: Guess): Promise<Judgement> {
      const hash = await digestOf(guess.preAuthSessionId, guess.digits)
      return db.tx((tx) => judgeIn(tx, guess, hash))
    },

    /** Forgets what no limit looks at any more. */
    async sweep(): Promise<void> {
      const old = later(-limits.keptSeconds)
      await db.query(sql`delete from codes where sent_at < ${old}`)
      await db.query(sql`delete from code_failures where at < ${old}`)
      await db.query(sql`delete from code_quotas where asked_at < ${old}`)
      await db.tx(forgetAddresses)
    },
  }
}

export type CodeBook = ReturnType<typeof codeBook>
