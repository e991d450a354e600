import { createECDH } from 'node:crypto'
import { encrypt } from 'http_ece'

/** A browser's keys, base64url, as `PushSubscription.toJSON()` gives them. */
export interface PushKeys {
  /** An uncompressed point of P-256. */
  p256dh: string
  /** 16 bytes. */
  auth: string
}

const curve = 'prime256v1'

/** Whether something can be encrypted for these keys. */
export const areKeys = ({ p256dh, auth }: PushKeys): boolean => {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    const own = createECDH(curve)
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** A message that only one browser can read (RFC 8291). */
export const encryptFor = ({ p256dh, auth }: PushKeys, text: string): Buffer => {
  // A key for this message alone.
  const privateKey = createECDH(curve)
  privateKey.generateKeys()
  return encrypt(Buffer.from(text), { version: 'aes128gcm', dh: p256dh, authSecret: auth, privateKey })
}
