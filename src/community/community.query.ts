import { type Community, toCommunity } from '../entities/community'
import { putVideos } from '../entities/video.atoms'
import { toFeedPage } from '../feed/feed'
import { feedRequest } from '../feed/feed.source'
import { httpFor } from '../kit/http'
import { infiniteQueryAtom, queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { paths } from '../wire/paths'

/** Fills whole rows of 2, 3, 4 and 6 posters. */
const pageSize = 24

/** Of a community's own query. */
export const communityKey = (settings: Settings, slug: string) => [siteKey(settings), 'community', slug]

/** A community of a site, by its slug. */
export const communityAtom = (settings: Settings, slug: string) =>
  queryAtom<Community>(() => ({
    queryKey: communityKey(settings, slug),
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.community, { query: { slug }, signal })
      return toCommunity(data, settings)
    },
  }))

/** The ids of a community's videos, page by page; the videos themselves live in `videoAtom`. */
export const communityVideosAtom = (settings: Settings, slug: string) =>
  infiniteQueryAtom<{ ids: readonly string[]; next: string | null }, string | null>(() => ({
    queryKey: [...communityKey(settings, slug), 'videos'],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const { path, query } = feedRequest({ kind: 'community', slug })
      const page = { ...query, limit: pageSize, ...(cursor !== null && { cursor }) }
      const { data } = await httpFor(settings).get(path, { query: page, signal })
      const { videos, next } = toFeedPage(data, settings)
      pageStore().set(putVideos, siteKey(settings), videos)
      return { ids: videos.map(({ id }) => id), next }
    },
    initialPageParam: null,
    // An empty page, or a cursor that leads to itself, would be asked for on and on.
    getNextPageParam: ({ ids, next }, _pages, cursor) => (ids.length > 0 && next !== cursor ? next : null),
  }))
