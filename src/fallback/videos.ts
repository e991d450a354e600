import { list, number, record, text } from '../kit/guard'
import { route } from '../kit/routes'
import { attributesOf, escapeHtml } from './markup'

/** A video as the fallback shows it: addresses are absolute, and http(s). */
export interface FallbackVideo {
  title: string
  description: string
  page: string
  poster: string | null
  /** A picture with a play sign and round corners in itself, where the server has one. */
  play: string | null
  author: string
  file: string | null
  width: number
  height: number
  /** Seconds. */
  duration: number
  /** ISO 8601. */
  created: string
}

/** Where relative addresses of an answer lead. */
export interface Bases {
  /** What media are relative to. */
  media: string
  /** What precedes the path of a page. */
  pages: string
}

/** An address of an answer; null for none, and for one that is not http(s). */
export const absolute = (value: unknown, base: string): string | null => {
  if (!text(value) || !URL.canParse(text(value), base)) return null
  const { protocol, href } = new URL(text(value), base)
  return /^https?:$/.test(protocol) ? href : null
}

/** The videos of a feed's answer; what has no page of its own is left out. */
export const videosOf = (answer: unknown, { media: base, pages }: Bases): FallbackVideo[] =>
  list(record(record(answer).data).items).flatMap((item) => {
    const video = record(item)
    const media = record(video.media)
    const slug = text(video.slug)
    if (/^\.{0,2}$/.test(slug) || !text(video.video_id)) return []
    return {
      title: text(video.title) || text(video.caption) || slug,
      description: text(video.caption),
      page: route('video', { slug, base: pages }),
      poster: absolute(media.poster_url, base) ?? absolute(media.thumb_url, base),
      play: absolute(media.play_url, base),
      author: text(record(video.author).name) || text(record(video.author).nickname),
      file: absolute(media.fast_start_url, base),
      width: number(media.width) || 720,
      height: number(media.height) || 1280,
      duration: number(media.duration),
      created: text(video.created_at),
    }
  })

/** What the picture of a video is called, of which the title is given. */
export type PlayLabel = (title: string) => string

/** CSS pixels of the picture with a play sign. */
const playSize = { width: 270, height: 480 }

/** A picture that asks to be pressed and needs no style, above the video's title and its author. */
const playOf = (
  { title, page, author }: FallbackVideo,
  play: string,
  loading: 'lazy' | undefined,
  label: PlayLabel,
) => {
  const picture = `<img${attributesOf({ src: play, alt: label(title), ...playSize, loading, decoding: 'async' })}>`
  const link = `<a${attributesOf({ href: page })}>`
  return `${link}${picture}</a><br>${link}${escapeHtml(title)}</a>${author && `<br>${escapeHtml(author)}`}`
}

/** Links with pictures that ask to be pressed; a single one is no list. */
export const playsOf = (videos: readonly FallbackVideo[], label: PlayLabel): string => {
  const items = videos.map((video, at) => {
    const loading = at === 0 ? undefined : 'lazy'
    return video.play ? playOf(video, video.play, loading, label) : linkOf(video, loading)
  })
  return items.length === 1 ? `<p>${items[0]}</p>` : `<ul>${items.map((it) => `<li>${it}</li>`).join('')}</ul>`
}

/** A link with the video's first frame, whose page's own style says that it plays. */
const linkOf = (
  { title, page, poster, width, height }: FallbackVideo,
  loading: 'lazy' | undefined,
  [fetchpriority, decoding]: readonly [priority: string | undefined, decoding: string] = [undefined, 'async'],
) => {
  const picture = poster
    ? `<img${attributesOf({ src: poster, alt: '', width, height, loading, decoding, fetchpriority })}>`
    : ''
  return `<a${attributesOf({ href: page })}>${picture}<span>${escapeHtml(title)}</span></a>`
}

/**
 * Links with first frames, which the players that take their place show too, on a page that shows little else: its first
 * picture comes before other pictures and scripts.
 */
export const postersOf = (videos: readonly FallbackVideo[]): string => {
  const items = videos.map((video, at) =>
    // Other pictures are decoded apart: the frame with the page's first one does not wait for them.
    at === 0 ? linkOf(video, undefined, ['high', 'sync']) : linkOf(video, 'lazy'),
  )
  return `<ul>${items.map((it) => `<li>${it}</li>`).join('')}</ul>`
}

/** In the words of schema.org; search engines want a name, a picture and a date. */
export const videoObjects = (videos: readonly FallbackVideo[]): object => ({
  '@context': 'https://schema.org',
  '@graph': videos
    .filter(({ poster, created }) => poster && created)
    .map(({ title, description, poster, created, duration, file, page }) => ({
      '@type': 'VideoObject',
      name: title,
      description: description || title,
      thumbnailUrl: [poster],
      uploadDate: created,
      ...(duration > 0 && { duration: `PT${Math.round(duration * 10) / 10}S` }),
      ...(file && { contentUrl: file }),
      url: page,
    })),
})
