import type { Settings } from '../../kit/settings'

/** Where an app keeps the path of the page that shows. */
export type Routing = 'path' | 'hash' | 'memory'

/** Reads the attribute; without it a page that says where its routes begin has a server that answers them. */
export const routingOf = (routing: string | undefined, { routeBase }: Pick<Settings, 'routeBase'>): Routing => {
  if (routing === 'path' || routing === 'hash' || routing === 'memory') return routing
  return routeBase === undefined ? 'hash' : 'path'
}

/** How paths of an app, which begin with a slash, are written as addresses. */
export interface Addresses {
  /** What stands before a path in every link: `settings.routeBase` of what the app shows. */
  readonly base: string
  /** Absolute; the path may have a query. */
  hrefOf(path: string): string
  /** The path of an address without its query; null for an address that is none of the app's. */
  pathOf(href: string): string | null
  /** The query of a path's address, from its question mark; '' without one. */
  queryOf(href: string): string
}

/** Begins with one slash and ends without; '' is the beginning of the app too, and a fragment of the page is no path. */
const toPath = (text: string) => (/^(\/|$)/.test(text) ? text.replace(/\/+$/, '') || '/' : null)

/** What elements keep in the page's query while something is open over it belongs to no path. */
const isOfPage = (pair: string) => pair !== '' && !pair.startsWith('geuin-')

/** A query, from its question mark, without what belongs to no path. */
const toQuery = (text: string) => {
  const pairs = text.split('&').filter(isOfPage)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Addresses below one of these, the first of which is the app's own. */
const below = (bases: readonly string[], base: string): Addresses => ({
  base,
  hrefOf: (path) => bases[0] + path,
  pathOf: (href) => {
    const [address = ''] = href.split(/[?#]/, 1)
    const found = bases.find((it) => address.startsWith(it))
    return found === undefined ? null : toPath(address.slice(found.length))
  },
  queryOf: (href) => toQuery(/^[^?#]*\?([^#]*)/.exec(href)?.[1] ?? ''),
})

/** See the settings of these names. */
interface SiteAddress {
  hostUrl: string | undefined
  routeBase: string | undefined
}

/** The addresses of an app on the page that is open. */
export const addressesOf = (routing: Routing, settings: SiteAddress): Addresses => {
  const { hostUrl = '', routeBase = '' } = settings
  if (routing === 'hash') {
    const { origin, pathname } = location
    /** The page may need a query of its own to be the same page. */
    const pageNow = () => pathname + toQuery(location.search.slice(1))
    return {
      base: `${pageNow()}#`,
      hrefOf: (path) => `${origin}${pageNow()}#${path}`,
      pathOf: (href) => {
        const [address = '', hash = ''] = href.split(/#(.*)/s)
        return address.split('?', 1)[0] === origin + pathname ? toPath(hash.split('?', 1)[0] ?? '') : null
      },
      queryOf: (href) => toQuery(/#[^?]*\?(.*)/s.exec(href)?.[1] ?? ''),
    }
  }
  const absolute = (prefix: string) => new URL(prefix || '/', document.baseURI).href.replace(/\/$/, '')
  // A link to share may lead to the site's own name while the app runs under another.
  const shared = routeBase.startsWith('/') || !routeBase ? [absolute(hostUrl + routeBase)] : []
  return below([absolute(routeBase), ...shared], routeBase)
}
