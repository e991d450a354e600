/** Sends the first call of an app's first page, and loads its element, while React and the app's own code load. */
import { feedRequest, feedSource, type RequestedSource } from '../feed/feed.source'
import type { ElementTag } from '../kit/elements'
import { elementLoads } from '../kit/knownElements'
import { appendQuery, type Query } from '../kit/queryString'
import { type Settings, siteKey } from '../kit/settings'
import { pageObject } from '../kit/shared'
import { sessionKeyStart, storageFor } from '../kit/storage'
import { paths } from '../wire/paths'
import { feedOf, type Match } from './match'

interface Beginning {
  tag: ElementTag
  path: string
  query: Query
}

/** What a page begins with; null for a page that needs no more than its own code. */
const beginningOf = (match: Match): Beginning | null => {
  const { page, slug } = match
  const feed = feedOf(match)
  if (feed) return { tag: 'geuin-feed', ...feedRequest(feedSource(feed) as RequestedSource) }
  if (page === 'community') return { tag: 'geuin-community', path: paths.community, query: { slug } }
  return page === 'profile' ? { tag: 'geuin-profile', path: paths.profile, query: { slug } } : null
}

/** The call that needs no viewer is sent ahead: a viewer's needs a token, which only the session's code has. */
const prefetch = (settings: Settings, { path, query }: Beginning) => {
  const { apiHost, brandId, storageMode } = settings
  if (!apiHost || !brandId || storageFor(storageMode).get(sessionKeyStart + siteKey(settings)) !== null) return
  const address = appendQuery(apiHost + path, query)
  const answer = fetch(address, { headers: { 'x-brand-id': brandId } })
  pageObject().prefetched = { address, brandId, answer }
  // A failure is handled by the call that takes the answer.
  answer.catch(() => undefined)
}

export const beginPage = (settings: Settings, match: Match | null): void => {
  const beginning = match && beginningOf(match)
  if (!beginning) return
  prefetch(settings, beginning)
  // The page says itself that the code can't be loaded.
  elementLoads()
    .get(beginning.tag)?.()
    .catch(() => undefined)
}
