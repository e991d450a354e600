import {
  createRepost,
  decideRepost,
  repostDestinations,
  repostRequests as requestsCall,
} from '../../../src/wire/repost'
import { route } from '../http/route'
import type { Services } from '../services'

export const repostRoutes = ({ reposts, repostRequests }: Services) => [
  route(repostDestinations, ({ viewer, query: { video_id, ...page } }) => reposts.destinations(viewer, video_id, page)),
  route(createRepost, ({ viewer, body: { video_id, destinations, reposted } }) =>
    reposts.set(viewer, video_id, destinations, reposted),
  ),
  route(requestsCall, ({ viewer, query: { community_id, ...page } }) =>
    repostRequests.list(viewer, community_id, page),
  ),
  route(decideRepost, async ({ viewer, body: { video_id, user_id, kind, id, accepted } }) => {
    const request = { videoId: video_id, userId: user_id, kind, id }
    return { counts: { reposts: await repostRequests.decide(viewer, request, accepted) } }
  }),
]
