import { track } from '../analytics/track'
import { loopStore, subscriptionKey } from '../entities/loop.store'
import { want } from '../entities/optimistic'
import type { IntentModule, IntentOf } from '../intent/intent'
import { showFailure } from '../intent/showFailure'
import { httpFor } from '../kit/http'
import { resolveSettings, siteKey } from '../kit/settings'
import { viewerIdAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'

/** Says whether new videos of a loop reach the viewer as notifications. */
export const run: IntentModule<IntentOf<'subscribe'>>['run'] = ({ loopId, slug, subscribed: wanted }, element) => {
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  return want(wanted, {
    scope,
    key: subscriptionKey(loopId),
    viewer: viewerIdAtom(settings),
    keep: false,
    send: (subscribed) =>
      httpFor(settings).send('POST', paths.loopSubscription, { body: { loop_id: loopId, subscribed } }),
    onConfirmed: (_, isSubscribed) => {
      loopStore.update(scope, loopId, (loop) => ({ ...loop, isSubscribed }))
      if (isSubscribed) track(element, 'Subscription Clicked', { element: element.localName, slug, loopId })
    },
    onRefused: (error) => void showFailure(element, error),
  })
}
