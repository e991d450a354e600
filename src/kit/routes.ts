import { hasOwn } from './guard'
import { appendQuery, type Query } from './queryString'
import type { Settings } from './settings'

/** The path of every page, below the route base; after a slash at its end comes the slug. */
export const templates = {
  community: '/community/',
  group: '/group/',
  profile: '/profile/',
  brand: '/brand/',
  video: '/video/',
  home: '/home',
  explore: '/explore',
  latest: '/latest',
  popular: '/popular',
  settings: '/settings',
  terms: '/terms',
  privacy: '/privacy',
  notification: '/notification',
  'post-create': '/posts/create',
  posts: '/posts',
  post: '/posts/',
  'post-draft': '/posts/drafts/',
  search: '/search',
  saved: '/saved',
  history: '/history',
} as const

/** A kind of page that a link leads to. */
export type PageType = keyof typeof templates

export interface RouteOptions {
  slug?: string | undefined
  query?: Query | undefined
  /** The prefix of the path: `settings.routeBase`. */
  base?: string | undefined
}

/** One segment of a path; half a surrogate pair is replaced, since it has no encoding. */
export const pathSegment = (slug: string) => encodeURIComponent(slug.replace(/\p{Surrogate}/gu, '\uFFFD'))

/**
 * The address of a page.
 * @throws Error when the page type is unknown, or when it needs a slug and has none that a path can hold
 */
export const route = (page: PageType, { slug = '', query, base = '' }: RouteOptions = {}): string => {
  if (!hasOwn(templates, page)) throw new Error(`Unknown page type: ${page}`)
  const template: string = templates[page]
  const takesSlug = template.endsWith('/')
  // A path can't hold '.' or '..': browsers resolve them, even encoded.
  if (takesSlug && /^\.{0,2}$/.test(slug)) throw new Error(`The page type ${page} needs a slug: "${slug}"`)
  return appendQuery(base + template + (takesSlug ? pathSegment(slug) : ''), query)
}

/** A page's absolute address, for sharing: below the host URL, or relative to the element's page. */
export const absoluteRoute = (
  { hostUrl, routeBase }: Pick<Settings, 'hostUrl' | 'routeBase'>,
  page: PageType,
  options: Omit<RouteOptions, 'base'> = {},
): string => {
  const path = route(page, { ...options, base: routeBase })
  // `new URL` would drop the path of a host URL.
  return hostUrl && path.startsWith('/') ? hostUrl + path : new URL(path, document.baseURI).href
}

/** The link that invites to a community. */
export const communityJoinLink = (settings: Pick<Settings, 'hostUrl' | 'routeBase'>, slug: string) =>
  absoluteRoute(settings, 'community', { slug })
