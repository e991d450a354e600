import { isOwnHost } from '../http/origin'
import { badRequest } from '../refusal'

export interface Returning {
  /** Origins that viewers may be sent to, such as `https://lumen.example`. */
  origins: readonly string[]
  /** Whether every port of this machine counts too: in the demo. */
  isDemo: boolean
}

// Printable ASCII without a space and a backslash, which browsers read as a slash; and a host right after the slashes.
const plain = /^https?:\/\/[^/?#\\][\x21-\x5b\x5d-\x7e]*$/i

const refused = (why: string) => badRequest(`redirectURIOnProviderDashboard ${why}`)

/**
 * Looks at where a page wants its viewer back: an absolute http(s) address, without a name, a password or a fragment, of
 * a site that belongs to the brand. Anything else would hand a viewer's sign-in to the author of the link.
 * @throws Refusal 400
 */
export const checkReturnAddress = (text: string, { origins, isDemo }: Returning): void => {
  if (!plain.test(text) || !URL.canParse(text)) throw refused('must be an absolute http or https address')
  const { username, password, origin, hostname } = new URL(text)
  if (username || password || /^https?:\/\/[^/?#]*@/i.test(text)) throw refused('must not hold a name or a password')
  if (text.includes('#')) throw refused('must not hold a fragment')
  if (origins.includes(origin) || (isDemo && isOwnHost(hostname))) return
  throw refused('leads to a site that is none of the brand’s')
}

/** Puts parameters behind those that an address has, which stay as they are written. */
export const withParams = (address: string, params: Record<string, string>): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(params)}`
