import { type Community, type CommunityId, type MembershipChange, withChange } from './community'
import { pendingAtom } from './optimistic'
import { entityStore } from './store'

export const membershipKey = (id: CommunityId) => `membership ${id}`

/** Every community of a site, with the membership that the viewer wants. */
export const communityStore = entityStore<Community>('community', (get, scope, community) =>
  withChange(community, get(pendingAtom<MembershipChange>(scope, membershipKey(community.id)))?.wanted),
)
