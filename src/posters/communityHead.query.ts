import { address, number, record, text } from '../kit/guard'
import { httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { mediaBase, type Settings, siteKey } from '../kit/settings'
import type { Portrait } from '../ui/image/portrait'
import { paths } from '../wire/paths'

/** What the head of a list says of a community. */
export interface CommunityHead {
  who: Portrait
  members: number
}

/** Reads no more of a community than a head says, so that a list of pictures loads no more code than that needs. */
export const communityHeadAtom = (settings: Settings, slug: string) =>
  queryAtom<CommunityHead>(() => ({
    // Under the community's own key, see community.query.ts: what changes its counters asks for this anew.
    queryKey: [siteKey(settings), 'community', slug, 'head'],
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.community, { query: { slug }, signal })
      const it = record(data)
      return {
        who: { name: text(it.name) || slug, image: address(it.image_url, mediaBase(settings)) },
        members: number(record(it.counts).members),
      }
    },
  }))
