import { paths } from '../wire/paths'

/** Attributes of `<geuin-feed>` that decide what it shows. */
export interface FeedProps {
  readonly source?: string | undefined
  readonly slug?: string | undefined
  readonly placementId?: string | undefined
  readonly section?: string | undefined
  readonly embedId?: string | undefined
  readonly start?: string | undefined
  readonly items?: readonly unknown[] | undefined
}

/** Where a feed's videos come from. */
export type FeedSource =
  | { kind: 'home' | 'latest' | 'popular' }
  | { kind: 'embed'; embedId: string }
  | { kind: 'community' | 'loop' | 'profile' | 'brand' | 'video'; slug: string }
  /** Without a section the viewer chooses, from the first one on; with an empty one it is the first, without a choice. */
  | { kind: 'placement'; placementId: string; section?: string }
  /** The page's own videos; no server is asked. */
  | { kind: 'items'; items: readonly unknown[] }
  /** The page left out an attribute that this source needs. */
  | { kind: 'incomplete'; attribute: 'slug' | 'placement-id' }

/** Reads the source that an element's props name; an unknown `source` is home. */
export function feedSource({ source, slug, placementId, section, embedId, items }: FeedProps): FeedSource {
  if (items) return { kind: 'items', items }
  switch (source) {
    case 'latest':
    case 'popular':
      return { kind: source }
    case 'community':
    case 'loop':
    case 'profile':
    case 'brand':
    case 'video':
      return slug ? { kind: source, slug } : { kind: 'incomplete', attribute: 'slug' }
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

const placePaths = { community: paths.feedCommunity, loop: paths.feedLoop, profile: paths.profileVideos }

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
      return { path: paths.feedHome, query: { ...first, sort: source.kind } }
    case 'embed':
      return { path: paths.feedEmbedHome, query: { ...first, embed_id: source.embedId } }
    case 'community':
    case 'loop':
    case 'profile':
      return { path: placePaths[source.kind], query: { ...first, slug: source.slug } }
    case 'brand':
      return { path: paths.profileVideos, query: { ...first, brand_slug: source.slug } }
    case 'video':
      return { path: paths.feedVideo, query: { limit, slug: source.slug } }
    case 'placement': {
      const { placementId, section } = source
      const query = { ...first, placement_id: placementId, ...(section && { section_id: section }) }
      return { path: paths.placementFeed, query }
    }
  }
}
