import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import type { FeedRequest } from './feed.source'

/** Fetches one page of a source. @returns what `toFeedPage` reads */
export async function fetchFeedPage(request: FeedRequest, settings: Settings, signal?: AbortSignal): Promise<unknown> {
  const { data } = await httpFor(settings).get(request.path, { query: request.query, ...(signal ? { signal } : {}) })
  return data
}

/** The first page, which is fetched before the view is loaded. */
export interface FirstPage {
  readonly page: Promise<unknown>
  /**
   * The answer to a request, or a promise while it is on its way, until another one is asked for: a list that is opened again
   * is fetched anew, but a render may be thrown away and begin again. Null for every other request.
   */
  take(request: FeedRequest): unknown
}

/** Fetches the first page of a feed while its view loads. */
export function fetchFirstPage(request: FeedRequest, settings: Settings, signal: AbortSignal): FirstPage {
  const page = fetchFeedPage(request, settings, signal)
  let answer: unknown = page
  page.then(
    (it) => (answer &&= it),
    () => undefined,
  )
  return {
    page,
    take(wanted) {
      if (JSON.stringify(wanted) !== JSON.stringify(request)) answer = null
      return answer
    },
  }
}
