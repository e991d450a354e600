import type { JWTPayload } from 'jose'
import { fullName } from '../../../src/wire/fields'
import { emailPattern } from '../../../src/wire/patterns'

/** What a provider's or a brand's token says about a person. */
export interface Claims {
  issuer: string
  /** The person's permanent id, within the issuer. */
  subject: string
  /** In lower case, and only one that the issuer has seen to be theirs. */
  email: string | null
  name: string | null
}

const maxLength = 255

/** Algorithms of signatures. HMACs are left out, because anybody with a client's secret could make them. */
export const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** Seconds that another server's clock may be off. */
export const clockTolerance = 30

const emailOf = ({ email, email_verified: verified }: JWTPayload): string | null => {
  // Apple writes the flag as a string.
  if (typeof email !== 'string' || (verified !== true && verified !== 'true')) return null
  const address = email.trim()
  // Checked before the conversion to lower case, which turns some letters of Unicode into ASCII and so into another address.
  return emailPattern.test(address) ? address.toLowerCase() : null
}

const nameOf = ({ name }: JWTPayload): string | null => {
  if (typeof name !== 'string' || !fullName().isValidSync(name)) return null
  return fullName().cast(name) || null
}

/**
 * Reads what a token says, after its signature, issuer, audience and times were checked.
 * @throws Error when it names nobody
 */
export const readClaims = (payload: JWTPayload): Claims => {
  const { iss = '', sub = '' } = payload
  if (!sub || sub.length > maxLength) throw new Error('the token names nobody')
  return { issuer: iss, subject: sub, email: emailOf(payload), name: nameOf(payload) }
}
