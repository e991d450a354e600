import { type LoopId, toLoop } from '../entities/loop'
import { loopStore } from '../entities/loop.store'
import { httpFor } from '../kit/http'
import type { Query } from '../kit/queryString'
import { type Settings, siteKey } from '../kit/settings'
import { toListPage } from '../ui/list/listPage'
import type { ListPage } from '../ui/useList'

/** A loop in a list; the loop itself lives in `loopStore`. */
export interface LoopEntry {
  id: LoopId
}

/** Which loops, by the call that lists them. */
export interface LoopList {
  path: string
  query: Query
}

/** A page of loops. @throws ApiError */
export const fetchLoops = async (
  settings: Settings,
  { path, query }: LoopList,
  cursor: string | null,
): Promise<ListPage<LoopEntry>> => {
  const { data } = await httpFor(settings).get(path, {
    query: { limit: 30, ...query, ...(cursor !== null && { cursor }) },
  })
  const page = toListPage(data, (item) => toLoop(item, settings))
  loopStore.put(siteKey(settings), page.items)
  return { items: page.items.map(({ id }) => ({ id })), cursor: page.cursor }
}
