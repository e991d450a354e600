import { ApiError } from '../kit/apiError'
import { address, list, number, record, text } from '../kit/guard'
import type { Settings } from '../kit/settings'
import { toVideo, type Video } from '../video'
import { paths } from '../wire/paths'

/** Attributes of `<geuin-feed>` that decide what it shows. */
export interface FeedProps {
  readonly source?: string | undefined
  readonly slug?: string | undefined
  readonly placementId?: string | undefined
  readonly section?: string | undefined
  readonly embedId?: string | undefined
  readonly start?: string | undefined
  readonly items?: unknown
}

export type Layout = 'feed' | 'carousel' | 'grid' | 'floating'

/** Reads the attribute; what it doesn't know is a feed. */
export const layoutOf = (layout: string | undefined): Layout =>
  layout === 'carousel' || layout === 'grid' || layout === 'floating' ? layout : 'feed'

/** Where a feed's videos come from. */
export type FeedSource =
  | { kind: 'home' | 'latest' | 'popular' }
  | { kind: 'embed'; embedId: string }
  | { kind: 'community' | 'loop' | 'profile' | 'video'; slug: string }
  /** Without a section it is the placement's first one. */
  | { kind: 'placement'; placementId: string; section?: string }
  /** The page's own videos; no server is asked. */
  | { kind: 'items'; items: readonly unknown[] }
  /** The page did not say enough: the attribute that is missing. */
  | { kind: 'incomplete'; attribute: 'slug' | 'placement-id' }

/** Reads the source that an element's props name; an unknown `source` is home. */
export function feedSource({ source, slug, placementId, section, embedId, items }: FeedProps): FeedSource {
  if (Array.isArray(items)) return { kind: 'items', items }
  switch (source) {
    case 'latest':
    case 'popular':
      return { kind: source }
    case 'community':
    case 'loop':
    case 'profile':
    case 'video':
      return slug ? { kind: source, slug } : { kind: 'incomplete', attribute: 'slug' }
    case 'placement':
      if (!placementId) return { kind: 'incomplete', attribute: 'placement-id' }
      return { kind: 'placement', placementId, ...(section && { section }) }
    default:
      return embedId ? { kind: 'embed', embedId } : { kind: 'home' }
  }
}

export type AskedSource = Exclude<FeedSource, { kind: 'items' } | { kind: 'incomplete' }>

/** How many videos a page of a feed holds. */
const PAGE_SIZE = 20

export interface FeedRequest {
  path: string
  query: Record<string, string | number>
}

/** The call that answers a source's first page; `start` is the slug of the video to begin with. */
export function feedRequest(source: AskedSource, start?: string): FeedRequest {
  const first = { limit: PAGE_SIZE, ...(start ? { start } : {}) }
  switch (source.kind) {
    case 'home':
      return { path: paths.feedHome, query: first }
    case 'latest':
    case 'popular':
      return { path: paths.feedHome, query: { ...first, sort: source.kind } }
    case 'embed':
      return { path: paths.feedEmbedHome, query: { ...first, embed_id: source.embedId } }
    case 'community':
      return { path: paths.feedCommunity, query: { ...first, slug: source.slug } }
    case 'loop':
      return { path: paths.feedLoop, query: { ...first, slug: source.slug } }
    case 'profile':
      return { path: paths.profileVideos, query: { ...first, slug: source.slug } }
    case 'video':
      return { path: paths.feedVideo, query: { limit: PAGE_SIZE, slug: source.slug } }
    case 'placement': {
      const { placementId, section } = source
      const query = { ...first, placement_id: placementId, ...(section && { section_id: section }) }
      return { path: paths.placementFeed, query }
    }
  }
}

export interface FeedPage {
  videos: readonly Video[]
  /** Null at the end. */
  next: string | null
}

/** Reads an answer. Items that are no videos are left out; an answer that is no list at all is `malformed`. */
export function toFeedPage(wire: unknown, settings: Settings): FeedPage {
  const { items, next_cursor } = record(wire)
  if (!Array.isArray(items)) throw new ApiError('malformed')
  return { videos: list(items).flatMap((item) => toVideo(item, settings) ?? []), next: text(next_cursor) || null }
}

/**
 * Reads the page's own videos (the documented `FeedItem`); an item without an address to play is left out. Those before
 * `start` come last.
 */
export function toOwnVideos(items: readonly unknown[], start?: string): readonly Video[] {
  const here = document.baseURI
  const videos = items.flatMap((item, at) => {
    const it = record(item)
    const hls = address(it.hls, here)
    const mp4 = address(it.mp4, here)
    if (!hls && !mp4) return []
    const id = text(it.id) || `item-${at + 1}`
    const author = text(it.author)
    const video: Video = {
      id,
      slug: id,
      title: text(it.title),
      caption: text(it.caption) || text(it.title),
      facets: [],
      createdAt: null,
      author: author ? { id: author, slug: '', name: author, image: null, isAvatar: false } : null,
      community: null,
      loop: null,
      media: {
        width: number(it.width) || 9,
        height: number(it.height) || 16,
        duration: number(it.duration),
        hls,
        mp4,
        poster: address(it.poster, here),
        thumb: address(it.poster, here),
        placeholder: text(it.placeholder) || null,
        captions: list(it.captions).flatMap((caption) => {
          const one = record(caption)
          const url = address(one.url, here)
          const lang = text(one.lang)
          return url && lang ? [{ lang, label: text(one.label) || lang, url }] : []
        }),
        alt: text(it.alt) || text(it.title),
      },
      linkout: null,
      counts: null,
      viewer: null,
    }
    return [video]
  })
  const first = Math.max(0, start ? videos.findIndex(({ id }) => id === start) : 0)
  return [...videos.slice(first), ...videos.slice(0, first)]
}
