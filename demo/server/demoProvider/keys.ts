import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { Now } from '../clock'

const alg = 'ES256'

/** What signs the demo provider's tokens, made anew by each process. */
export const createKeys = (now: Now) => {
  const kid = randomUUID()
  const pair = generateKeyPair(alg)
  return {
    jwks: async () => ({ keys: [{ ...(await exportJWK((await pair).publicKey)), kid, alg, use: 'sig' }] }),
    /** @param seconds that the token is good for */
    async sign(payload: JWTPayload, seconds: number): Promise<string> {
      const issued = Math.floor(now().getTime() / 1000)
      return new SignJWT({ ...payload, iat: issued, exp: issued + seconds })
        .setProtectedHeader({ alg, kid, typ: 'JWT' })
        .sign((await pair).privateKey)
    },
  }
}
