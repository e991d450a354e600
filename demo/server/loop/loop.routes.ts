import { communityLoops } from '../../../src/wire/community'
import {
  decideLoopRequest,
  featuredLoops,
  getLoop,
  joinLoop,
  leaveLoop,
  loopMembers as loopMembersCall,
  loopRequests as loopRequestsCall,
  loopsForPost,
  subscribeLoop,
  withdrawLoopRequest,
} from '../../../src/wire/loop'
import type { Brand } from '../brand/brands'
import { route } from '../http/route'
import type { Services } from '../services'
import type { Viewer } from '../session/sessions'

const askerOf = ({ brand, viewer }: { brand: Brand; viewer: Viewer | null }) => ({
  brandId: brand.brand_id,
  viewerId: viewer?.userId ?? null,
})

export const loopRoutes = ({ loops, loopMembers, loopRequests, participations }: Services) => [
  route(getLoop, (input) => loops.bySlug(input.query.slug, askerOf(input))),
  route(featuredLoops, (input) => loops.featured({ ...input.query, ...askerOf(input) })),
  route(communityLoops, (input) => loops.ofCommunity(input.query.slug, { ...input.query, ...askerOf(input) })),
  route(loopsForPost, (input) =>
    loops.forPost({ ...input.query, communityId: input.query.community_id, ...askerOf(input) }),
  ),
  route(loopMembersCall, (input) => loopMembers.page({ ...input.query, ...askerOf(input) })),
  route(joinLoop, ({ viewer, body }) =>
    participations.join(viewer, body.loop_id, {
      note: body.note?.trim() || null,
      acceptsRules: body.accepted_rules === true,
    }),
  ),
  route(withdrawLoopRequest, ({ viewer, query }) => participations.withdraw(viewer, query.loop_id)),
  route(leaveLoop, ({ viewer, body }) => participations.leave(viewer, body.loop_id)),
  route(subscribeLoop, async ({ viewer, body }) => {
    const standing = await participations.subscribe(viewer, body.loop_id, body.subscribed)
    return { viewer: standing.viewer }
  }),
  route(loopRequestsCall, ({ viewer, query }) => loopRequests.list(viewer, query.loop_id, query)),
  route(decideLoopRequest, async ({ viewer, body }) => ({
    counts: { members: await loopRequests.decide(viewer, body.loop_id, body.user_id, body.accepted) },
  })),
]
