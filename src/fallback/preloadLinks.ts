/** What a page's head requests for an element that the page begins with, so that nothing of it waits for the script tag. */

import { type FeedProps, feedRequest, feedSource } from '../feed/feed.source'
import { prefetchedCalls } from '../feed/prefetch'
import { appendQuery } from '../kit/queryString'
import { attributesOf } from './markup'

/** The page's script tag. */
export interface PreloadOptions {
  /** Its `src`. */
  src: string
  /** Its `data-api-host`. Without this and the brand the first answer is not requested. */
  apiHost?: string | undefined
  /** Its `data-brand-id`. */
  brandId?: string | number | undefined
}

/** The address of a visitor's first call, as the script tag's file sends it; undefined where that sends none. */
const firstCallOf = (props: FeedProps, { apiHost, brandId }: PreloadOptions): string | undefined => {
  const source = feedSource(props)
  if (apiHost === undefined || brandId === undefined) return undefined
  if (source.kind === 'items' || source.kind === 'incomplete' || props.section !== undefined) return undefined
  // Another word than ours is shown as home, and called for later.
  if (source.kind !== (props.source || 'home') || !prefetchedCalls.includes(source.kind)) return undefined
  const { path, query } = feedRequest(source, props.start)
  return appendQuery(apiHost.replace(/\/+$/, '') + path, { ...query, brand_id: brandId })
}

/**
 * @param modules names of the chunks that the element's module needs, with spaces between them
 * @param props what a feed shows; null for another element
 */
export const linksOf = (tag: string, modules: string, props: FeedProps | null, options: PreloadOptions): string => {
  const [folder = ''] = /^[^?#]*\//.exec(options.src) ?? []
  const call = props && firstCallOf(props, options)
  const answer = call ? [{ rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: call }] : []
  // In the loader's order: with HTTP/1.1 no more than six load at the same time.
  const chunks = modules.split(' ').reverse()
  const files = [...chunks.map((name) => `chunks/${name}`), `elements/${tag}`]
  const links = [...answer, ...files.map((file) => ({ rel: 'modulepreload', href: `${folder}${file}.js` }))]
  return links.map((link) => `<link${attributesOf(link)}>`).join('\n')
}
