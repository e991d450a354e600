import type { JSONWebKeySet } from 'jose'
import { codes } from '../../../src/wire/codes'
import type { Brand } from '../brand/brands'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { Refusal } from '../refusal'
import type { Provider } from './oidc'

/** `brands.sso`: how a brand's own single sign-on is reached. Either half may be absent. */
export interface BrandSso {
  /** What its tokens say in `iss`. */
  issuer: string
  /** OpenID Connect, for the button of the sign-in. */
  client_id?: string
  client_secret?: string
  /** For tokens that the brand's own pages hand over: its public keys, or where they are. */
  token_keys?: JSONWebKeySet | string
}

export interface ProviderSettings {
  google: Provider | null
  apple: Provider | null
  /** Substitutes for providers that are not configured; null where sign-ins are real. */
  demo: ((thirdPartyId: string) => { provider: Provider; tokenKeys: string }) | null
  /** This server as the world reaches it; in the demo, null is what the request says. */
  publicUrl: string | null
  /** Milliseconds that a provider has for an answer; 5000 unless given. */
  timeoutMs?: number
}

export const noProviders: ProviderSettings = { google: null, apple: null, demo: null, publicUrl: null }

/** A brand's provider, with the keys of the tokens that it may hand over by itself. */
export interface Offer {
  provider: Provider | null
  tokens: { issuer: string; keys: JSONWebKeySet | string } | null
}

/** The refusal of a provider that the brand does not have. */
export const notOffered = () => new Refusal(codes.providerMissing, 'This brand does not offer this provider')

const isOffered = ({ social_login: { google, apple, brand, brand_sso_id } }: Brand, id: string): boolean => {
  if (id === 'google') return google
  if (id === 'apple') return apple
  return brand && id === brand_sso_id
}

const ofBrand = ({ issuer, client_id, client_secret, token_keys }: BrandSso): Offer => ({
  provider: client_id
    ? { issuer, clientId: client_id, clientSecret: async () => client_secret ?? null, scope: 'openid email profile' }
    : null,
  tokens: token_keys ? { issuer, keys: token_keys } : null,
})

/** Which providers a brand has, and which pages viewers may be sent back to. */
export const providerBook = (db: Queryable, { google, apple, demo }: ProviderSettings) => ({
  /** @throws Refusal 5321 */
  async find(brand: Brand, id: string): Promise<Offer> {
    if (!isOffered(brand, id)) throw notOffered()
    if (id === 'google' && google) return { provider: google, tokens: null }
    if (id === 'apple' && apple) return { provider: apple, tokens: null }
    const isOwn = id !== 'google' && id !== 'apple'
    if (isOwn) {
      const [row] = await db.query<{ sso: BrandSso | null }>(sql`select sso from brands where id = ${brand.brand_id}`)
      if (row?.sso) return ofBrand(row.sso)
    }
    if (!demo) throw notOffered()
    const { provider, tokenKeys } = demo(id)
    return { provider, tokens: isOwn ? { issuer: provider.issuer, keys: tokenKeys } : null }
  },

  /** What the brand has registered, see `isReturnAddress`. */
  async returnAddresses({ brand_id: id }: Brand): Promise<string[]> {
    const [row] = await db.query<{ all: string[] }>(sql`select return_addresses as all from brands where id = ${id}`)
    return row?.all ?? []
  },
})
