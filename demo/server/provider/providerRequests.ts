import type { Now } from '../clock'
import type { Database } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { hashOf, makeToken } from '../security/hash'
import type { Secrets } from './oidc'

/** Seconds. */
export const requestSeconds = { away: 10 * 60, code: 2 * 60 } as const

/** A sign-in with a provider, from the page that asks to the page that is signed in. */
export interface ProviderRequest extends Secrets {
  brandId: string
  thirdPartyId: string
  /** Where the page wants its viewer back. */
  returnAddress: string
  /** Our address that the provider sends the viewer to. */
  callback: string
  /** Whether the viewer is in a window of its own, which hands the code to the page and closes. */
  isPopup: boolean
}

export interface Redeemed extends ProviderRequest {
  providerCode: string
  /** SHA-256 of the browser's id. */
  browser: string
}

interface Row {
  brand_id: string
  third_party_id: string
  return_address: string
  callback: string
  verifier: string
  nonce: string
  page_state: string
  provider_code: string
  browser: string
  is_popup: boolean
}

const columns = sql`brand_id::text, third_party_id, return_address, callback, verifier, nonce, page_state, provider_code,
  browser, is_popup`

const read = (row: Row) => ({
  ...{ brandId: row.brand_id, thirdPartyId: row.third_party_id, returnAddress: row.return_address },
  ...{ callback: row.callback, verifier: row.verifier, nonce: row.nonce, pageState: row.page_state },
  ...{ providerCode: row.provider_code, browser: row.browser, isPopup: row.is_popup },
})

/** Sign-ins with a provider while the viewer is away. Each step of one works once; a wrong guess finds nothing. */
export const providerRequests = (db: Database, now: Now) => {
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000)
  const change = async (assignments: Sql, condition: Sql) => {
    const [row] = await db.query<Row>(
      sql`update provider_requests set ${assignments} where ${condition} returning ${columns}`,
    )
    return row ? read(row) : null
  }

  return {
    /** @returns what names the request from now on, also to the provider, as `state` */
    async begin(request: Omit<ProviderRequest, keyof Secrets>, browser: string): Promise<string> {
      const name = makeToken()
      await db.query(sql`insert into provider_requests
            (request, brand_id, third_party_id, return_address, callback, is_popup, browser, verifier, nonce, expires_at)
          values (${hashOf(name)}, ${request.brandId}, ${request.thirdPartyId}, ${request.returnAddress}, ${request.callback}, ${request.isPopup}, ${hashOf(browser)}, ${makeToken()}, ${makeToken()}, ${later(requestSeconds.away)})`)
      return name
    },

    /** Stores the state that the page expects back; a second one is refused. */
    leave: (name: string, pageState: string): Promise<ProviderRequest | null> =>
      change(
        sql`page_state = ${pageState}`,
        sql`request = ${hashOf(name)} and expires_at > ${now()} and returned_at is null
          and coalesce(page_state, ${pageState}) = ${pageState}`,
      ),

    /**
     * The viewer is back with the provider's code, or without.
     * @returns the request, the page's state, and what the page gets for the code
     */
    async comeBack(name: string, thirdPartyId: string, providerCode: string | null) {
      const code = providerCode === null ? null : makeToken()
      const found = await change(
        sql`returned_at = ${now()}, provider_code = ${providerCode}, code = ${code && hashOf(code)},
          expires_at = ${later(requestSeconds.code)}`,
        sql`request = ${hashOf(name)} and third_party_id = ${thirdPartyId} and expires_at > ${now()}
          and returned_at is null and page_state is not null`,
      )
      return found && { ...found, code }
    },

    /** The request of a page's code. The first use, rightful or not, is the only one. */
    redeem: (code: string): Promise<Redeemed | null> =>
      change(sql`used_at = ${now()}`, sql`code = ${hashOf(code)} and expires_at > ${now()} and used_at is null`),

    /** Deletes expired requests and tokens. */
    async sweep(): Promise<void> {
      await db.query(sql`delete from provider_requests where expires_at <= ${now()}`)
      await db.query(sql`delete from used_sso_tokens where expires_at <= ${now()}`)
    },
  }
}
