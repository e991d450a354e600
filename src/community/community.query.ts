import { type CommunityId, toCommunity } from '../entities/community'
import { communityStore } from '../entities/community.store'
import { httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'

export const communityKey = (settings: Settings, slug: string) => [siteKey(settings), 'community', slug]

/** The id of a community, by its slug; the community itself lives in `communityStore`. */
export const communityIdAtom = (settings: Settings, slug: string) =>
  queryAtom<CommunityId>(() => ({
    queryKey: communityKey(settings, slug),
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.community, { query: { slug }, signal })
      const community = toCommunity(data, settings)
      const site = siteKey(settings)
      // It is asked for often: what is as before draws nothing anew.
      if (JSON.stringify(communityStore.find(site, community.id)) !== JSON.stringify(community))
        communityStore.put(site, [community])
      return community.id
    },
  }))
