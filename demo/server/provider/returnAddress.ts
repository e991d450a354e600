import { badRequest } from '../refusal'

// Printable ASCII without a space and a backslash, which browsers read as a slash; and a host right after the slashes.
const plain = /^https?:\/\/[^/?#\\][\x21-\x5b\x5d-\x7e]*$/i

const registered = /^(https?:\/\/[^/?#\\@*\s]+)?\/(?!\/)([^?#\\*\s]*|([^?#\\*\s]+\/)\*)$/i

/**
 * Whether a brand may register this: a page's address without a query, or the path of a page of this server. A last part
 * `*` allows any one, below a part that is named: an origin alone would also be that of strangers' pages.
 */
export const isReturnAddress = (text: string): boolean =>
  registered.test(text) && URL.canParse(text, 'http://localhost')

const refused = (why: string) => badRequest(`redirectURIOnProviderDashboard ${why}`)

const isAt = ({ origin, pathname }: URL, { origin: allowedOrigin, pathname: allowed }: URL): boolean => {
  if (origin !== allowedOrigin) return false
  if (!allowed.endsWith('/*')) return pathname === allowed
  const folder = allowed.slice(0, -1)
  const part = pathname.slice(folder.length)
  // A server may read these as slashes.
  return pathname.startsWith(folder) && /^[^/]+$/.test(part) && !/%(2f|5c)/i.test(part)
}

/**
 * Looks at where a page wants its viewer back: an absolute http(s) address, without a name, a password or a fragment, of a
 * page that the brand has registered, whatever its query. Anything else would hand a viewer's sign-in to the author of
 * the link.
 * @param addresses what the brand has registered
 * @param base this server's address, for those that are paths
 * @throws Refusal 400
 */
export const checkReturnAddress = (text: string, addresses: readonly string[], base: string): void => {
  if (!plain.test(text) || !URL.canParse(text)) throw refused('must be an absolute http or https address')
  const url = new URL(text)
  if (url.username || url.password || /^https?:\/\/[^/?#]*@/i.test(text))
    throw refused('must not hold a name or a password')
  if (text.includes('#')) throw refused('must not hold a fragment')
  if (addresses.some((it) => isReturnAddress(it) && isAt(url, new URL(it, base)))) return
  throw refused('is no page that the brand has registered for returns')
}

/** Puts parameters behind those that an address has, which stay as they are written. */
export const withParams = (address: string, params: Record<string, string>): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(params)}`
