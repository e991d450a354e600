import { featuredPeople } from '../../../src/wire/people'
import { getProfile, profileCommunities, profileLoops } from '../../../src/wire/profile'
import { route } from '../http/route'
import type { Services } from '../services'

export const profileRoutes = ({ featuredPeople: people, publicProfiles }: Services) => [
  route(getProfile, ({ query, brand, viewer }) =>
    publicProfiles.of(query, { brand, viewerId: viewer?.userId ?? null }),
  ),
  route(profileCommunities, ({ query, brand, viewer }) =>
    publicProfiles.communities(query, { ...query, brand, viewerId: viewer?.userId ?? null }),
  ),
  route(profileLoops, ({ query, brand, viewer }) =>
    publicProfiles.loops(query, { ...query, brand, viewerId: viewer?.userId ?? null }),
  ),
  route(featuredPeople, ({ query, brand, viewer }) =>
    people({ ...query, brandId: brand.brand_id, viewerId: viewer?.userId ?? null }),
  ),
]
