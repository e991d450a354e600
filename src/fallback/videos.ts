import { list, number, record, text } from '../kit/guard'
import { route } from '../kit/routes'
import { attributesOf, escapeHtml } from './markup'

/** A video as the fallback shows it: addresses are absolute, and http(s). */
export interface FallbackVideo {
  title: string
  description: string
  page: string
  poster: string | null
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
      file: absolute(media.fast_start_url, base),
      width: number(media.width) || 720,
      height: number(media.height) || 1280,
      duration: number(media.duration),
      created: text(video.created_at),
    }
  })

/**
 * Links with pictures, of which only the first loads eagerly.
 * @param isMain the page shows little else: its first picture comes before other pictures and scripts
 */
export const listOf = (videos: readonly FallbackVideo[], isMain: boolean): string =>
  `<ul>${videos
    .map(({ title, page, poster, width, height }, at) => {
      const loading = at === 0 ? undefined : 'lazy'
      // Other pictures are decoded apart: the frame with the page's first one does not wait for them.
      const [fetchpriority, decoding] = at === 0 && isMain ? ['high', 'sync'] : [undefined, 'async']
      const picture = poster
        ? `<img${attributesOf({ src: poster, alt: '', width, height, loading, decoding, fetchpriority })}>`
        : ''
      return `<li><a${attributesOf({ href: page })}>${picture}<span>${escapeHtml(title)}</span></a></li>`
    })
    .join('')}</ul>`

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
