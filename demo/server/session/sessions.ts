import { createHmac } from 'node:crypto'
import DataLoader from 'dataloader'
import { errors, jwtVerify, SignJWT } from 'jose'
import { codes } from '../../../src/wire/codes'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import { recent } from '../recent'
import { accountGone, Refusal } from '../refusal'
import { hashOf, makeToken } from '../security/hash'
import type { Keys } from '../security/keys'
import { type DeviceName, readUserAgent } from './userAgent'

/** The signed-in user of a request. */
export interface Viewer {
  userId: string
  brandId: string
  sessionId: string
}

export interface Tokens {
  /** A JWT that lives {@link accessSeconds}. */
  accessToken: string
  /** Opaque, good for one use within {@link refreshDays}. */
  refreshToken: string
}

export const accessSeconds = 15 * 60
export const refreshDays = 60
/** A session ends so many days after the sign-in, however often it is refreshed. */
export const sessionDays = 180
/** Two tabs may send the same refresh token at nearly the same time. */
export const graceSeconds = 10
/** Access tokens at most whose signature is not checked again. */
const maxSigned = 5000

export interface SignIn {
  /** Whether a code has just been consumed for it. */
  isVerified?: boolean
  /** SHA-256 of the browser's id; null where it is not known. */
  device?: string | null
  /** The browser's User-Agent, of which only what the list of devices shows is kept. */
  agent?: string
  /** Hears, in the sign-in's transaction, that the user has been signed in before, but not on this device. */
  onNewDevice?: ((tx: Queryable, userId: string, device: DeviceName) => Promise<void>) | undefined
}

const issuer = 'geuin'
const day = 24 * 60 * 60 * 1000
const ended = () => new Refusal(codes.sessionEnded, 'Your session has ended. Please sign in again.')
const unauthorised = (message: string) => new Refusal(codes.unauthorised, message)

const importKey = (bytes: Uint8Array) =>
  crypto.subtle.importKey('raw', new Uint8Array(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

interface RefreshRow {
  session_id: string
  user_id: string
  brand_id: string
  expires_at: Date
  used_at: Date | null
  ended_at: Date | null
  created_at: Date
}

/** Sign-ins and their tokens. What a token is worth is decided here and nowhere else. */
export const sessions = (db: Database, now: Now, keys: Keys) => {
  const keyBytes = keys('access-token')
  let key: CryptoKey | undefined
  const theKey = async () => {
    // Once: at each request it would take as long as the check itself.
    key ??= await importKey(await keyBytes())
    return key
  }
  const refreshKey = keys('refresh-token')

  const accessToken = async ({ userId, brandId, sessionId }: Viewer) => {
    const seconds = Math.floor(now().getTime() / 1000)
    return new SignJWT({ sid: sessionId, brand: brandId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(userId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + accessSeconds)
      .sign(await theKey())
  }

  const addRefreshToken = async (tx: Queryable, token: string, sessionId: string, signedInAt: Date) => {
    const expires = Math.min(now().getTime() + refreshDays * day, signedInAt.getTime() + sessionDays * day)
    await tx.query(
      sql`insert into refresh_tokens (hash, session_id, expires_at)
        values (${hashOf(token)}, ${sessionId}, ${new Date(expires)}) on conflict do nothing`,
    )
  }

  const end = (tx: Queryable, sessionId: string, why: string) =>
    tx.query(
      sql`update sessions set ended_at = ${now()}, ended_why = ${why} where id = ${sessionId} and ended_at is null`,
    )

  const isNewDevice = async (tx: Queryable, userId: string, device: string | null) => {
    const [known] = await tx.query<{ some: boolean; same: boolean }>(sql`select count(*) > 0 as some,
      coalesce(bool_or(device = ${device}::text), false) as same from sessions where user_id = ${userId}`)
    return known?.some === true && !known.same
  }

  /**
   * The one token that follows a refresh token. It is computed and not stored, so that a refresh that is repeated within
   * the grace gives the same one, and there is never a second chain.
   */
  const successorOf = async (token: string) =>
    createHmac('sha256', await refreshKey())
      .update(token)
      .digest('base64url')

  /** Uses a refresh token up. Null when it is not worth anything; then the transaction still commits what that means. */
  const rotate = async (tx: Queryable, token: string, successor: string): Promise<Viewer | null> => {
    const [row] =
      await tx.query<RefreshRow>(sql`select t.session_id::text, t.expires_at, t.used_at, s.ended_at, s.created_at, s.user_id::text, u.brand_id::text
        from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
        where t.hash = ${hashOf(token)} and u.deleted_at is null for update of t, s`)
    if (!row || row.ended_at || row.expires_at <= now()) return null
    if (row.used_at && now().getTime() - row.used_at.getTime() > graceSeconds * 1000) {
      await end(tx, row.session_id, 'a refresh token was used twice')
      return null
    }
    await tx.query(sql`update refresh_tokens set used_at = coalesce(used_at, ${now()}) where hash = ${hashOf(token)}`)
    await addRefreshToken(tx, successor, row.session_id, row.created_at)
    await tx.query(sql`update sessions set used_at = ${now()} where id = ${row.session_id}`)
    return { userId: row.user_id, brandId: row.brand_id, sessionId: row.session_id }
  }

  const signed = recent<{ viewer: Viewer; expires: number }>(accessSeconds * 1000, () => now().getTime(), maxSigned)

  /** What a token says, if it is signed by this server and has not run out. */
  const read = async (token: string): Promise<Viewer> => {
    const known = signed.get(token)
    if (known && known.expires > now().getTime()) return known.viewer
    const options = { issuer, algorithms: ['HS256'], currentDate: now() }
    const { payload } = await jwtVerify(token, await theKey(), options).catch((error: unknown) => {
      if (error instanceof errors.JOSEError) throw unauthorised('The access token is not valid or has run out')
      throw error
    })
    const { sub: userId = '', sid, brand, exp = 0 } = payload
    const viewer = { userId, brandId: String(brand), sessionId: String(sid) }
    signed.set(token, { viewer, expires: exp * 1000 })
    return viewer
  }

  /** Whose the sessions are that have not ended; null for the others. */
  const findOwners = async (ids: readonly string[]): Promise<(string | null)[]> => {
    const rows = await db.query<{ id: string; owner: string }>(sql`select s.id::text, s.user_id::text as owner
      from sessions s join users u on u.id = s.user_id
      where s.id = any(${[...new Set(ids)]}::uuid[]) and s.ended_at is null and u.deleted_at is null`)
    const found = new Map(rows.map(({ id, owner }) => [id, owner]))
    return ids.map((id) => found.get(id) ?? null)
  }
  // Calls that arrive together are checked by one statement. Nothing is kept: a session that ends is refused from then on.
  const owners = new DataLoader(findOwners, { cache: false, batchScheduleFn: setImmediate })

  return {
    /** Signs a user in on a device, where an earlier session of the same user ends. */
    async start(
      userId: string,
      { isVerified = false, device = null, agent = '', onNewDevice }: SignIn = {},
    ): Promise<Tokens> {
      const refreshToken = makeToken()
      const { browser, system } = readUserAgent(agent)
      const viewer = await db.tx(async (tx) => {
        const isNew = onNewDevice && (await isNewDevice(tx, userId, device))
        await tx.query(
          sql`update sessions set ended_at = ${now()}, ended_why = 'a new sign-in on the same device'
            where user_id = ${userId} and device = ${device}::text and ended_at is null`,
        )
        const [row] = await tx.query<{
          id: string
          brand: string
        }>(sql`insert into sessions (user_id, created_at, used_at, device, browser, system, verified_at)
            select id, ${now()}, ${now()}, ${device}, ${browser}, ${system}, ${isVerified ? now() : null} from users where id = ${userId} and deleted_at is null
            returning id::text, (select brand_id::text from users where id = ${userId}) as brand`)
        if (!row) throw accountGone()
        await addRefreshToken(tx, refreshToken, row.id, now())
        if (isNew) await onNewDevice(tx, userId, { browser, system })
        return { userId, brandId: row.brand, sessionId: row.id }
      })
      return { accessToken: await accessToken(viewer), refreshToken }
    },

    /**
     * New tokens for a refresh token; within the grace the same new refresh token again.
     * @throws Refusal 5310 when it is unknown, has run out, or was used before and the grace is over; reuse ends the session
     */
    async refresh(token: string): Promise<Tokens> {
      const refreshToken = await successorOf(token)
      const viewer = await db.tx((tx) => rotate(tx, token, refreshToken))
      if (!viewer) throw ended()
      return { accessToken: await accessToken(viewer), refreshToken }
    },

    /**
     * Whose access token this is.
     * @throws Refusal 401 when it is wrong, has run out, or its session has ended
     */
    async viewer(token: string): Promise<Viewer> {
      const viewer = await read(token)
      if ((await owners.load(viewer.sessionId)) !== viewer.userId) throw unauthorised('This session has ended')
      return viewer
    },

    /** Signs one device out; its tokens are worth nothing from now on. */
    end: async (sessionId: string, why = 'signed out'): Promise<void> => void (await end(db, sessionId, why)),

    /** Forgets sessions and tokens that have run out. */
    async sweep(): Promise<void> {
      await db.query(sql`delete from refresh_tokens where expires_at <= ${now()}`)
      const first = new Date(now().getTime() - refreshDays * day)
      await db.query(sql`delete from sessions s where s.created_at <= ${first}
          and not exists (select 1 from refresh_tokens t where t.session_id = s.id)`)
    },

    /** Signs a user out everywhere, inside of the transaction that gives the reason. */
    endAll: async (tx: Queryable, userId: string, why: string): Promise<void> =>
      void (await tx.query(
        sql`update sessions set ended_at = ${now()}, ended_why = ${why} where user_id = ${userId} and ended_at is null`,
      )),

    /** Signs a user's other devices out, inside of the transaction that gives the reason. */
    endOthers: async (tx: Queryable, { userId, sessionId }: Viewer, why: string): Promise<void> =>
      void (await tx.query(
        sql`update sessions set ended_at = ${now()}, ended_why = ${why} where user_id = ${userId} and id <> ${sessionId} and ended_at is null`,
      )),
  }
}

export type Sessions = ReturnType<typeof sessions>
