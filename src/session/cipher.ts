// A file of its own, so that crypto-js is one chunk that loads only where a page has set a key.
import aes from 'crypto-js/aes'
import utf8 from 'crypto-js/enc-utf8'

/** AES in CBC mode with PKCS #7 padding, as base64. */
export const encrypt = (text: string, key: string, iv: string): string =>
  aes.encrypt(text, utf8.parse(key), { iv: utf8.parse(iv) }).toString()
