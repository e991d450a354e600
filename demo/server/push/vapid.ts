import { createECDH } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { Now } from '../clock'
import type { Keys } from '../security/keys'

/** Seconds that a push service believes a token; RFC 8292 allows a day. */
const tokenSeconds = 12 * 60 * 60

/**
 * How this server shows push services that it is the one to which a browser has subscribed (VAPID, RFC 8292). The key is
 * made of the server's secrets, so it stays as long as they do.
 * @param contact whom a push service may write to: a `mailto:` or `https:` address
 */
export const vapid = (keys: Keys, now: Now, contact: string) => {
  const secret = keys('vapid')

  const pair = async () => {
    const ecdh = createECDH('prime256v1')
    const privateKey = Buffer.from(await secret())
    ecdh.setPrivateKey(privateKey)
    // 0x04, then two coordinates of 32 bytes.
    const point = ecdh.getPublicKey()
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'))
    // Not as `ecdh` gives it back, without the zeros that it may begin with.
    const d = privateKey.toString('base64url')
    return { publicKey: point.toString('base64url'), jwk: { kty: 'EC', crv: 'P-256', x, y, d } as const }
  }

  return {
    /** An uncompressed point, base64url. */
    publicKey: async (): Promise<string> => (await pair()).publicKey,

    /** The Authorization header for a push service. */
    async authorization(endpoint: string): Promise<string> {
      const { publicKey, jwk } = await pair()
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(new URL(endpoint).origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(now().getTime() / 1000) + tokenSeconds)
        .sign(await importJWK(jwk as never, 'ES256'))
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}

export type Vapid = ReturnType<typeof vapid>
