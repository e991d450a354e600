import { videoStore } from '../entities/video.store'
import { type FeedEntry, toFeedPage } from '../feed/feed'
import { type Settings, siteKey } from '../kit/settings'
import type { Match } from '../ui/text/matches'
import type { ListPage } from '../ui/useList'

/** `matches`: parts of the title that were searched for; of the caption where there is none. */
export type ListedVideo = FeedEntry & { readonly matches?: readonly Match[] }

/** Reads a page of videos, which live in the store. @throws ApiError `malformed` */
export const readVideoPage = (wire: unknown, settings: Settings): ListPage<FeedEntry> => {
  const { entries, videos, next } = toFeedPage(wire, settings)
  videoStore.put(siteKey(settings), videos)
  return { items: entries.filter(({ type }) => type === 'video'), cursor: next }
}
