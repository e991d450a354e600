import { hasJoined, type MembershipChange, withChange } from '../entities/community'
import { communityStore, membershipKey } from '../entities/community.store'
import { want } from '../entities/optimistic'
import type { IntentModule, IntentOf } from '../intent/intent'
import { showFailure } from '../intent/showFailure'
import { emit } from '../kit/events'
import { httpFor, isApiError } from '../kit/http'
import { queryClient } from '../kit/query'
import { resolveSettings, type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import type { CommunityHead } from '../posters/communityHead.query'
import { viewerIdAtom } from '../session/session.atoms'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import { communityKey } from './community.query'
import { communityStrings } from './community.strings'
import { type MembershipAnswer, toMembershipAnswer } from './membershipAnswer'

/** What a viewer said with a wish to join. */
type Words = Pick<IntentOf<'join'>, 'note' | 'acceptedRules'>

/** By site and community: a join may be sent after another change that was under way. */
const wordsOf = () => shared('community:words', () => new Map<string, Words>())

const send = (settings: Settings, change: MembershipChange, id: string, { note, acceptedRules }: Words = {}) => {
  const http = httpFor(settings)
  switch (change) {
    case 'join':
      return http.send('POST', paths.communityJoinRequest, {
        body: { community_id: id, ...(note && { note }), ...(acceptedRules && { accepted_rules: true }) },
      })
    case 'withdraw':
      return http.send('DELETE', paths.communityJoinRequest, { query: { community_id: id } })
    case 'leave':
      return http.send('POST', paths.communityLeave, { body: { community_id: id } })
  }
}

const refusals = {
  [codes.lastLeader]: 'community.lastLeader',
  [codes.rulesNotAccepted]: 'community.rulesChanged',
  [codes.banned]: 'community.banned.title',
} as const

const showRefusal = async (element: Element, slug: string, error: unknown) => {
  const key = isApiError(error) ? refusals[error.code as keyof typeof refusals] : undefined
  if (!key) return showFailure(element, error)
  const settings = resolveSettings(element)
  // What is known of the community is out of date.
  void queryClient().refetchQueries({ queryKey: communityKey(settings, slug), exact: true })
  const t = translator(await communityStrings.load(settings.locale))
  pageStore().set(showToast, element, { kind: 'error', message: t(key) })
}

/** Heads of lists of its videos have the number of members too. */
const showInHeads = (settings: Settings, slug: string, members: number) =>
  queryClient().setQueriesData<CommunityHead>(
    { queryKey: [...communityKey(settings, slug), 'head'] },
    (head) => head && { ...head, members },
  )

/** Joins an open community, requests to join a closed one, withdraws that request, or leaves. */
export const run: IntentModule<IntentOf<MembershipChange>>['run'] = (intent, element) => {
  const { type, communityId: id, slug } = intent
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  const before = communityStore.find(scope, id)
  if (before) showInHeads(settings, slug, withChange(before, type).counts.members)
  if (intent.type === 'join') wordsOf().set(`${scope} ${id}`, intent)
  return want<MembershipChange, MembershipAnswer>(type, {
    scope,
    key: membershipKey(id),
    viewer: viewerIdAtom(settings),
    keep: false,
    send: async (change) =>
      toMembershipAnswer((await send(settings, change, id, wordsOf().get(`${scope} ${id}`))).data),
    onConfirmed: async ({ membership, members }) => {
      // An answer that was requested before this one is out of date.
      const query = { queryKey: communityKey(settings, slug), exact: true }
      await queryClient().cancelQueries(query)
      if (!communityStore.find(scope, id)) void queryClient().refetchQueries(query)
      communityStore.update(scope, id, (community) => ({
        ...community,
        membership,
        // It ends with the membership.
        isSubscribed: community.isSubscribed && hasJoined({ membership }),
        counts: { ...community.counts, members },
      }))
      showInHeads(settings, slug, members)
      const state = hasJoined({ membership }) ? 'joined' : membership === 'requested' ? 'requested' : 'unjoined'
      emit(element, 'geuin:join', { kind: 'community', id, slug, state })
    },
    onRefused: (error) => {
      if (before) showInHeads(settings, slug, before.counts.members)
      void showRefusal(element, slug, error)
    },
  })
}
