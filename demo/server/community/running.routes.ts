import { editCommunity } from '../../../src/wire/communityEdit'
import { communityLog } from '../../../src/wire/communityLog'
import {
  changeCommunityRole,
  communityBans,
  communityPeople,
  decideAllCommunityRequests,
  handOverCommunity,
  removeCommunityMember,
  unbanFromCommunity,
} from '../../../src/wire/communityTeam'
import { moveVideo, pinVideo, removeVideo, setComments } from '../../../src/wire/communityVideos'
import { acceptInvite, createInvite, getInvite, invites, revokeInvite } from '../../../src/wire/invite'
import type { Ctx } from '../http/context'
import { route } from '../http/route'
import type { Services } from '../services'

interface RunningDeps {
  services: Services
  /** Our own address, as the caller sees it. */
  originOf(c: Ctx): string
}

const teamRoutes = ({ bans, communityLogs, joinRequests, people, team }: Services) => [
  route(decideAllCommunityRequests, ({ viewer, body: { community_id, accepted, asked_until = null } }) =>
    joinRequests.decideAll(viewer, community_id, accepted, asked_until),
  ),
  route(communityPeople, ({ viewer, query: { community_id, ...request } }) =>
    people.find(viewer, community_id, request),
  ),
  route(changeCommunityRole, ({ viewer, body }) => team.changeRole(viewer, body.community_id, body.user_id, body.role)),
  route(removeCommunityMember, async ({ viewer, body: { community_id, user_id, reason = '', banned } }) => ({
    counts: { members: await team.remove(viewer, community_id, user_id, { reason, banned }) },
  })),
  route(communityBans, ({ viewer, query: { community_id, ...page } }) => bans.list(viewer, community_id, page)),
  route(unbanFromCommunity, async ({ viewer, query }) => {
    await bans.lift(viewer, query.community_id, query.user_id)
    return null
  }),
  route(handOverCommunity, ({ viewer, body }) => team.handOver(viewer, body.community_id, body.user_id)),
  route(communityLog, ({ viewer, query: { community_id, ...page } }) => communityLogs.page(viewer, community_id, page)),
]

const inviteRoutes = ({ invitations, invites: links }: Services) => [
  route(createInvite, ({ viewer, body: { community_id, ...invite } }) => links.create(viewer, community_id, invite)),
  route(invites, ({ viewer, query: { community_id, ...page } }) => links.list(viewer, community_id, page)),
  route(revokeInvite, async ({ viewer, query }) => {
    await links.revoke(viewer, query.community_id, query.invite_id)
    return null
  }),
  route(getInvite, ({ query, brand, viewer }) => invitations.show(brand.brand_id, viewer?.userId ?? null, query.token)),
  route(acceptInvite, ({ viewer, body }) => invitations.accept(viewer, body.token, body.accepted_rules === true)),
]

const videoRoutes = ({ placedVideos, videoRemoval }: Services) => [
  route(pinVideo, ({ viewer, body }) => placedVideos.pin(viewer, body.community_id, body.video_id)),
  route(removeVideo, async ({ viewer, body: { community_id, video_id, reason = '' } }) => ({
    counts: { videos: await videoRemoval.remove(viewer, community_id, video_id, reason) },
  })),
  route(moveVideo, ({ viewer, body }) => placedVideos.move(viewer, body.community_id, body.video_id, body.loop_id)),
  route(setComments, ({ viewer, body }) =>
    placedVideos.setComments(viewer, body.community_id, body.video_id, body.off),
  ),
]

/** What those who lead a community do, and invitations to it. */
export const runningRoutes = ({ services, originOf }: RunningDeps) => [
  route(editCommunity, async ({ viewer, body: { community_id, ...change }, brand, c }) => {
    const slug = await services.editing.edit(viewer, community_id, change, originOf(c))
    return services.communities.bySlug(brand.brand_id, slug, viewer.userId)
  }),
  ...teamRoutes(services),
  ...inviteRoutes(services),
  ...videoRoutes(services),
]
