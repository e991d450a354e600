import { badRequest } from '../refusal'

/** The pages of a site that a link can lead to; those in the second list need a slug. */
const plain = ['home', 'explore', 'latest', 'popular', 'settings', 'terms', 'privacy', 'notification', 'posts'] as const
const slugged = ['community', 'group', 'profile', 'brand', 'video'] as const

/**
 * The path on a site that `path_params` name, such as { page: 'video', slug: 'aurora-ridge' }; / without a page.
 * @throws Refusal 400 for a page that there is not
 */
export const pathOf = ({ page, slug }: Readonly<Record<string, string>>): string => {
  if (!page) return '/'
  if (plain.some((it) => it === page)) return `/${page}`
  if (page === 'post' && slug) return `/posts/${encodeSlug(slug)}`
  if (!slugged.some((it) => it === page)) throw badRequest(`path_params.page names no page: ${page}`)
  return `/${page}/${encodeSlug(slug ?? '')}`
}

/** What a path of {@link pathOf} is about; null for one that names nothing. */
export const targetOf = (path: string): { page: string; slug: string } | null => {
  const [, page = '', slug] = path.split('/')
  return slug === undefined ? null : { page, slug: decodeURIComponent(slug) }
}

const encodeSlug = (slug: string): string => {
  // Browsers resolve . and .., even encoded.
  if (/^\.{0,2}$/.test(slug)) throw badRequest('path_params.slug is missing')
  return encodeURIComponent(slug.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** A path with its query on a site. The site is ours, so a link never leads anywhere else. */
export const addressOn = (site: string, path: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(`${site.replace(/\/$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
