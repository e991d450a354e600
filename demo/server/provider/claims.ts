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

/** Whether an issuer itself gives out the address of a token, so that nobody else has it. */
export type OwnsEmail = (claims: JWTPayload) => boolean

/**
 * Google owns the addresses of Gmail and of the organisations in `hd`. It confirmed any other once; today it
 * may belong to somebody else. https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export const googleOwnsEmail: OwnsEmail = ({ email, hd }) =>
  (typeof hd === 'string' && hd !== '') || /@(gmail|googlemail)\.com$/i.test(String(email).trim())

const emailOf = (payload: JWTPayload, ownsEmail: OwnsEmail): string | null => {
  const { email, email_verified: verified } = payload
  // Apple writes the flag as a string.
  if (typeof email !== 'string' || (verified !== true && verified !== 'true') || !ownsEmail(payload)) return null
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
 * @param ownsEmail for an issuer whose `email_verified` alone does not suffice
 * @throws Error when it names nobody
 */
export const readClaims = (payload: JWTPayload, ownsEmail: OwnsEmail = () => true): Claims => {
  const { iss = '', sub = '' } = payload
  if (!sub || sub.length > maxLength) throw new Error('the token names nobody')
  return { issuer: iss, subject: sub, email: emailOf(payload, ownsEmail), name: nameOf(payload) }
}
