import {
  addCommunityUsers,
  communityJoinRequests,
  communityMembers,
  decideCommunityRequest,
  featuredCommunities,
  getCommunity,
  joinCommunity,
  leaveCommunity,
  subscribeCommunity,
  withdrawCommunityRequest,
} from '../../../src/wire/community'
import { route } from '../http/route'
import type { Services } from '../services'

export const communityRoutes = ({ communities, joinRequests, members, memberships, sanctions }: Services) => [
  route(getCommunity, async ({ query, brand, viewer }) => {
    const community = await communities.bySlug(brand.brand_id, query.slug, viewer?.userId ?? null)
    return sanctions.addTo(community, viewer, { communityId: community.community_id })
  }),
  route(featuredCommunities, ({ query, brand, viewer }) =>
    communities.featured({ ...query, brandId: brand.brand_id, viewerId: viewer?.userId ?? null }),
  ),
  route(communityMembers, ({ query, brand, viewer }) =>
    members.page({ ...query, brandId: brand.brand_id, viewerId: viewer?.userId ?? null }),
  ),
  route(joinCommunity, ({ viewer, body }) =>
    memberships.join(viewer, body.community_id, {
      note: body.note?.trim() || null,
      acceptsRules: body.accepted_rules === true,
    }),
  ),
  route(withdrawCommunityRequest, ({ viewer, query }) => memberships.withdraw(viewer, query.community_id)),
  route(communityJoinRequests, ({ viewer, query }) => joinRequests.list(viewer, query.community_id, query)),
  route(decideCommunityRequest, ({ viewer, body }) =>
    joinRequests.decide(viewer, body.community_id, body.user_id, body.accepted),
  ),
  route(addCommunityUsers, ({ viewer, body }) => joinRequests.add(viewer, body.community_id, body.user_ids)),
  route(leaveCommunity, ({ viewer, body }) => memberships.leave(viewer, body.community_id)),
  route(subscribeCommunity, ({ viewer, body }) => memberships.subscribe(viewer, body.community_id, body.subscribed)),
]
