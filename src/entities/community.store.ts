import { type Community, type CommunityId, type MembershipChange, withChange } from './community'
import { pendingAtom } from './optimistic'
import { entityStore } from './store'

export const membershipKey = (id: CommunityId) => `membership ${id}`
export const subscriptionKey = (id: CommunityId) => `community subscription ${id}`

/** Every community of a site, as the viewer wants to be in it. */
export const communityStore = entityStore<Community>('community', (get, scope, community) => {
  const shown = withChange(community, get(pendingAtom<MembershipChange>(scope, membershipKey(community.id)))?.wanted)
  const isSubscribed = get(pendingAtom<boolean>(scope, subscriptionKey(community.id)))?.wanted
  return isSubscribed === undefined ? shown : { ...shown, isSubscribed }
})
