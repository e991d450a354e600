import { hasOwn } from '../kit/guard'
import { paths } from '../wire/paths'

/** Attributes of `<geuin-feed>` that decide what it shows. */
export interface FeedProps {
  readonly source?: string | undefined
  readonly slug?: string | undefined
  readonly placementId?: string | undefined
  readonly section?: string | undefined
  readonly embedId?: string | undefined
  readonly start?: string | undefined
  readonly startAt?: string | undefined
  readonly items?: readonly unknown[] | undefined
}

/** Where the first video is to begin, s, without fractions; 0 for what is no number. */
export const startAtOf = ({ startAt }: Pick<FeedProps, 'startAt'>): number => Number(startAt) | 0

/** Sources that a slug names, and their calls. */
const slugPaths = {
  community: paths.feedCommunity,
  loop: paths.feedLoop,
  profile: paths.profileVideos,
  brand: paths.profileVideos,
  video: paths.feedVideo,
} as const
type SlugKind = keyof typeof slugPaths

const isSlugKind = (source: string): source is SlugKind => hasOwn(slugPaths, source)

/** Where a feed's videos come from. */
export type FeedSource =
  | { kind: 'home' | 'latest' | 'popular' }
  | { kind: 'embed'; embedId: string }
  | { kind: SlugKind; slug: string }
  /** Without a section the viewer chooses, from the first one on; with an empty one it is the first, without a choice. */
  | { kind: 'placement'; placementId: string; section?: string }
  /** The page's own videos; no server is asked. */
  | { kind: 'items'; items: readonly unknown[] }
  /** The page left out an attribute that this source needs. */
  | { kind: 'incomplete'; attribute: 'slug' | 'placement-id' }

/** Reads the source that an element's props name; an unknown `source` is home. */
export function feedSource({ source, slug, placementId, section, embedId, items }: FeedProps): FeedSource {
  if (items) return { kind: 'items', items }
  if (source && isSlugKind(source)) return slug ? { kind: source, slug } : { kind: 'incomplete', attribute: 'slug' }
  switch (source) {
    case 'latest':
    case 'popular':
      return { kind: source }
    case 'placement':
      if (!placementId) return { kind: 'incomplete', attribute: 'placement-id' }
      return { kind: 'placement', placementId, ...(section !== undefined && { section }) }
    default:
      return embedId ? { kind: 'embed', embedId } : { kind: 'home' }
  }
}

export type RequestedSource = Exclude<FeedSource, { kind: 'items' } | { kind: 'incomplete' }>

/** How many videos a page of a feed holds. */
const pageSize = 20

export interface FeedRequest {
  path: string
  query: Record<string, string | number>
}

/** The call that answers a source's first page; `start` is the slug of the video to begin with. */
export function feedRequest(source: RequestedSource, start?: string, limit = pageSize): FeedRequest {
  const first = { limit, ...(start ? { start } : {}) }
  switch (source.kind) {
    case 'home':
      return { path: paths.feedHome, query: first }
    case 'latest':
    case 'popular':
      return { path: paths.feedHome, query: { sort: source.kind, ...first } }
    case 'embed':
      return { path: paths.feedEmbedHome, query: { ...first, embed_id: source.embedId } }
    case 'placement': {
      const { placementId, section } = source
      const query = { ...first, placement_id: placementId, ...(section && { section_id: section }) }
      return { path: paths.placementFeed, query }
    }
    default: {
      const { kind, slug } = source
      // Such a feed always begins with the video that it is named after.
      const page = kind === 'video' ? { limit } : first
      return { path: slugPaths[kind], query: { ...page, [kind === 'brand' ? 'brand_slug' : 'slug']: slug } }
    }
  }
}
