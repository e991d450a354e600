import { track } from '../analytics/track'
import { subscriptionKey as communityKey, communityStore } from '../entities/community.store'
import { subscriptionKey as loopKey, loopStore } from '../entities/loop.store'
import { want } from '../entities/optimistic'
import type { IntentModule, IntentOf } from '../intent/intent'
import { showFailure } from '../intent/showFailure'
import { httpFor } from '../kit/http'
import { resolveSettings, siteKey } from '../kit/settings'
import { viewerIdAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'

type Subscribe = IntentOf<'subscribe'>

/** What differs between a loop and a community. */
const targetOf = (intent: Subscribe, scope: string) => {
  if (intent.loopId !== undefined) {
    const { loopId } = intent
    return {
      key: loopKey(loopId),
      path: paths.loopSubscription,
      body: { loop_id: loopId },
      about: { loopId },
      confirm: (isSubscribed: boolean) => loopStore.update(scope, loopId, (loop) => ({ ...loop, isSubscribed })),
    }
  }
  const { communityId } = intent
  return {
    key: communityKey(communityId),
    path: paths.communitySubscription,
    body: { community_id: communityId },
    about: { communityId },
    confirm: (isSubscribed: boolean) =>
      communityStore.update(scope, communityId, (community) => ({ ...community, isSubscribed })),
  }
}

/** Says whether new videos of a loop or a community reach the viewer as notifications. */
export const run: IntentModule<Subscribe>['run'] = (intent, element) => {
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  const { key, path, body, about, confirm } = targetOf(intent, scope)
  return want(intent.subscribed, {
    scope,
    key,
    viewer: viewerIdAtom(settings),
    keep: false,
    send: (subscribed) => httpFor(settings).send('POST', path, { body: { ...body, subscribed } }),
    onConfirmed: (_, isSubscribed) => {
      confirm(isSubscribed)
      const { localName } = element
      if (isSubscribed) track(element, 'Subscription Clicked', { element: localName, slug: intent.slug, ...about })
    },
    onRefused: (error) => void showFailure(element, error),
  })
}
