/**
 * Has the first clip of the page's first feed on its way before the element's code has run, and in place of a clip the first
 * pictures of a carousel or a grid. The loader asks for this file and for the feed's first answer at the same time; the
 * element's own code is twenty times as large, and takes a slow phone a quarter of a second.
 */
import type { PageObject } from '../kit/shared'
import { openStream } from '../player/hlsEarly'
import { waitsForTap } from '../player/preferences'
import { abilitiesOf, chooseSource } from '../player/source'
import { firstPictures, pictureOf } from './pictures'

let first: HTMLVideoElement | undefined

/** The media element in which the clip loads already, once; undefined without one. */
export const takeFirstVideo = (): HTMLVideoElement | undefined => {
  const video = first
  first = undefined
  return video
}

interface WireItem {
  media: {
    hls_url?: string
    hls_first_urls?: string[]
    fast_start_url?: string
    thumb_url?: string
    poster_url?: string
    width: number
  }
}

/** As much of an answer as this needs; whatever else it is, the element reads it too and says so. */
interface Wire {
  data: { items: [WireItem, ...WireItem[]] }
}

/** The answer that is on its way. */
export const callOf = (page: PageObject): Promise<Response> | undefined =>
  Object.values(page).find((value) => value instanceof Promise)

/** Whether an element shows a list of pictures, each of which opens the feed. */
export const isList = (feed: Element) => feed.matches('[layout=carousel],[layout=grid]')

/** Loads them from the answer that is on its way, the clip for a feed that plays by itself from its beginning. */
export const loadFirstMedia = async (page: PageObject, feed: Element): Promise<void> => {
  const hasPictures = isList(feed)
  if (!hasPictures && (feed.matches('[layout]:not([layout=feed]),[no-autoplay],[start-at]') || waitsForTap())) return
  const answer = (await callOf(page)) as Response
  const { data }: Wire = await answer.clone().json()
  // By now it loads its clip itself.
  if (feed.matches(':defined')) return
  const host = feed.getAttribute('media-host') ?? page.scriptTags[0]?.dataset.mediaHost ?? answer.url
  const base = new URL(host, document.baseURI)
  const address = (path?: string) => path && new URL(path, base).href
  if (hasPictures) {
    for (const { media } of data.items.slice(0, firstPictures)) {
      const sizes = { ...media, thumb: address(media.thumb_url), poster: address(media.poster_url) }
      Object.assign(new Image(), pictureOf(sizes))
    }
    return
  }
  const { hls_url, hls_first_urls, fast_start_url, poster_url } = data.items[0].media
  const video = document.createElement('video')
  const source = chooseSource({ hls: address(hls_url), mp4: address(fast_start_url) }, abilitiesOf(video, false), true)
  if (source?.needsHlsJs) {
    openStream(source.url, hls_first_urls)
    // A slide that waits for the stream would ask for it later.
    const poster = address(poster_url)
    if (poster) new Image().src = poster
    return
  }
  if (!source) return
  first = Object.assign(video, { muted: true, preload: 'auto', src: source.url })
  // Its request goes out in a later task.
  await new Promise((resolve) => video.addEventListener('loadstart', resolve))
}
