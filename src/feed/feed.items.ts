import { record, text } from '../kit/guard'
import { ApiError } from '../kit/http'
import type { Hosts } from '../kit/settings'

const otherLayouts = ['carousel', 'grid', 'floating'] as const

export type Layout = 'feed' | (typeof otherLayouts)[number]

/** Reads the attribute; what it doesn't know is a feed. */
export const layoutOf = (layout: string | undefined): Layout => otherLayouts.find((it) => it === layout) ?? 'feed'

/** A page author's own server may answer videos without a `type`. */
const isKnown = (item: unknown) => ['', 'video', 'ad'].includes(text(record(item).type))

/**
 * The items of a feed's answer that this version knows.
 * @throws ApiError `malformed` for an answer that is no list at all
 */
export const feedItems = (wire: unknown): readonly unknown[] => {
  const { items } = record(wire)
  if (!Array.isArray(items)) throw new ApiError('malformed')
  return items.filter(isKnown)
}

/**
 * Reads the page's own videos (the documented `FeedItem`); an item without an address to play is left out. The videos
 * before `start` come last.
 * @param read `toVideo`, or what reads less of it
 */
export function toOwn<T extends { id: string }>(
  read: (wire: unknown, hosts: Hosts, mp4: string | null) => T | null,
  items: readonly unknown[],
  start?: string,
): readonly T[] {
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
    const video = read(wire, { mediaHost: document.baseURI }, mp4.startsWith('blob:') ? mp4 : null)
    return video ? [video] : []
  })
  const first = Math.max(0, start ? videos.findIndex(({ id }) => id === start) : 0)
  return [...videos.slice(first), ...videos.slice(0, first)]
}
