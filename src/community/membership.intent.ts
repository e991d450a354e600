import { type Community, hasJoined, type MembershipChange, toMembership } from '../entities/community'
import { communityStore, membershipKey } from '../entities/community.store'
import { want } from '../entities/optimistic'
import type { IntentModule, IntentOf } from '../intent/intent'
import { showFailure } from '../intent/showFailure'
import { emit } from '../kit/events'
import { number, record } from '../kit/guard'
import { httpFor, isApiError } from '../kit/http'
import { queryClient } from '../kit/query'
import { resolveSettings, type Settings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { viewerIdAtom } from '../session/session.atoms'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import { communityKey } from './community.query'
import { communityStrings } from './community.strings'

/** What a change of membership answers. */
type MembershipAnswer = Pick<Community, 'membership'> & { members: number }

const toMembershipAnswer = (wire: unknown): MembershipAnswer => {
  const { counts, viewer } = record(wire)
  return { membership: toMembership(viewer), members: number(record(counts).members) }
}

const send = (settings: Settings, change: MembershipChange, id: string) => {
  const http = httpFor(settings)
  switch (change) {
    case 'join':
      return http.send('POST', paths.communityJoinRequest, { body: { community_id: id } })
    case 'withdraw':
      return http.send('DELETE', paths.communityJoinRequest, { query: { community_id: id } })
    case 'leave':
      return http.send('POST', paths.communityLeave, { body: { community_id: id } })
  }
}

const showRefusal = async (element: Element, error: unknown) => {
  if (!isApiError(error) || error.code !== codes.lastLeader) return showFailure(element, error)
  const t = translator(await communityStrings.load(resolveSettings(element).locale))
  pageStore().set(showToast, element, { kind: 'error', message: t('community.lastLeader') })
}

/** Joins an open community, requests to join a closed one, withdraws that request, or leaves. */
export const run: IntentModule<IntentOf<MembershipChange>>['run'] = ({ type, communityId: id, slug }, element) => {
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  return want<MembershipChange, MembershipAnswer>(type, {
    scope,
    key: membershipKey(id),
    viewer: viewerIdAtom(settings),
    keep: false,
    send: async (change) => toMembershipAnswer((await send(settings, change, id)).data),
    onConfirmed: async ({ membership, members }) => {
      // An answer that was requested before this one is out of date.
      const query = { queryKey: communityKey(settings, slug), exact: true }
      await queryClient().cancelQueries(query)
      if (!communityStore.find(scope, id)) void queryClient().refetchQueries(query)
      communityStore.update(scope, id, (community) => ({
        ...community,
        membership,
        counts: { ...community.counts, members },
      }))
      const state = hasJoined({ membership }) ? 'joined' : membership === 'requested' ? 'requested' : 'unjoined'
      emit(element, 'geuin:join', { kind: 'community', id, slug, state })
    },
    onRefused: (error) => void showRefusal(element, error),
  })
}
