import { getCommunity, joinCommunity, leaveCommunity, withdrawCommunityRequest } from '../../../src/wire/community'
import { route } from '../http/route'
import type { Services } from '../services'

export const communityRoutes = ({ communities, memberships }: Services) => [
  route(getCommunity, ({ query, brand, viewer }) =>
    communities.bySlug(brand.brand_id, query.slug, viewer?.userId ?? null),
  ),
  route(joinCommunity, ({ viewer, body }) => memberships.join(viewer, body.community_id, body.note?.trim() || null)),
  route(withdrawCommunityRequest, ({ viewer, query }) => memberships.withdraw(viewer, query.community_id)),
  route(leaveCommunity, ({ viewer, body }) => memberships.leave(viewer, body.community_id)),
]
