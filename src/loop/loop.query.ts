import { type LoopId, toLoop } from '../entities/loop'
import { loopStore } from '../entities/loop.store'
import { httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'

export const loopKey = (settings: Settings, slug: string) => [siteKey(settings), 'loop', slug]

/** The id of a loop, by its slug; the loop itself lives in `loopStore`. */
export const loopIdAtom = (settings: Settings, slug: string) =>
  queryAtom<LoopId>(() => ({
    queryKey: loopKey(settings, slug),
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.loop, { query: { slug }, signal })
      const loop = toLoop(data, settings)
      const site = siteKey(settings)
      // It is asked for often: what is as before draws nothing anew.
      if (JSON.stringify(loopStore.find(site, loop.id)) !== JSON.stringify(loop)) loopStore.put(site, [loop])
      return loop.id
    },
  }))
