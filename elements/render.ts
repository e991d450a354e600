/**
 * `geuin/server`: the markup of an element with what shows where scripts are off, for search engines too. It needs `fetch`
 * and texts alone, so it runs in Node, Deno, Bun and workers.
 */

import { attributesOf, escapeHtml, jsonLd } from '../src/fallback/markup'
import { listOf, videoObjects, videosOf } from '../src/fallback/videos'
import { feedRequest, feedSource } from '../src/feed/feed.source'
import { record, text } from '../src/kit/guard'
import { paths } from '../src/wire/paths'

export interface RenderOptions {
  /** Where the API is, as the server reaches it: an absolute address. */
  apiHost: string
  brandId?: string | number
  /** What relative media addresses are relative to, as the visitor reaches it; the API host unless given. */
  mediaHost?: string
  /** What precedes the path of a page, such as `https://site.example/videos`; the root unless given. */
  routeBase?: string
  /** How many videos; 6 unless given. */
  limit?: number
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

const videoRequest = (tag: string, attributes: Attributes, limit: number) => {
  const slug = attributeText(attributes.slug)
  const source = tag === 'geuin-community' ? 'community' : attributeText(attributes.source)
  const requested = feedSource({ source, slug, placementId: attributeText(attributes['placement-id']) })
  return requested.kind === 'items' || requested.kind === 'incomplete' ? null : feedRequest(requested, undefined, limit)
}

/**
 * An element's tag with links, pictures and titles between, and its videos as JSON-LD behind it. The element takes the place
 * of what is between; give it a height, and `overflow: hidden`, in your style sheet. What the API can't answer is left out.
 * @returns HTML, in which every text is escaped
 * @throws TypeError for an attribute that is none
 */
export const render = async (
  tag: 'geuin-feed' | 'geuin-community',
  attributes: Attributes,
  options: RenderOptions,
): Promise<string> => {
  const { apiHost, mediaHost = apiHost, routeBase = '', limit = 6 } = options
  const call = callerOf(options)
  const opening = `<${tag}${attributesOf(attributes)}>`
  const quietly = (path: string, query: Query) => call(path, query).catch(() => null)
  const request = videoRequest(tag, attributes, limit)
  const slug = attributeText(attributes.slug)
  const [answer, place] = await Promise.all([
    request && quietly(request.path, request.query),
    tag === 'geuin-community' && slug ? quietly(paths.community, { slug }) : null,
  ])
  const videos = videosOf(answer, { media: mediaHost, pages: routeBase })
  const community = record(record(place).data)
  const head = text(community.name)
    ? `<h2>${escapeHtml(text(community.name))}</h2><p>${escapeHtml(text(community.description))}</p>`
    : ''
  const shown = videos.length > 0 ? listOf(videos) : ''
  return `${opening}${head}${shown}</${tag}>${videos.length > 0 ? jsonLd(videoObjects(videos)) : ''}`
}
