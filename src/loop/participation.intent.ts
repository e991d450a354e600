import { type Loop, type ParticipationChange, toParticipation } from '../entities/loop'
import { loopStore, participationKey } from '../entities/loop.store'
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
import { loopKey } from './loop.query'
import { loopStrings } from './loop.strings'

/** What a change answers. */
type Standing = Pick<Loop, 'participation' | 'isSubscribed'> & { members: number }

const toStanding = (wire: unknown): Standing => {
  const { counts, viewer } = record(wire)
  return {
    participation: toParticipation(viewer),
    isSubscribed: record(viewer).subscribed === true,
    members: number(record(counts).members),
  }
}

const send = (settings: Settings, change: ParticipationChange, id: string) => {
  const http = httpFor(settings)
  switch (change) {
    case 'join':
      return http.send('POST', paths.loopParticipation, { body: { loop_id: id } })
    case 'withdraw':
      return http.send('DELETE', paths.loopParticipation, { query: { loop_id: id } })
    case 'leave':
      return http.send('POST', paths.loopLeave, { body: { loop_id: id } })
  }
}

/** Its community is closed to the viewer, or has rules that are accepted there. */
const needsCommunity: readonly unknown[] = [codes.membersOnly, codes.rulesNotAccepted]

const showRefusal = async (element: Element, error: unknown) => {
  if (!isApiError(error) || !needsCommunity.includes(error.code)) return showFailure(element, error)
  const t = translator(await loopStrings.load(resolveSettings(element).locale))
  pageStore().set(showToast, element, { kind: 'error', message: t('loop.communityFirst') })
}

/** Joins an open loop, asks to join a closed one, withdraws that request, or leaves. */
export const run: IntentModule<IntentOf<'participate'>>['run'] = ({ loopId: id, slug, change }, element) => {
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  return want<ParticipationChange, Standing>(change, {
    scope,
    key: participationKey(id),
    viewer: viewerIdAtom(settings),
    keep: false,
    send: async (wanted) => toStanding((await send(settings, wanted, id)).data),
    onConfirmed: async ({ participation, isSubscribed, members }) => {
      // An answer that was requested before this one is out of date.
      const query = { queryKey: loopKey(settings, slug), exact: true }
      await queryClient().cancelQueries(query)
      loopStore.update(scope, id, (loop) => ({
        ...loop,
        participation,
        isSubscribed,
        counts: { ...loop.counts, members },
      }))
      emit(element, 'geuin:join', { kind: 'loop', id, slug, state: participation })
    },
    onRefused: (error) => void showRefusal(element, error),
  })
}
