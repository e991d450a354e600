import { ipInfo } from '../../../src/wire/ip'
import { route } from '../http/route'

/** What proxies write for an unknown country (XX) and for Tor (T1). */
const unknown = new Set(['XX', 'T1', 'ZZ'])

/**
 * @param countryHeader in which the proxy in front of this server names the caller's country, such as cf-ipcountry; null
 *   where none does. A caller who writes it themselves changes nothing but their own form.
 */
export const ipRoutes = (countryHeader: string | null) => [
  route(ipInfo, ({ c }) => {
    const country = (countryHeader && c.req.header(countryHeader)?.trim().toUpperCase()) || ''
    return { country_code: /^[A-Z]{2}$/.test(country) && !unknown.has(country) ? country : null }
  }),
]
