import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { algorithms, type Claims, clockTolerance, readClaims } from './claims'
import type { Offer } from './providerSettings'

/** Seconds that a token may be good for. */
export const maxSsoTokenSeconds = 5 * 60

/** The audience of a brand's tokens, which no id token of its OpenID Connect has. */
export const ssoAudience = (brandId: string) => `geuin:${brandId}`

/**
 * Tokens by which a brand's own page says who its viewer is: a JWT that the brand's server signs with a key of
 * `token_keys` and puts into the page. It says
 * `iss` the brand's issuer, `aud` {@link ssoAudience}, `sub` the brand's id for the person, `iat` and `exp` at most five
 * minutes apart, `jti` a value that no other token has, and may say `email` with `email_verified: true`, and `name`.
 */
export const ssoTokens = (db: Queryable, now: Now, timeoutMs: number) => {
  const remote = new Map<string, JWTVerifyGetKey>()
  const keysOf = (keys: NonNullable<Offer['tokens']>['keys']): JWTVerifyGetKey => {
    if (typeof keys !== 'string') return createLocalJWKSet(keys)
    const set = remote.get(keys) ?? createRemoteJWKSet(new URL(keys), { timeoutDuration: timeoutMs })
    remote.set(keys, set)
    return set
  }

  return {
    /**
     * The person of a token, which is used up by this.
     * @throws Error when it is invalid or was used before
     */
    async redeem(brandId: string, { issuer, keys }: NonNullable<Offer['tokens']>, token: string): Promise<Claims> {
      const { payload } = await jwtVerify(token, keysOf(keys), {
        ...{ issuer, audience: ssoAudience(brandId), algorithms, clockTolerance, currentDate: now() },
        ...{ requiredClaims: ['sub', 'iat', 'exp', 'jti'], maxTokenAge: maxSsoTokenSeconds },
      })
      const { jti = '', iat = 0, exp = 0 } = payload
      if (exp - iat > maxSsoTokenSeconds) throw new Error('the token is good for too long')
      if (jti.length > 255) throw new Error('jti is too long')
      const claims = readClaims(payload)
      const fresh =
        await db.query(sql`insert into used_sso_tokens (brand_id, issuer, jti, expires_at) values (${brandId}, ${issuer}, ${jti}, ${new Date((exp + clockTolerance + 1) * 1000)})
          on conflict do nothing returning 1 as fresh`)
      if (fresh.length === 0) throw new Error('the token was used before')
      return claims
    },
  }
}
