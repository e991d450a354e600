import { getProfile, profileCommunities, profileLoops } from '../../../src/wire/profile'
import { route } from '../http/route'
import type { Services } from '../services'

export const profileRoutes = ({ publicProfiles }: Services) => [
  route(getProfile, ({ query, brand, viewer }) =>
    publicProfiles.of(query, { brand, viewerId: viewer?.userId ?? null }),
  ),
  route(profileCommunities, ({ query, brand, viewer }) =>
    publicProfiles.communities(query, { ...query, brand, viewerId: viewer?.userId ?? null }),
  ),
  route(profileLoops, ({ query, brand, viewer }) =>
    publicProfiles.loops(query, { ...query, brand, viewerId: viewer?.userId ?? null }),
  ),
]
