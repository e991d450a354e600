import { type FeedRequest, feedRequest } from '../feed/feed.source'
import type { IslandContext } from '../kit/islandConfig'
import { prefetch } from '../kit/prefetch'
import { appendQuery } from '../kit/queryString'
import { isSessionStored } from '../session/loadSession'
import { paths } from '../wire/paths'

interface Props {
  readonly slug?: string | undefined
  readonly brandSlug?: string | undefined
  readonly tab?: string | undefined
  readonly layout?: string | undefined
}

const headPaths = { community: paths.community, loop: paths.loop, profile: paths.profile, brand: paths.profile }

/** As many as the view asks for, which shares no code with this: that would be one more file to wait for. */
const pageSizes = { card: 3, page: 24 }

let isBegun = false

/**
 * Sends a visitor's first calls of a place or a person, what stands over its videos and the first of these, while React and
 * the view load. Once in a page, and neither after the view has drawn nor in an app, which has sent some: a call that nobody takes
 * would be taken for the answer to a later one.
 */
export const startPlace = (
  ofSlug: 'community' | 'loop' | 'profile',
  {
    element,
    mountPoint,
    props,
    settings,
  }: Pick<IslandContext<unknown, Props>, 'element' | 'mountPoint' | 'props' | 'settings'>,
): void => {
  const { tab = 'videos', layout, brandSlug, slug = brandSlug } = props()
  const { apiHost, brandId } = settings()
  if (isBegun || mountPoint.firstChild || element.getRootNode() !== document) return
  // A viewer's calls have a token, which comes with the session's code.
  if (isSessionStored(settings()) || element.hasAttribute('sso-token')) return
  if (!slug || !apiHost || !brandId) return
  isBegun = true
  const kind = props().slug ? ofSlug : 'brand'
  const shown = layout === 'card' ? 'card' : 'page'
  const calls: FeedRequest[] = [{ path: headPaths[kind], query: kind === 'brand' ? { brand_slug: slug } : { slug } }]
  if (tab === 'videos' || shown === 'card') calls.push(feedRequest({ kind, slug }, undefined, pageSizes[shown]))
  for (const { path, query } of calls) prefetch(appendQuery(apiHost + path, query), brandId)
}
