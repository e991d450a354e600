import { createHash } from 'node:crypto'
import type { Now } from '../clock'
import { makeToken } from '../security/hash'
import type { Person } from './people'

/** Seconds that a code is good for. */
export const authorisationSeconds = 60

/** What a person agreed to. */
export interface Authorisation {
  provider: string
  clientId: string
  redirectUri: string
  /** PKCE's, S256. */
  challenge: string
  nonce: string | null
  person: Person
}

export interface Claim extends Pick<Authorisation, 'provider' | 'clientId' | 'redirectUri'> {
  code: string
  verifier: string
}

const maxCodes = 1000

/** The demo provider's codes, in memory. Each can be exchanged one time. */
export const createAuthorisations = (now: Now) => {
  const authorisations = new Map<string, Authorisation & { until: number }>()
  return {
    add(authorisation: Authorisation): string {
      const code = makeToken()
      authorisations.set(code, { ...authorisation, until: now().getTime() + authorisationSeconds * 1000 })
      if (authorisations.size > maxCodes) authorisations.delete(authorisations.keys().next().value as string)
      return code
    },
    /** Null unless everything is as it was when the code was given, and PKCE's verifier is the right one. */
    take({ code, provider, clientId, redirectUri, verifier }: Claim): Authorisation | null {
      const authorisation = authorisations.get(code)
      authorisations.delete(code)
      if (!authorisation || authorisation.until <= now().getTime()) return null
      const isSame =
        authorisation.provider === provider &&
        authorisation.clientId === clientId &&
        authorisation.redirectUri === redirectUri
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      return isSame && challenge === authorisation.challenge ? authorisation : null
    },
  }
}
