import { videoStore } from '../entities/video.store'
import { infiniteQueryAtom } from '../kit/query'
import { queryClient } from '../kit/queryClient'
import { type Settings, siteKey } from '../kit/settings'
import type { FeedRequest } from './feed.source'
import { type FirstPage, fetchFeedPage } from './start'
import { type IdPage, isFor } from './useFirstPage'

const feedKey = (settings: Settings, { path, query }: FeedRequest) => [siteKey(settings), 'feed', path, query]

/**
 * A feed's pages as an atom, and how to begin again, also when the first answer is still awaited. The list stays as it
 * is while somebody watches it (nothing moves under a viewer's finger) and is asked for anew when it is opened the next
 * time.
 * @param first what was asked for before the view was there; it is taken once
 * @param shown what came of that, where it shows already
 */
export const feedAtom = (settings: Settings, request: FeedRequest, first: FirstPage | null, shown: IdPage | null) => {
  let early = !shown && isFor(first, request) ? first : null
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
      videoStore.put(siteKey(settings), videos)
      return { ids: videos.map(({ id }) => id), next }
    },
    // A page without videos, or a cursor that leads to itself, would be asked for on and on.
    getNextPageParam: ({ ids, next }, _pages, cursor) => (ids.length > 0 && next !== cursor ? next : null),
    ...(shown && { initialData: { pages: [shown], pageParams: [null] } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }))
  const restart = () => {
    early = null
    void queryClient().resetQueries({ queryKey, exact: true })
  }
  return { pagesAtom, restart }
}
