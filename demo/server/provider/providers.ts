import { codes } from '../../../src/wire/codes'
import type { WireAccount } from '../../../src/wire/user'
import type { Accounts } from '../account/accounts'
import type { Brand } from '../brand/brands'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import { hashOf } from '../security/hash'
import type { Sessions, Tokens } from '../session/sessions'
import type { NewDevices } from '../signIn/newDevices'
import type { Claims } from './claims'
import { identities } from './identities'
import { oidc } from './oidc'
import { providerRequests, type Redeemed } from './providerRequests'
import { notOffered, type ProviderSettings, providerBook } from './providerSettings'
import { checkReturnAddress, withParams } from './returnAddress'
import { ssoTokens } from './ssoTokens'

interface Deps {
  db: Database
  now: Now
  settings: ProviderSettings
  brands: { byId(id: string): Promise<Brand> }
  accounts: Pick<Accounts, 'read'>
  sessions: Pick<Sessions, 'start'>
  newDevices: Pick<NewDevices, 'notify'>
  /** Hears why a sign-in was refused, which the viewer does not. */
  onSignInRefused(error: Error): void
}

export interface Begin {
  thirdPartyId: string
  returnAddress: string
  /** The browser's own id; the code works in no other. */
  browser: string
  /** Whether the sign-in has a window of its own. */
  isPopup: boolean
  /** The server's address as the request says it, such as `http://localhost:4173`. */
  requestOrigin: string
}

/** The browser that signs in. */
export interface SignInBrowser {
  /** The browser's own id. */
  browser: string
  /** The browser's User-Agent. */
  agent: string
}

export interface Proof extends SignInBrowser {
  thirdPartyId: string
  returnAddress: string
  code: string
}

/** A token that the brand's own page brought. */
export interface TokenProof extends SignInBrowser {
  thirdPartyId: string
  token: string
}

/** What the provider's redirect brought. */
export interface Return {
  state: string
  thirdPartyId: string
  code: string | null
  /** Why there is none, in the provider's words. */
  error: string | null
  /** The `iss` parameter (RFC 9207), where the provider sends it. */
  issuer: string | null
}

/** A viewer on the way from the provider to the page. */
export interface Comeback {
  /** The brand's name. */
  brand: string
  returnAddress: string
  isPopup: boolean
  /** `provider`, `state`, and `code` or `error`. */
  answer: Readonly<Record<string, string>>
}

/** The errors of a viewer who cancelled: OAuth's and Apple's. */
const cancelled: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize'])

/** Paths of this server that a viewer's browser is sent through on the way to a provider and back. */
export const providerPaths = {
  go: '/api/v4/auth/provider/go',
  back: '/api/v4/auth/provider/back',
} as const

/**
 * Signing in with a provider. The provider knows one address of this server and sends everybody back there, so that a
 * brand registers one and not each of its pages, and neither the provider's code nor PKCE's verifier ever leaves the
 * server. The page gets a code of this server's own, for one use by the page that began the sign-in.
 */
export const providers = ({ db, now, settings, brands, accounts, sessions, newDevices, onSignInRefused }: Deps) => {
  const book = providerBook(db, settings)
  const requests = providerRequests(db, now)
  const { timeoutMs = 5000 } = settings
  const client = oidc(now, timeoutMs)
  const tokens = ssoTokens(db, now, timeoutMs)
  const people = identities(db, now)

  const baseOf = (requestOrigin: string) => settings.publicUrl ?? requestOrigin

  const trusting = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof Error) onSignInRefused(error)
      throw new Refusal(codes.providerRefused, 'The provider did not confirm the sign-in')
    }
  }

  const providerOf = async (brand: Brand, id: string) => {
    const { provider } = await book.find(brand, id)
    if (!provider) throw notOffered()
    return provider
  }

  const enter = async (brandId: string, claims: Claims, { browser, agent }: SignInBrowser, isPresent: boolean) => {
    const userId = await people.enter(brandId, claims)
    const account = await accounts.read(userId)
    // For an account without an address, the provider's sign-in is the fresh proof.
    const isVerified = isPresent && !account.email && !account.phone
    const signIn = { isVerified, device: hashOf(browser), agent, onNewDevice: newDevices.notify }
    return { account, tokens: await sessions.start(userId, signIn) }
  }

  const isFor = (found: Redeemed, brand: Brand, proof: Proof): boolean =>
    found.brandId === brand.brand_id &&
    found.thirdPartyId === proof.thirdPartyId &&
    found.returnAddress === proof.returnAddress &&
    found.browser === hashOf(proof.browser)

  return {
    /**
     * Where a viewer's browser goes for a sign-in. The caller adds its own `state` to that address, and gets it back.
     * @throws Refusal 400 for an address that the brand has not registered, 5320 when the provider is out of reach, 5321
     */
    async begin(brand: Brand, { requestOrigin, browser, ...request }: Begin): Promise<string> {
      const { thirdPartyId, returnAddress } = request
      const provider = await providerOf(brand, thirdPartyId)
      const base = baseOf(requestOrigin)
      checkReturnAddress(returnAddress, await book.returnAddresses(brand), base)
      await trusting(client.reach(provider))
      const callback = `${base}${providerPaths.back}/${encodeURIComponent(thirdPartyId)}`
      const name = await requests.begin({ ...request, brandId: brand.brand_id, callback }, browser)
      return withParams(base + providerPaths.go, { request: name })
    },

    /**
     * The provider's page, for a request that has just come by with the page's state; null when there is none.
     * @throws Refusal 5320 when the provider is out of reach
     */
    async leave(name: string, pageState: string, prompt: string | null, requestOrigin: string): Promise<string | null> {
      const request = await requests.leave(name, pageState)
      if (!request) return null
      const provider = await providerOf(await brands.byId(request.brandId), request.thirdPartyId)
      return trusting(client.visit(provider, { ...request, state: name, prompt, base: baseOf(requestOrigin) }))
    },

    /** What the page gets, with a code of this server's or an error; null when the request is unknown. */
    async comeBack({ state, thirdPartyId, code, error, issuer }: Return): Promise<Comeback | null> {
      const found = await requests.comeBack(state, thirdPartyId, code)
      if (!found) return null
      const brand = await brands.byId(found.brandId)
      const provider = await providerOf(brand, thirdPartyId)
      const isFrom = issuer === null || issuer === provider.issuer
      const failed = { error: isFrom && error !== null && cancelled.has(error) ? 'access_denied' : 'server_error' }
      const params = found.code && isFrom ? { code: found.code } : failed
      const answer = { provider: thirdPartyId, ...params, state: found.pageState }
      return { brand: brand.name, returnAddress: found.returnAddress, isPopup: found.isPopup, answer }
    },

    /** @throws Refusal 5320, 5321 */
    async enterWithCode(brand: Brand, proof: Proof): Promise<{ account: WireAccount; tokens: Tokens }> {
      const provider = await providerOf(brand, proof.thirdPartyId)
      const claims = await trusting(
        (async () => {
          const found = await requests.redeem(proof.code)
          if (!found) throw new Error('the code is unknown, used or too old')
          if (!isFor(found, brand, proof)) throw new Error('the code was given for another page, brand or browser')
          return client.exchange(provider, { ...found, code: found.providerCode })
        })(),
      )
      return enter(brand.brand_id, claims, proof, true)
    },

    /** @throws Refusal 5320, 5321 */
    async enterWithToken(brand: Brand, { thirdPartyId, token, ...browser }: TokenProof) {
      const { tokens: settled } = await book.find(brand, thirdPartyId)
      if (!settled) throw notOffered()
      const claims = await trusting(tokens.redeem(brand.brand_id, settled, token))
      return enter(brand.brand_id, claims, browser, false)
    },

    sweep: requests.sweep,
  }
}
