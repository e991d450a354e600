import { getCommunity, joinCommunity, leaveCommunity, withdrawCommunityRequest } from '../../../src/wire/community'
import type { Services } from '../domain/services'
import { route } from '../http/route'
import { known } from './known'

export const communityRoutes = ({ communities, memberships }: Services) => [
  route(getCommunity, ({ query, brand, viewer }) =>
    communities.bySlug(brand.brand_id, query.slug, viewer?.userId ?? null),
  ),
  route(joinCommunity, ({ viewer, body }) =>
    memberships.join(known(viewer), body.community_id, body.note?.trim() || null),
  ),
  route(withdrawCommunityRequest, ({ viewer, query }) => memberships.withdraw(known(viewer), query.community_id)),
  route(leaveCommunity, ({ viewer, body }) => memberships.leave(known(viewer), body.community_id)),
]
