import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { noteChange } from '../../community/version.atoms'
import { want } from '../../entities/optimistic'
import { showFailure } from '../../intent/showFailure'
import { list, record, text } from '../../kit/guard'
import { httpFor, isApiError } from '../../kit/http'
import { queryClient } from '../../kit/query'
import { resolveSettings, type Settings, siteKey } from '../../kit/settings'
import { shared } from '../../kit/shared'
import { pageStore } from '../../kit/store'
import { loopKey } from '../../loop/loop.query'
import type { JoinRequest } from '../../members/joinRequest'
import { viewerIdAtom } from '../../session/session.atoms'
import { codes } from '../../wire/codes'
import { paths } from '../../wire/paths'

/** What somebody asks to join. */
export interface RequestPlace {
  kind: 'community' | 'loop'
  id: string
  slug: string
}

/** What the viewer answers. */
export type Decision = 'accepted' | 'refused'

/** What became of a request: `joined` and `gone` when somebody else was faster, or it was withdrawn. */
export type Outcome = Decision | 'joined' | 'gone'

/** The key of a request for what is pending and for its outcome. */
export const requestKey = ({ kind, id }: RequestPlace, userId: string) => `request ${kind} ${id} ${userId}`

/** What became of a request since the page was opened; null while it waits. */
export const outcomeAtom = (site: string, key: string): PrimitiveAtom<Outcome | null> =>
  shared(`${site} ${key}`, () => atom<Outcome | null>(null))

const calls = {
  community: { path: paths.communityJoinRequest, id: 'community_id', members: paths.communityMembers },
  loop: { path: paths.loopParticipation, id: 'loop_id', members: paths.loopMembers },
} as const

/** Looks up what became of a request that waits no longer. @throws ApiError */
const findOutcome = async (
  settings: Settings,
  { kind, slug }: RequestPlace,
  { user }: JoinRequest,
): Promise<Outcome> => {
  const query = { slug, q: user.slug }
  const { data } = await httpFor(settings).get(calls[kind].members, { query })
  const isMember = list(record(data).items).some((it) => text(record(record(it).user).user_id) === user.id)
  return isMember ? 'joined' : 'gone'
}

const send = async (
  settings: Settings,
  place: RequestPlace,
  request: JoinRequest,
  decision: Decision,
): Promise<Outcome> => {
  const { path, id } = calls[place.kind]
  const body = { [id]: place.id, user_id: request.id, accepted: decision === 'accepted' }
  try {
    await httpFor(settings).send('PATCH', path, { body })
    return decision
  } catch (error) {
    if (!isApiError(error) || error.code !== codes.notFound) throw error
    return findOutcome(settings, place, request)
  }
}

/** Accepts or refuses somebody who waits to join. It shows immediately; the row then shows what happened where somebody else was faster. */
export const decideRequest = (
  element: Element,
  place: RequestPlace,
  request: JoinRequest,
  decision: Decision,
): Promise<void> => {
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  const key = requestKey(place, request.id)
  return want<Decision, Outcome>(decision, {
    ...{ scope, key, viewer: viewerIdAtom(settings), keep: false },
    send: (wanted) => send(settings, place, request, wanted),
    onConfirmed: (outcome) => {
      pageStore().set(outcomeAtom(scope, key), outcome)
      // How many wait and how many are in it show elsewhere on the page.
      if (place.kind === 'community') void noteChange(settings, place.slug)
      else void queryClient().refetchQueries({ queryKey: loopKey(settings, place.slug) })
    },
    onRefused: (error) => void showFailure(element, error),
  })
}
