import { address, number, record, text } from '../kit/guard'
import { httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'

/** What stands over a community's videos. */
export interface CommunityHead {
  name: string
  image: string | null
  members: number
}

/** Of a community, by its slug. */
export const communityHeadAtom = (settings: Settings, slug: string) =>
  queryAtom<CommunityHead>(() => ({
    queryKey: [siteKey(settings), 'feed head', slug],
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.community, { query: { slug }, signal })
      const it = record(data)
      return {
        name: text(it.name) || slug,
        image: address(it.image_url, settings.mediaHost ?? settings.apiHost ?? '/'),
        members: number(record(it.counts).members),
      }
    },
  }))
