import { pushKey, subscribePush, unsubscribePush } from '../../../src/wire/notification'
import { route } from '../http/route'
import type { Services } from '../services'

export const pushRoutes = ({ pushSubscriptions, vapid }: Pick<Services, 'pushSubscriptions' | 'vapid'>) => [
  route(pushKey, async () => ({ public_key: await vapid.publicKey() })),
  route(subscribePush, async ({ viewer, body: { endpoint, keys, language } }) => {
    await pushSubscriptions.add(viewer, { endpoint, keys, language })
    return null
  }),
  route(unsubscribePush, async ({ viewer, query: { endpoint } }) => {
    await pushSubscriptions.remove(viewer, endpoint)
    return null
  }),
]
