import { type CommunityId, toCommunity } from '../entities/community'
import { communityStore } from '../entities/community.store'
import type { VideoId } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { toFeedPage } from '../feed/feed'
import { feedRequest } from '../feed/feed.source'
import { httpFor } from '../kit/http'
import { infiniteQueryAtom, queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'

/** Fills whole rows of 2, 3, 4 and 6 posters. */
const pageSize = 24

export const communityKey = (settings: Settings, slug: string) => [siteKey(settings), 'community', slug]

/** The id of a community, by its slug; the community itself lives in `communityStore`. */
export const communityIdAtom = (settings: Settings, slug: string) =>
  queryAtom<CommunityId>(() => ({
    queryKey: communityKey(settings, slug),
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.community, { query: { slug }, signal })
      const community = toCommunity(data, settings)
      communityStore.put(siteKey(settings), [community])
      return community.id
    },
  }))

/** The ids of a community's videos, page by page; the videos themselves live in `videoStore`. */
export const communityVideosAtom = (settings: Settings, slug: string) =>
  infiniteQueryAtom<{ ids: readonly VideoId[]; next: string | null }, string | null>(() => ({
    queryKey: [...communityKey(settings, slug), 'videos'],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const { path, query } = feedRequest({ kind: 'community', slug })
      const page = { ...query, limit: pageSize, ...(cursor !== null && { cursor }) }
      const { data } = await httpFor(settings).get(path, { query: page, signal })
      const { videos, next } = toFeedPage(data, settings)
      videoStore.put(siteKey(settings), videos)
      return { ids: videos.map(({ id }) => id), next }
    },
    initialPageParam: null,
    // An empty page, or a cursor that leads to itself, would be asked for on and on.
    getNextPageParam: ({ ids, next }, _pages, cursor) => (ids.length > 0 && next !== cursor ? next : null),
  }))
