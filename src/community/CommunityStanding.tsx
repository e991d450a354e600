import type { Community } from '../entities/community'
import { membershipKey } from '../entities/community.store'
import { useIsland } from '../kit/island'
import { PlaceStanding } from '../standing/PlaceStanding'
import { communityKey } from './community.query'

/** The viewer's standing in a community, as those who lead it change it. */
export const CommunityStanding = ({ community }: { community: Community }) => (
  <PlaceStanding
    kind="community"
    {...community}
    queryKey={communityKey(useIsland().settings, community.slug)}
    pendingKey={membershipKey(community.id)}
  />
)
