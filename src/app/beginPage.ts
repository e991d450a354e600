/** Sends the first call of an app's first page, and loads its element with what that draws, while React and the app's own code load. */
import { feedRequest, feedSource, type RequestedSource } from '../feed/feed.source'
import type { ElementTag } from '../kit/elements'
import { elementLoads } from '../kit/knownElements'
import { prefetch } from '../kit/prefetch'
import { appendQuery, type Query } from '../kit/queryString'
import type { Settings } from '../kit/settings'
import { isSessionStored } from '../session/loadSession'
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

export const beginPage = (settings: Settings, match: Match | null): void => {
  const beginning = match && beginningOf(match)
  if (!beginning) return
  const { tag, path, query } = beginning
  const { apiHost, brandId } = settings
  if (apiHost && brandId && !isSessionStored(settings)) prefetch(appendQuery(apiHost + path, query), brandId)
  // What it draws loads beside React. A feed's first frame would wait for that.
  const drawn = tag !== 'geuin-feed' && import('./elementViews').then(({ elementViews }) => elementViews[tag]?.())
  // The page says itself that the code can't be loaded.
  Promise.all([elementLoads().get(tag)?.(), drawn]).catch(() => undefined)
}
