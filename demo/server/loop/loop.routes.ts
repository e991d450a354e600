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
import { archiveLoop, createLoop, editLoop } from '../../../src/wire/loopEdit'
import { decideAllLoopRequests, removeLoopMember } from '../../../src/wire/loopTeam'
import type { Brand } from '../brand/brands'
import type { Ctx } from '../http/context'
import { route } from '../http/route'
import type { Services } from '../services'
import type { Viewer } from '../session/sessions'

const askerOf = ({ brand, viewer }: { brand: Brand; viewer: Viewer | null }) => ({
  brandId: brand.brand_id,
  viewerId: viewer?.userId ?? null,
})

interface LoopDeps {
  services: Pick<
    Services,
    | 'loops'
    | 'loopCreating'
    | 'loopEditing'
    | 'loopMembers'
    | 'loopRequests'
    | 'loopTeam'
    | 'participations'
    | 'sanctions'
  >
  /** What a relative address is relative to. */
  originOf(c: Ctx): string
}

const editRoutes = ({ services: { loops, loopCreating, loopEditing }, originOf }: LoopDeps) => [
  route(createLoop, async ({ body: { community_id, ...loop }, viewer, c, brand }) =>
    loops.bySlug(await loopCreating.create(viewer, community_id, loop, originOf(c)), askerOf({ brand, viewer })),
  ),
  route(editLoop, async ({ body: { loop_id, ...change }, viewer, c, brand }) =>
    loops.bySlug(await loopEditing.edit(viewer, loop_id, change, originOf(c)), askerOf({ brand, viewer })),
  ),
  route(archiveLoop, async ({ body, viewer, brand }) =>
    loops.bySlug(await loopEditing.archive(viewer, body.loop_id, body.archived), askerOf({ brand, viewer })),
  ),
]

const memberRoutes = ({ loopMembers, loopRequests, loopTeam, participations }: LoopDeps['services']) => [
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
  route(decideAllLoopRequests, ({ viewer, body }) =>
    loopRequests.decideAll(viewer, body.loop_id, body.accepted, body.asked_until ?? null),
  ),
  route(removeLoopMember, async ({ viewer, body }) => ({
    counts: { members: await loopTeam.remove(viewer, body.loop_id, body.user_id, body.reason ?? '') },
  })),
]

/** Loops, who is in them, and what those who lead them do. */
export const loopRoutes = ({ services, originOf }: LoopDeps) => [
  route(getLoop, async (input) => {
    const loop = await services.loops.bySlug(input.query.slug, askerOf(input))
    const ids = { communityId: loop.community.community_id, loopId: loop.loop_id }
    return services.sanctions.addTo(loop, input.viewer, ids)
  }),
  route(featuredLoops, (input) => services.loops.featured({ ...input.query, ...askerOf(input) })),
  route(communityLoops, (input) => services.loops.ofCommunity(input.query.slug, { ...input.query, ...askerOf(input) })),
  route(loopsForPost, (input) =>
    services.loops.forPost({ ...input.query, communityId: input.query.community_id, ...askerOf(input) }),
  ),
  ...memberRoutes(services),
  ...editRoutes({ services, originOf }),
]
