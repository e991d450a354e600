import { infiniteQueryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { pageStore, queryClient } from '../kit/store'
import { putVideos } from '../video'
import type { FeedRequest } from './feed'
import { type FirstPage, fetchFeedPage } from './first'

/** A feed holds ids; the videos themselves live in `videoAtom`. */
export interface IdPage {
  ids: readonly string[]
  /** Null at the end. */
  next: string | null
}

const feedKey = (settings: Settings, { path, query }: FeedRequest) => [siteKey(settings), 'feed', path, query]

const isFor = (first: FirstPage | null, { path, query }: FeedRequest) =>
  first?.request.path === path && JSON.stringify(first.request.query) === JSON.stringify(query)

/**
 * A feed's pages as an atom, and how to begin again, also when the first answer is still awaited. The list stays as it is while somebody watches it (nothing moves under a viewer's finger)
 * and is asked for anew when it is opened the next time.
 * @param first what was asked for before the view was there; it is taken once
 */
export const feedAtom = (settings: Settings, request: FeedRequest, first: FirstPage | null) => {
  let early = isFor(first, request) ? first : null
  const queryKey = feedKey(settings, request)
  const pagesAtom = infiniteQueryAtom<IdPage, string | null>(() => ({
    queryKey,
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam as string | null
      const query = cursor === null ? request.query : { ...request.query, cursor }
      const asked = early?.page ?? fetchFeedPage({ ...request, query }, settings, signal)
      early = null
      const { videos, next } = await asked
      pageStore().set(putVideos, siteKey(settings), videos)
      return { ids: videos.map(({ id }) => id), next }
    },
    // A page without videos, or a cursor that leads to itself, would be asked for on and on.
    getNextPageParam: ({ ids, next }, _pages, cursor) => (ids.length > 0 && next !== cursor ? next : null),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }))
  const restart = () => {
    early = null
    void queryClient().resetQueries({ queryKey, exact: true })
  }
  return { pagesAtom, restart }
}
