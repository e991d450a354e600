import { type Author, toAuthor, toVideo, type Video, type VideoId } from '../entities/video'
import { record, text } from '../kit/guard'
import { ApiError } from '../kit/http'
import type { Settings } from '../kit/settings'

export type Layout = 'feed' | 'carousel' | 'grid' | 'floating'

/** Reads the attribute; what it doesn't know is a feed. */
export const layoutOf = (layout: string | undefined): Layout =>
  layout === 'carousel' || layout === 'grid' || layout === 'floating' ? layout : 'feed'

/** One thing in a feed. What is known of it lives in the store of videos, by its id. */
export type FeedEntry = {
  readonly type: 'video' | 'ad'
  readonly id: VideoId
  /** Who brought it there by reposting it; null for what was posted there. */
  readonly by?: Author | null
}

export const entryOf = ({ id, isAd }: Pick<Video, 'id' | 'isAd'>): FeedEntry => ({ type: isAd ? 'ad' : 'video', id })

export interface FeedPage {
  /** In the feed's order. */
  entries: readonly FeedEntry[]
  /** Those that the entries name. */
  videos: readonly Video[]
  /** The cursor of the next page; null at the end. */
  next: string | null
}

/** What a feed's view shows. */
export type Feed =
  | { status: 'incomplete'; attribute: string }
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | {
      status: 'ready'
      /** Where its videos are, see `videoStore`. */
      scope: string
      /** Each once. */
      entries: readonly FeedEntry[]
      /** What follows the last one. */
      more: 'none' | 'idle' | 'loading' | 'failed'
    }

/** A page author's own server may answer videos without a `type`. */
const isKnown = (item: unknown) => ['', 'video', 'ad'].includes(text(record(item).type))

/**
 * Reads an answer. Items of another `type`, and videos that cannot be played, are left out; an answer that is no list at
 * all is `malformed`.
 */
export function toFeedPage(wire: unknown, settings: Settings): FeedPage {
  const { items, next_cursor } = record(wire)
  if (!Array.isArray(items)) throw new ApiError('malformed')
  const entries: FeedEntry[] = []
  const videos = items.flatMap((item) => {
    const video = isKnown(item) ? toVideo(item, settings) : null
    if (!video) return []
    entries.push({ ...entryOf(video), by: toAuthor(record(item).reposted_by, settings) })
    return [video]
  })
  return { entries, videos, next: text(next_cursor) || null }
}

/**
 * Reads the page's own videos (the documented `FeedItem`); an item without an address to play is left out. The videos
 * before `start` come last.
 */
export function toOwnVideos(items: readonly unknown[], start?: string): readonly Video[] {
  const videos = items.flatMap((item, at) => {
    const it = record(item)
    const [title, mp4] = [text(it.title), text(it.mp4)]
    const names = {
      hls_url: it.hls,
      fast_start_url: mp4,
      poster_url: it.poster,
      thumb_url: it.poster,
      alt: text(it.alt) || title,
    }
    const wire = {
      video_id: text(it.id) || `item-${at + 1}`,
      title,
      caption: text(it.caption) || title,
      sponsor: { name: it.author },
      media: { ...it, ...names },
    }
    // A page may play a file that its viewer has chosen.
    const video = toVideo(wire, { mediaHost: document.baseURI }, mp4.startsWith('blob:') ? mp4 : null)
    return video ? [{ ...video, counts: null }] : []
  })
  const first = Math.max(0, start ? videos.findIndex(({ id }) => id === start) : 0)
  return [...videos.slice(first), ...videos.slice(0, first)]
}
