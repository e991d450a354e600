import { type LoopId, toLoop } from '../entities/loop'
import { loopStore } from '../entities/loop.store'
import { httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'

export const loopKey = (settings: Settings, slug: string) => [siteKey(settings), 'loop', slug]

/** How often a viewer's request is looked after while the loop shows, milliseconds. */
const askAgainMs = 1_500

/** The id of a loop, by its slug; the loop itself lives in `loopStore`. While the viewer waits to join, it is asked again. */
export const loopIdAtom = (settings: Settings, slug: string) =>
  queryAtom<LoopId>(() => ({
    queryKey: loopKey(settings, slug),
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.loop, { query: { slug }, signal })
      const loop = toLoop(data, settings)
      loopStore.put(siteKey(settings), [loop])
      return loop.id
    },
    // None in a hidden tab.
    refetchInterval: ({ state: { data } }) =>
      data && loopStore.find(siteKey(settings), data)?.participation === 'requested' ? askAgainMs : false,
  }))
