/**
 * `geuin/server`: the markup of an element with what shows where scripts are off, for search engines too. It needs `fetch`
 * and texts alone, so it runs in Node, Deno, Bun and workers.
 */

import { feedOf, matchPath } from '../src/app/match'
import { attributesOf, jsonLd } from '../src/fallback/markup'
import { headOf, type PlaceKind, pathOfPlace } from '../src/fallback/place'
import { linksOf, type PreloadOptions } from '../src/fallback/preloadLinks'
import { type PlayLabel, playsOf, postersOf, videoObjects, videosOf } from '../src/fallback/videos'
import { type FeedProps, feedRequest, feedSource } from '../src/feed/feed.source'
import type { ElementTag } from '../src/kit/elements'

export type { PreloadOptions } from '../src/fallback/preloadLinks'

/** Where the API is, and what of it is rendered. */
export interface RenderOptions {
  /** Where the API is, as the server reaches it: an absolute address. */
  apiHost: string
  brandId?: string | number
  /** What relative media addresses are relative to, as the visitor reaches it; the API host unless given. */
  mediaHost?: string
  /** What precedes the path of a page, such as `https://site.example/videos`; the root unless given. */
  routeBase?: string
  /** Of a `<geuin-app>`: the path below its route base that is asked for, such as `/video/windows`; its home unless given. */
  path?: string
  /** How many videos; 6 unless given. */
  limit?: number
  /** The name of a video's picture that shows without scripts, by the video's title; `Play: title` unless given. */
  playLabel?: PlayLabel
  /** Milliseconds until the element goes out without its content; 2000 unless given. */
  timeoutMs?: number
  /** In place of the runtime's own. */
  fetch?: typeof fetch
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>
type Query = Readonly<Record<string, string | number>>

const callerOf =
  ({ apiHost, brandId, timeoutMs = 2000, fetch: send = fetch }: RenderOptions) =>
  async (path: string, query: Query): Promise<unknown> => {
    const address = new URL(apiHost.replace(/\/+$/, '') + path)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    const headers = brandId === undefined ? {} : { 'x-brand-id': String(brandId) }
    const answer = await send(address.href, { headers, signal: AbortSignal.timeout(timeoutMs) })
    return answer.ok ? answer.json() : null
  }

const attributeText = (value: Attributes[string]) => (typeof value === 'boolean' ? undefined : value?.toString())

const playInEnglish: PlayLabel = (title) => `Play: ${title}`

/** What shows: videos, and the head of the place that they are in. */
interface Subject {
  videos?: FeedProps
  place?: { kind: PlaceKind; slug: string }
}

const placeOf = (kind: PlaceKind, slug: string | undefined): Subject => ({
  videos: { source: kind, slug },
  ...(slug && { place: { kind, slug } }),
})

const feedPropsOf = (attributes: Attributes): FeedProps => {
  const read = (name: string) => attributeText(attributes[name])
  return {
    source: read('source'),
    slug: read('slug'),
    placementId: read('placement-id'),
    section: read('section'),
    embedId: read('embed-id'),
    start: read('start'),
    // The element reads them itself.
    ...(attributes.items !== undefined && { items: [] }),
  }
}

const subjectOf = (tag: string, attributes: Attributes, path: string): Subject => {
  const slug = attributeText(attributes.slug)
  if (tag === 'geuin-community') return placeOf('community', slug)
  if (tag === 'geuin-feed') return { videos: feedPropsOf(attributes) }
  const match = matchPath(path)
  if (match?.page === 'community' || match?.page === 'profile') return placeOf(match.page, match.slug)
  const videos = match && feedOf(match)
  return videos ? { videos } : {}
}

const videoRequest = (props: FeedProps, limit: number) => {
  const requested = feedSource(props)
  return requested.kind === 'items' || requested.kind === 'incomplete' ? null : feedRequest(requested, undefined, limit)
}

/**
 * An element's tag with links, pictures and titles between, and its videos as JSON-LD behind it. The element takes the place
 * of what is between; give it a height, and `overflow: hidden`, in your style sheet. What the API can't answer is left out.
 * It needs `fetch` alone: Node, Deno, Bun, workers. With `path` it renders a page of a whole site, whose first picture shows
 * before any script runs: `render('geuin-app', { 'route-base': '/app' }, { path: '/video/windows', routeBase: '/app', … })`.
 * @returns HTML, in which every text is escaped
 * @throws TypeError for an attribute that is none
 */
export const render = async (
  tag: 'geuin-app' | 'geuin-feed' | 'geuin-community',
  attributes: Attributes,
  options: RenderOptions,
): Promise<string> => {
  const { apiHost, mediaHost = apiHost, routeBase = '', path = '/', limit = 6, playLabel = playInEnglish } = options
  const call = callerOf(options)
  const opening = `<${tag}${attributesOf(attributes)}>`
  const quietly = (path: string, query: Query) => call(path, query).catch(() => null)
  const { videos: props, place } = subjectOf(tag, attributes, path)
  const request = props && videoRequest(props, limit)
  const [answer, placeAnswer] = await Promise.all([
    request && quietly(request.path, request.query),
    place && quietly(pathOfPlace[place.kind], { slug: place.slug }),
  ])
  const videos = videosOf(answer, { media: mediaHost, pages: routeBase })
  const isPage = tag === 'geuin-app'
  const head = place ? headOf(placeAnswer, isPage ? mediaHost : null) : ''
  const list = isPage ? postersOf(videos) : playsOf(videos, playLabel)
  const shown = videos.length > 0 ? list : ''
  return `${opening}${head}${shown}</${tag}>${videos.length > 0 ? jsonLd(videoObjects(videos)) : ''}`
}

/**
 * Links for the head of a page that begins with an element, behind the script tag: the element's files, and a visitor's first
 * answer of a feed, come with the script in place of after it. A feed shows its first frame about a fifth earlier. They name files of
 * this version, so write them anew with each one. Below the fold they would cost what nobody may see.
 * @returns HTML
 * @throws TypeError for an element that is none
 */
export const preloadLinks = (tag: ElementTag, attributes: Attributes, options: PreloadOptions): string => {
  const modules = GEUIN_MODULES[tag]
  if (modules === undefined) throw new TypeError(`Not an element: ${tag}`)
  // As for all settings, the element's own come first.
  const { 'api-host': apiHost = options.apiHost, 'brand-id': brandId = options.brandId } = attributes
  const site = { src: options.src, apiHost: attributeText(apiHost), brandId: attributeText(brandId) }
  return linksOf(tag, modules, tag === 'geuin-feed' ? feedPropsOf(attributes) : null, site)
}
