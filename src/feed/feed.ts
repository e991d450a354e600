import type { Author, VideoId } from '../entities/playable'
import { toAuthor } from '../entities/playable'
import { toVideo, type Video } from '../entities/video'
import { record, text } from '../kit/guard'
import type { Settings } from '../kit/settings'
import { feedItems, toOwn } from './feed.items'

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

/**
 * Reads an answer. Items of another `type`, and videos that cannot be played, are left out; an answer that is no list at
 * all is `malformed`.
 */
export function toFeedPage(wire: unknown, settings: Settings): FeedPage {
  const entries: FeedEntry[] = []
  const videos = feedItems(wire).flatMap((item) => {
    const video = toVideo(item, settings)
    if (!video) return []
    entries.push({ ...entryOf(video), by: toAuthor(record(item).reposted_by, settings) })
    return [video]
  })
  return { entries, videos, next: text(record(wire).next_cursor) || null }
}

/** Reads the page's own videos, which no server counts; see {@link toOwn}. */
export const toOwnVideos = (items: readonly unknown[], start?: string): readonly Video[] =>
  toOwn(toVideo, items, start).map((video) => ({ ...video, counts: null }))
