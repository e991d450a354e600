import { createHash } from 'node:crypto'
import type { Now } from '../clock'
import { makeToken } from '../security/hash'
import type { Person } from './people'

/** Seconds that a code is good for. */
export const grantSeconds = 60

/** What somebody agreed to. */
export interface Grant {
  provider: string
  clientId: string
  redirectUri: string
  /** PKCE's, S256. */
  challenge: string
  nonce: string | null
  person: Person
}

export interface Claim extends Pick<Grant, 'provider' | 'clientId' | 'redirectUri'> {
  code: string
  verifier: string
}

const most = 1000

/** The demo provider's codes, in memory: each is looked at once. */
export const createGrants = (now: Now) => {
  const grants = new Map<string, Grant & { until: number }>()
  return {
    add(grant: Grant): string {
      const code = makeToken()
      grants.set(code, { ...grant, until: now().getTime() + grantSeconds * 1000 })
      if (grants.size > most) grants.delete(grants.keys().next().value as string)
      return code
    },
    /** Null unless everything is as it was when the code was given, and PKCE's verifier is the right one. */
    take({ code, provider, clientId, redirectUri, verifier }: Claim): Grant | null {
      const grant = grants.get(code)
      grants.delete(code)
      if (!grant || grant.until <= now().getTime()) return null
      const isSame = grant.provider === provider && grant.clientId === clientId && grant.redirectUri === redirectUri
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      return isSame && challenge === grant.challenge ? grant : null
    },
  }
}
