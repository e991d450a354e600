import { type LoopId, toLoop } from '../entities/loop'
import { loopStore } from '../entities/loop.store'
import { httpFor } from '../kit/http'
import { type Settings, siteKey } from '../kit/settings'
import { toListPage } from '../ui/list/listPage'
import type { ListPage } from '../ui/useList'
import { paths } from '../wire/paths'

/** A loop in a list; the loop itself lives in `loopStore`. */
export interface LoopEntry {
  id: LoopId
}

/** A page of a community's loops, the liveliest first. @throws ApiError */
export const fetchCommunityLoops = async (
  settings: Settings,
  slug: string,
  cursor: string | null,
): Promise<ListPage<LoopEntry>> => {
  const query = { slug, limit: 30, ...(cursor !== null && { cursor }) }
  const { data } = await httpFor(settings).get(paths.communityLoops, { query })
  const page = toListPage(data, (item) => toLoop(item, settings))
  loopStore.put(siteKey(settings), page.items)
  return { items: page.items.map(({ id }) => ({ id })), cursor: page.cursor }
}
