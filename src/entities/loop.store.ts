import { type Loop, type LoopId, type ParticipationChange, withParticipation } from './loop'
import { pendingAtom } from './optimistic'
import { entityStore } from './store'

export const participationKey = (id: LoopId) => `participation ${id}`
export const subscriptionKey = (id: LoopId) => `subscription ${id}`

/** Every loop of a site, as the viewer wants to be in it. */
export const loopStore = entityStore<Loop>('loop', (get, scope, loop) => {
  const change = get(pendingAtom<ParticipationChange>(scope, participationKey(loop.id)))?.wanted
  const isSubscribed = get(pendingAtom<boolean>(scope, subscriptionKey(loop.id)))?.wanted ?? loop.isSubscribed
  const shown = withParticipation(loop, change)
  return isSubscribed === shown.isSubscribed ? shown : { ...shown, isSubscribed }
})
