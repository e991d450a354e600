import { errors, jwtVerify, SignJWT } from 'jose'
import { codes } from '../../../src/wire/codes'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { Refusal } from '../refusal'
import type { Keys } from '../security/keys'
import type { Viewer } from '../session/sessions'

const audience = 'videoUploads'
/** How long a permit is good for: longer than an upload over a slow line. */
const permitSeconds = 6 * 60 * 60

/**
 * Permits to upload videos, for the library that does so: it never gets an access token, which would let it do everything
 * else as well.
 */
export const uploadPermits = (db: Database, now: Now, keys: Keys) => {
  const key = keys('video-uploads')
  return {
    async issue({ userId, sessionId }: Viewer): Promise<{ permit: string; expires_at: string }> {
      const at = Math.floor(now().getTime() / 1000)
      const permit = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setAudience(audience)
        .setSubject(userId)
        .setExpirationTime(at + permitSeconds)
        .sign(await key())
      return { permit, expires_at: new Date((at + permitSeconds) * 1000).toISOString() }
    },

    /**
     * Who was given a permit; null for another kind of token.
     * @throws Refusal 401 when it has run out, or the session has ended since
     */
    async holder(token: string): Promise<string | null> {
      const options = { audience, algorithms: ['HS256'], currentDate: now() }
      try {
        const { payload } = await jwtVerify(token, await key(), options)
        const rows = await db.query(sql`select 1 from sessions s join users u on u.id = s.user_id
          where s.id = ${payload.sid} and s.user_id = ${payload.sub} and s.ended_at is null and u.deleted_at is null`)
        if (rows.length > 0) return payload.sub ?? null
      } catch (error) {
        if (!(error instanceof errors.JWTExpired)) {
          if (error instanceof errors.JOSEError) return null
          throw error
        }
      }
      throw new Refusal(codes.unauthorised, 'The permit is no longer good. Please ask for a new one.')
    },
  }
}
