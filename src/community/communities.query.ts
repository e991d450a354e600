import { atom } from 'jotai/vanilla'
import { type CommunityId, toCommunity } from '../entities/community'
import { communityStore } from '../entities/community.store'
import { list, record, text } from '../kit/guard'
import { httpFor } from '../kit/http'
import { infiniteQueryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'

interface CommunityPage {
  ids: readonly CommunityId[]
  next: string | null
}

/** A list of communities that a server answers page by page. */
export interface CommunityList {
  path: string
  query: Readonly<Record<string, string | number>>
}

/** What names no community is left out, so that it never costs the list. */
const readable = (wire: unknown, settings: Settings) => {
  try {
    return [toCommunity(wire, settings)]
  } catch {
    return []
  }
}

/** The ids of a list of communities, page by page; the communities themselves live in `communityStore`. */
export const communitiesAtom = (settings: Settings, { path, query }: CommunityList) => {
  const pagesAtom = infiniteQueryAtom<CommunityPage, string | null>(() => ({
    queryKey: [siteKey(settings), 'communities', path, query],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam as string | null
      const request = { query: cursor === null ? query : { ...query, cursor }, signal }
      const it = record((await httpFor(settings).get(path, request)).data)
      const communities = list(it.items).flatMap((item) => readable(item, settings))
      communityStore.put(siteKey(settings), communities)
      return { ids: communities.map(({ id }) => id), next: text(it.next_cursor) || null }
    },
    // An empty page, or a cursor that leads to itself, would be fetched again and again.
    getNextPageParam: ({ ids, next }, _pages, cursor) => (ids.length > 0 && next !== cursor ? next : null),
  }))
  const idsAtom = atom((get) => [...new Set(get(pagesAtom).data?.pages.flatMap(({ ids }) => ids) ?? [])])
  return { pagesAtom, idsAtom }
}
