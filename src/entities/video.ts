import { address, list, number, record, text, time, webAddress } from '../kit/guard'
import { type Hosts, mediaBase } from '../kit/settings'
import type { Caption, Clip } from '../player/types'
import { type TextFacet, toFacets } from './richText'
import type { Id } from './store'

export type VideoId = Id<'video'>

/** Who made a video, or paid for an ad. */
export interface Author {
  /** Empty without a profile. */
  id: string
  /** The profile's slug in routes; empty without one. */
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

export interface Linkout {
  title: string
  url: string
  image: string | null
  /** What can be bought there, as the server answers it: `productOf` reads it where it shows. */
  product: unknown
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
  /** Paid for by its author, the sponsor: no server counts it, and it has no page of its own. */
  isAd: boolean
  title: string
  /** Plain text. */
  caption: string
  facets: readonly TextFacet[]
  /** Milliseconds since 1970; null when the page gave none. */
  createdAt: number | null
  author: Author | null
  community: Place | null
  loop: Place | null
  media: Media
  linkout: Linkout | null
  /** Null for ads and a page's own videos, which no server counts. */
  counts: { sparks: number; comments: number; reposts: number; shares: number; views: number } | null
  /** The viewer's own state; null when signed out. */
  viewer: { sparked: boolean; reposted: boolean } | null
}

/**
 * Reads one video or ad of an answer. What is missing gets its plain default; null when the answer is not a video at all (no
 * id, or nothing that can be played), so that one broken item never costs a feed.
 * @param mp4 in place of the address in `wire`
 */
export function toVideo(wire: unknown, settings: Hosts, mp4?: string | null): Video | null {
  const it = record(wire)
  const ad = text(it.ad_id)
  const id = (ad ? `ad-${ad}` : text(it.video_id)) as VideoId
  const media = toMedia(it.media, mediaBase(settings), mp4)
  if (!id || !media) return null
  const counts = record(it.counts)
  const viewer = it.viewer ? record(it.viewer) : null
  const linkout = record(it.linkout)
  const linkoutUrl = webAddress(linkout.url)
  return {
    id,
    slug: text(it.slug) || id,
    isAd: ad !== '',
    title: text(it.title),
    caption: text(it.caption),
    facets: toFacets(it.facets),
    createdAt: time(it.created_at),
    author: toAuthor(it.author, settings) ?? toSponsor(it.sponsor, settings),
    community: toPlace(it.community, 'community_id', settings),
    loop: toPlace(it.loop, 'loop_id', settings),
    media,
    linkout: linkoutUrl
      ? {
          title: text(linkout.title) || linkoutUrl,
          url: linkoutUrl,
          image: address(linkout.image_url, mediaBase(settings)),
          product: linkout.product,
        }
      : null,
    counts: ad
      ? null
      : {
          sparks: number(counts.sparks),
          comments: number(counts.comments),
          reposts: number(counts.reposts),
          shares: number(counts.shares),
          views: number(counts.views),
        },
    viewer: viewer && { sparked: viewer.sparked === true, reposted: viewer.reposted === true },
  }
}

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

export function toAuthor(wire: unknown, settings: Hosts): Author | null {
  const it = record(wire)
  const id = text(it.user_id)
  if (!id) return null
  const slug = text(it.nickname) || id
  const isAvatar = it.is_avatar === true
  const image = isAvatar ? text(it.profile_image) || null : address(it.profile_image, mediaBase(settings))
  return { id, slug, name: text(it.name) || slug, image, isAvatar }
}

/** Somebody without a profile: who paid for an ad, or made a page's own video. */
function toSponsor(wire: unknown, settings: Hosts): Author | null {
  const it = record(wire)
  const name = text(it.name)
  return name ? { id: '', slug: '', name, image: address(it.image_url, mediaBase(settings)), isAvatar: false } : null
}

export function toPlace(wire: unknown, idKey: string, settings: Hosts): Place | null {
  const it = record(wire)
  const id = text(it[idKey])
  if (!id) return null
  const slug = text(it.slug) || id
  return { id, slug, name: text(it.name) || slug, image: address(it.image_url, mediaBase(settings)) }
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
