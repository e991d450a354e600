declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Parameters {
    version: 'aes128gcm'
    /** Base64url or bytes. */
    authSecret: string | Buffer
    privateKey: ECDH
    /** The receiver's public key, for encrypting: base64url. */
    dh?: string
  }

  export function encrypt(content: Buffer, parameters: Parameters): Buffer
  export function decrypt(content: Buffer, parameters: Parameters): Buffer
}
