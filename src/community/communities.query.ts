import { type CommunityId, toCommunity } from '../entities/community'
import { communityStore } from '../entities/community.store'
import { httpFor } from '../kit/http'
import type { Query } from '../kit/queryString'
import { type Settings, siteKey } from '../kit/settings'
import { toListPage } from '../ui/list/listPage'
import type { ListPage } from '../ui/useList'

/** A community in a list; the community itself lives in `communityStore`. */
export interface CommunityEntry {
  id: CommunityId
}

/** Which communities, by the call that lists them. */
export interface CommunityList {
  path: string
  query: Query
}

/** How many a page holds: whole rows of one, two and three cards. */
const limit = 12

/** A page of communities. @throws ApiError */
export const fetchCommunities = async (
  settings: Settings,
  { path, query }: CommunityList,
  cursor: string | null,
): Promise<ListPage<CommunityEntry>> => {
  const { data } = await httpFor(settings).get(path, { query: { limit, ...query, ...(cursor !== null && { cursor }) } })
  const page = toListPage(data, (item) => toCommunity(item, settings))
  communityStore.put(siteKey(settings), page.items)
  return { items: page.items.map(({ id }) => ({ id })), cursor: page.cursor }
}
