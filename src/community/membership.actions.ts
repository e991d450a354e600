import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { number, record } from '../kit/guard'
import { httpFor } from '../kit/http'
import { queryClient } from '../kit/queryClient'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { sessionAtom, userOf } from '../session'
import { paths } from '../wire/paths'
import { type Community, toMembership } from './community'
import { communityKey } from './community.query'

/** Ids of the communities that the viewer is on the way into: one atom for each site of the page. */
export const joiningAtom = (site: string): PrimitiveAtom<ReadonlySet<string>> =>
  shared(`joining:${site}`, () => atom<ReadonlySet<string>>(new Set<string>()))

/** Puts the server's word in place of what was shown, and of answers that were asked for before it. */
const putStanding = async (settings: Settings, slug: string, wire: unknown) => {
  const client = queryClient()
  const queryKey = communityKey(settings, slug)
  const { counts, viewer } = record(wire)
  const members = number(record(counts).members)
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Community>(
    queryKey,
    (now) => now && { ...now, counts: { ...now.counts, members }, membership: toMembership(viewer) },
  )
}

/**
 * Joins an open community, asks to join a closed one. It shows at once, whatever is pressed meanwhile is the same wish.
 * @throws ApiError when it was refused; then it shows as before
 */
export const joinCommunity = atom(
  null,
  async (get, set, settings: Settings, { id, slug }: Pick<Community, 'id' | 'slug'>): Promise<void> => {
    const joining = joiningAtom(siteKey(settings))
    const session = sessionAtom(settings)
    const viewer = () => userOf(get(session))?.id
    const asking = viewer()
    if (get(joining).has(id)) return
    set(joining, new Set([...get(joining), id]))
    try {
      const body = { community_id: id }
      const { data } = await httpFor(settings).send('POST', paths.communityJoinRequest, { body })
      if (viewer() === asking) await putStanding(settings, slug, data)
    } finally {
      set(joining, new Set([...get(joining)].filter((it) => it !== id)))
    }
  },
)
