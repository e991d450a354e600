import { createHash } from 'node:crypto'
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { array, type InferType, object, string } from 'yup'
import type { Now } from '../clock'
import { algorithms, type Claims, clockTolerance, type OwnsEmail, readClaims } from './claims'
import { withParams } from './returnAddress'

/** An OpenID Connect provider, and this server as its client. */
export interface Provider {
  /** What its tokens say in `iss`. */
  issuer: string
  /** What its discovery document lies under; the issuer unless given. */
  at?: string
  clientId: string
  /** Null for a client that has none. */
  clientSecret(): Promise<string | null>
  scope: string
  /** How it sends viewers back; by a query unless given. */
  responseMode?: 'form_post'
  /** Whether an address that it has confirmed is the person's own; always, unless given. */
  ownsEmail?: OwnsEmail
  /** The path of its page on this very server, instead of the address that it names: the demo's. */
  ownPage?: string
}

/** Values that a viewer's request to a provider begins with, and that the answer is checked with. */
export interface Secrets {
  nonce: string
  /** PKCE's (RFC 7636). */
  verifier: string
}

export interface Visit extends Secrets {
  /** Our address that the provider sends the viewer back to. */
  callback: string
  state: string
  prompt: string | null
  /** This server, as viewers reach it. */
  base: string
}

export interface Exchange extends Secrets {
  callback: string
  code: string
}

/** Milliseconds after which its discovery document is read anew. */
const kept = 60 * 60 * 1000

const address = () =>
  string()
    .matches(/^https?:\/\/[^\s\\]+$/)
    .required()

const discovery = object({
  issuer: string().required(),
  authorization_endpoint: address(),
  token_endpoint: address(),
  jwks_uri: address(),
  token_endpoint_auth_methods_supported: array(string().required()),
})

interface Known {
  document: InferType<typeof discovery>
  keys: JWTVerifyGetKey
  until: number
}

const readJson = async (url: string, timeoutMs: number, init: RequestInit = {}): Promise<unknown> => {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${new URL(url).origin} answered ${answer.status}`)
  return answer.json()
}

/** Client authentication (RFC 6749 §2.3.1): in the body where the provider allows it, else in the header. */
const authentication = (
  clientId: string,
  secret: string | null,
  methods: readonly string[] = ['client_secret_basic'],
) => {
  if (secret === null) return { fields: { client_id: clientId }, headers: {} }
  if (methods.includes('client_secret_post')) {
    return { fields: { client_id: clientId, client_secret: secret }, headers: {} }
  }
  const [user, password] = [clientId, secret].map((it) => new URLSearchParams({ it }).toString().slice(3))
  return { fields: {}, headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } }
}

/**
 * The relying party of OpenID Connect's code flow, as OAuth 2.1 wants it. Its errors are for the log: what a provider
 * answers is none of a viewer's business.
 * @param patience milliseconds that it has for an answer
 */
export const oidc = (now: Now, timeoutMs: number) => {
  const known = new Map<string, Known>()

  const discover = async ({ issuer, at = issuer }: Provider): Promise<Known> => {
    const before = known.get(at)
    if (before && before.until > now().getTime()) return before
    const document = await discovery.validate(await readJson(`${at}/.well-known/openid-configuration`, timeoutMs))
    if (document.issuer !== issuer) throw new Error(`${at} calls itself ${document.issuer}`)
    const keys = createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: timeoutMs })
    const fresh = { document, keys, until: now().getTime() + kept }
    known.set(at, fresh)
    return fresh
  }

  return {
    /**
     * Checks that a provider answers, before a viewer is sent to it.
     * @throws Error
     */
    reach: async (provider: Provider): Promise<void> => void (await discover(provider)),

    /**
     * Where a viewer signs in with a provider.
     * @throws Error when it cannot be reached
     */
    async visit(provider: Provider, { callback, state, nonce, verifier, prompt, base }: Visit): Promise<string> {
      const { document } = await discover(provider)
      const page = provider.ownPage ? base + provider.ownPage : document.authorization_endpoint
      return withParams(page, {
        ...{ response_type: 'code', client_id: provider.clientId, redirect_uri: callback, scope: provider.scope },
        ...{ state, nonce, code_challenge_method: 'S256' },
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        ...(prompt && { prompt }),
        ...(provider.responseMode && { response_mode: provider.responseMode }),
      })
    },

    /**
     * Exchanges a code for what the provider says about the person.
     * @throws Error when it cannot be reached, refuses the code, or answers a token that is not for us and for now
     */
    async exchange(provider: Provider, { callback, code, nonce, verifier }: Exchange): Promise<Claims> {
      const { document, keys } = await discover(provider)
      const { fields, headers } = authentication(
        provider.clientId,
        await provider.clientSecret(),
        document.token_endpoint_auth_methods_supported,
      )
      const answer = await readJson(document.token_endpoint, timeoutMs, {
        method: 'POST',
        headers: { accept: 'application/json', ...headers },
        body: new URLSearchParams({
          ...{ grant_type: 'authorization_code', code, redirect_uri: callback, code_verifier: verifier },
          ...fields,
        }),
      })
      const { id_token: token } = await object({ id_token: string().required() }).validate(answer)
      const { payload } = await jwtVerify(token, keys, {
        ...{ issuer: provider.issuer, audience: provider.clientId, algorithms, clockTolerance },
        ...{ requiredClaims: ['sub', 'iat', 'exp', 'nonce'], currentDate: now() },
      })
      if (payload.nonce !== nonce) throw new Error('the token is for another sign-in')
      if (payload.azp !== undefined && payload.azp !== provider.clientId)
        throw new Error('the token is for another client')
      return readClaims(payload, provider.ownsEmail)
    },
  }
}
