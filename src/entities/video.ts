import { address, list, number, record, text, webAddress } from '../kit/guard'
import type { Settings } from '../kit/settings'
import type { Caption, Clip } from '../player/types'
import type { Id } from './store'

export type VideoId = Id<'video'>

/** Who made a video. */
export interface Author {
  id: string
  /** The profile's slug in routes. */
  slug: string
  name: string
  /** An address, or an avatar's name when `isAvatar`. */
  image: string | null
  isAvatar: boolean
}

/** Where a video was posted: a community or a loop. */
export interface Place {
  id: string
  slug: string
  name: string
  image: string | null
}

/** A stretch of a caption that mentions a user; UTF-16 units, `end` exclusive. */
export interface Facet {
  start: number
  end: number
  userId: string
  /** The profile's slug in routes: the caption may hold a name that the user had before. */
  slug: string
}

export interface Linkout {
  title: string
  url: string
  image: string | null
}

export interface Media {
  width: number
  height: number
  /** Seconds; 0 when unknown. */
  duration: number
  hls: string | null
  mp4: string | null
  poster: string | null
  thumb: string | null
  placeholder: string | null
  captions: readonly Caption[]
  alt: string
}

export interface Video {
  id: VideoId
  slug: string
  title: string
  /** Plain text. */
  caption: string
  facets: readonly Facet[]
  /** Milliseconds since 1970; null when the page gave none. */
  createdAt: number | null
  author: Author | null
  community: Place | null
  loop: Place | null
  media: Media
  linkout: Linkout | null
  /** Null for a page's own videos, which no server counts. */
  counts: { sparks: number; comments: number; reposts: number; shares: number; views: number } | null
  /** The viewer's own state; null when signed out. */
  viewer: { sparked: boolean; reposted: boolean } | null
}

/**
 * Reads one video of an answer. What is missing gets its plain default; null when the answer is not a video at all (no
 * id, or nothing that can be played), so that one broken item never costs a feed.
 * @param mp4 in place of the address in `wire`
 */
export function toVideo(
  wire: unknown,
  settings: Pick<Settings, 'apiHost' | 'mediaHost'>,
  mp4?: string | null,
): Video | null {
  const it = record(wire)
  const id = text(it.video_id) as VideoId
  const media = toMedia(it.media, base(settings), mp4)
  if (!id || !media) return null
  const counts = record(it.counts)
  const viewer = it.viewer ? record(it.viewer) : null
  const linkout = record(it.linkout)
  const linkoutUrl = webAddress(linkout.url)
  const created = Date.parse(text(it.created_at))
  return {
    id,
    slug: text(it.slug) || id,
    title: text(it.title),
    caption: text(it.caption),
    facets: list(it.facets).flatMap((facet) => toFacet(facet)),
    createdAt: created || null,
    author: toAuthor(it.author, settings),
    community: toPlace(it.community, 'community_id', settings),
    loop: toPlace(it.loop, 'loop_id', settings),
    media,
    linkout: linkoutUrl
      ? { title: text(linkout.title) || linkoutUrl, url: linkoutUrl, image: address(linkout.image_url, base(settings)) }
      : null,
    counts: {
      sparks: number(counts.sparks),
      comments: number(counts.comments),
      reposts: number(counts.reposts),
      shares: number(counts.shares),
      views: number(counts.views),
    },
    viewer: viewer && { sparked: viewer.sparked === true, reposted: viewer.reposted === true },
  }
}

const base = (settings: Pick<Settings, 'apiHost' | 'mediaHost'>): string =>
  settings.mediaHost ?? settings.apiHost ?? '/'

function toMedia(wire: unknown, host: string, mp4?: string | null): Media | null {
  const it = record(wire)
  const hls = address(it.hls_url, host)
  mp4 ??= address(it.fast_start_url, host)
  if (!hls && !mp4) return null
  return {
    width: number(it.width) || 9,
    height: number(it.height) || 16,
    duration: number(it.duration),
    hls,
    mp4,
    poster: address(it.poster_url, host),
    thumb: address(it.thumb_url, host),
    placeholder: text(it.placeholder) || null,
    captions: list(it.captions).flatMap((caption) => toCaption(caption, host)),
    alt: text(it.alt),
  }
}

function toCaption(wire: unknown, host: string): Caption[] {
  const it = record(wire)
  const url = address(it.url, host)
  const lang = text(it.lang)
  return url && lang ? [{ lang, label: text(it.label) || lang, url }] : []
}

function toFacet(wire: unknown): Facet[] {
  const it = record(wire)
  const userId = text(it.user_id)
  const facet = { start: number(it.start), end: number(it.end), userId, slug: text(it.nickname) || userId }
  return userId && facet.end > facet.start ? [facet] : []
}

function toAuthor(wire: unknown, settings: Pick<Settings, 'apiHost' | 'mediaHost'>): Author | null {
  const it = record(wire)
  const id = text(it.user_id)
  if (!id) return null
  const slug = text(it.nickname) || id
  const isAvatar = it.is_avatar === true
  const image = isAvatar ? text(it.profile_image) || null : address(it.profile_image, base(settings))
  return { id, slug, name: text(it.name) || slug, image, isAvatar }
}

function toPlace(wire: unknown, idKey: string, settings: Pick<Settings, 'apiHost' | 'mediaHost'>): Place | null {
  const it = record(wire)
  const id = text(it[idKey])
  if (!id) return null
  const slug = text(it.slug) || id
  return { id, slug, name: text(it.name) || slug, image: address(it.image_url, base(settings)) }
}

/** What the player needs of a video. */
export function toClip({ id, media, title, author }: Video): Clip {
  const { width, height, captions, alt } = media
  return {
    id,
    width,
    height,
    captions,
    alt,
    label: [title || alt, author?.name].filter(Boolean).join(', '),
    ...(media.hls ? { hls: media.hls } : {}),
    ...(media.mp4 ? { mp4: media.mp4 } : {}),
    ...(media.poster ? { poster: media.poster } : {}),
    ...(media.thumb ? { thumb: media.thumb } : {}),
    ...(media.placeholder ? { placeholder: media.placeholder } : {}),
    ...(media.duration ? { duration: media.duration } : {}),
  }
}
