import type { FeedProps } from '../feed/feed.source'
import { type PageType, templates } from '../kit/routes'

/** Pages with parts, whose names follow a slash. */
const withParts: ReadonlySet<PageType> = new Set<PageType>(['settings'])

/** Which page a path leads to. */
export interface Match {
  readonly page: PageType
  /** Decoded; absent for a page without one. Or the name of the part. */
  readonly slug?: string
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The page of a path; null for an unknown one. The beginning of an app is its home. */
export const matchPath = (path: string): Match | null => {
  if (path === '/') return { page: 'home' }
  const pageAt = (start: string) => (Object.keys(templates) as PageType[]).find((it) => templates[it] === start)
  const exact = pageAt(path)
  if (exact && !path.endsWith('/')) return { page: exact }
  const cut = path.lastIndexOf('/') + 1
  const parent = pageAt(path.slice(0, cut - 1))
  const page = parent && withParts.has(parent) ? parent : pageAt(path.slice(0, cut))
  const slug = decode(path.slice(cut))
  return page && slug ? { page, slug } : null
}

/** What a page that is a feed shows; null for every other page. */
export const feedOf = ({ page, slug }: Match): FeedProps | null => {
  if (page === 'video') return { source: page, slug }
  return page === 'home' || page === 'latest' || page === 'popular' ? { source: page } : null
}
