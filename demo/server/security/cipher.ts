import { createDecipheriv } from 'node:crypto'

export interface CipherSettings {
  /** 16, 24 or 32 characters of ASCII: AES with 128, 192 or 256 bits. */
  key: string
  /** 16 characters of ASCII. */
  iv: string
  /** What a client puts behind its device id; may be empty. */
  suffix: string
}

export interface Cipher {
  /** What a client's cipher made readable, or null when this is not its work. */
  open(text: string): string | null
  /** A device id; one that a page without a cipher sent stays as it is. */
  openDevice(text: string): string
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/
const block = 16

/**
 * The other half of the client's AES in CBC mode with PKCS #7 padding, as base64. The key is in every page that uses it,
 * so it hides values from logs on the way and proves nothing.
 */
export const createCipher = ({ key, iv, suffix }: CipherSettings): Cipher => {
  const bits = Buffer.byteLength(key) * 8
  const open = (text: string) => {
    if (!base64.test(text)) return null
    const bytes = Buffer.from(text, 'base64')
    if (bytes.length === 0 || bytes.length % block > 0) return null
    try {
      const decipher = createDecipheriv(`aes-${bits}-cbc`, key, iv)
      const plain = Buffer.concat([decipher.update(bytes), decipher.final()])
      return new TextDecoder('utf-8', { fatal: true }).decode(plain)
    } catch {
      return null
    }
  }
  return {
    open,
    openDevice(text) {
      const plain = open(text)
      return plain?.endsWith(suffix) ? plain.slice(0, plain.length - suffix.length) : text
    },
  }
}
