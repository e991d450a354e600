import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** SHA-256 in hexadecimal: how a token that somebody holds is kept. */
export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** 256 random bits, in characters that an address may have. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Compares two texts of any length; how long it takes says nothing about where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))
