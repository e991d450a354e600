import { address, list, number, record, text } from '../kit/guard'
import { type Hosts, mediaBase } from '../kit/settings'
import type { Caption, Clip } from '../player/types'
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

/** As much of a video as its player needs: read before the first frame, which does not wait for the rest. */
export interface Playable {
  id: VideoId
  /** Paid for by its author, the sponsor: no server counts it, and it has no page of its own. */
  isAd: boolean
  title: string
  author: Author | null
  media: Media
}

/** As `toVideo`, which reads the rest as well. */
export function toPlayable(wire: unknown, settings: Hosts, mp4?: string | null): Playable | null {
  const it = record(wire)
  const ad = text(it.ad_id)
  const id = (ad ? `ad-${ad}` : text(it.video_id)) as VideoId
  const media = toMedia(it.media, mediaBase(settings), mp4)
  if (!id || !media) return null
  const author = toAuthor(it.author, settings) ?? toSponsor(it.sponsor, settings)
  return { id, isAd: ad !== '', title: text(it.title), author, media }
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

/** What the player needs of a video. */
export const toClip = ({ id, media, title, author }: Playable): Clip => ({
  ...media,
  id,
  label: [title || media.alt, author?.name].filter(Boolean).join(', '),
})
