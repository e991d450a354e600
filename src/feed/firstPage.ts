import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { type FeedPage, toFeedPage } from './feed'
import type { FeedRequest } from './feed.source'

/** Fetches one page of a source. */
export async function fetchFeedPage(request: FeedRequest, settings: Settings, signal?: AbortSignal): Promise<FeedPage> {
  const { data } = await httpFor(settings).get(request.path, { query: request.query, ...(signal ? { signal } : {}) })
  return toFeedPage(data, settings)
}

/** The first page, which is fetched before the view is loaded. */
export interface FirstPage {
  readonly page: Promise<FeedPage>
  /** The page for the request that it answers, once; null for every other request. */
  take(request: FeedRequest): Promise<FeedPage> | null
}

/** Fetches the first page of a feed while its view loads. */
export function fetchFirstPage(request: FeedRequest, settings: Settings, signal: AbortSignal): FirstPage {
  const page = fetchFeedPage(request, settings, signal)
  let isTaken = false
  return {
    page,
    take({ path, query }) {
      if (isTaken || path !== request.path || JSON.stringify(query) !== JSON.stringify(request.query)) return null
      isTaken = true
      return page
    },
  }
}
