import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { type Community, type Membership, type MembershipWish, toMembership } from '../entities/community'
import { number, record } from '../kit/guard'
import { httpFor } from '../kit/http'
import { queryClient } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'
import { communityKey } from './community.query'

interface Wished {
  wish: MembershipWish
  /** The server has said. */
  answer: Promise<Membership | null>
}

type Wishes = ReadonlyMap<string, Wished>

/** What the viewer wants of communities, by id, as long as the server has not said: one atom for each site of the page. */
export const wishesAtom = (site: string): PrimitiveAtom<Wishes> =>
  shared(`membership:${site}`, () => atom<Wishes>(new Map<string, Wished>()))

/** Puts the server's word in place of what was shown, and of answers that were asked for before it. */
const putStanding = async (settings: Settings, slug: string, wire: unknown): Promise<Membership> => {
  const client = queryClient()
  const queryKey = communityKey(settings, slug)
  const { counts, viewer } = record(wire)
  const members = number(record(counts).members)
  const membership = toMembership(viewer)
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Community>(queryKey, (now) => now && { ...now, counts: { ...now.counts, members }, membership })
  return membership
}

const tell = (settings: Settings, wish: MembershipWish, id: string) => {
  const http = httpFor(settings)
  switch (wish) {
    case 'join':
      return http.send('POST', paths.communityJoinRequest, { body: { community_id: id } })
    case 'withdraw':
      return http.send('DELETE', paths.communityJoinRequest, { query: { community_id: id } })
    case 'leave':
      return http.send('POST', paths.communityLeave, { body: { community_id: id } })
  }
}

/**
 * Joins an open community, asks to join a closed one, takes that back, or leaves. It shows at once, the same wish again
 * is the same one, and another waits until the server has answered the one before.
 * @returns the viewer's place after it; null when it was the same wish, or somebody else is signed in by now
 * @throws ApiError when it was refused; then it shows as before
 */
export const changeMembership = atom(
  null,
  async (
    get,
    set,
    settings: Settings,
    { id, slug }: Pick<Community, 'id' | 'slug'>,
    wish: MembershipWish,
  ): Promise<Membership | null> => {
    const wishes = wishesAtom(siteKey(settings))
    const session = sessionAtom(settings)
    const viewer = () => userOf(get(session))?.id
    const asking = viewer()
    const before = get(wishes).get(id)
    if (before?.wish === wish) return null
    const ask = async () => {
      await before?.answer.catch(() => null)
      if (viewer() !== asking) return null
      const { data } = await tell(settings, wish, id)
      return viewer() === asking ? putStanding(settings, slug, data) : null
    }
    const answer = ask()
    set(wishes, new Map([...get(wishes), [id, { wish, answer }]]))
    try {
      return await answer
    } finally {
      set(wishes, new Map([...get(wishes)].filter(([it, wished]) => it !== id || wished.answer !== answer)))
    }
  },
)
