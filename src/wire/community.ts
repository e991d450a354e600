import { array, boolean, type InferType, number, object, string } from 'yup'
import { call, count, id, named, page, pageQuery } from './envelope'
import { facet } from './facet'
import { loopDetails } from './loop'
import { communityViewer, decision, joinNote, joinRequest, member, rulesAccepted } from './membership'
import { paths } from './paths'
import { roles } from './permissions'
import { sanction } from './sanction'
import { socialLinks } from './social'
import { userSummary, videoLink } from './video'

export const communityDetails = object({
  community_id: id().required(),
  slug: string().required(),
  name: string().required(),
  /** Plain text. */
  description: string().defined(),
  /** Of the description; it mentions nobody. */
  facets: array(facet).required(),
  image_url: string().nullable().defined(),
  banner_url: string().nullable().defined(),
  /** A closed community is joined by request and shows its videos and members to those who joined. */
  is_closed: boolean().required(),
  /** What a newcomer accepts, in plain text; empty where there are none. */
  rules: array(string().required()).required(),
  /** Null when nobody is known, or the account is gone. */
  creator: userSummary.nullable().default(undefined).defined(),
  social: socialLinks,
  /** Stands first; null also for a viewer who may not see it. */
  pinned_video: videoLink.nullable().default(undefined).defined(),
  counts: object({
    members: count().required(),
    videos: count().required(),
    loops: count().required(),
  }).required(),
  /** Absent when signed out. */
  viewer: communityViewer
    .shape({
      /** How many wait to join; null for a viewer who may not decide about them. */
      requests: count().nullable().defined(),
      /** Only in the answer of getCommunity, and absent without one. */
      sanction: sanction.optional().default(undefined),
      /** New videos reach the viewer as notifications. */
      subscribed: boolean().required(),
    })
    .optional()
    .default(undefined),
})
  .required()
  .meta(named('Community'))

/** What joining and leaving change. */
export const communityStanding = object({
  counts: object({ members: count().required() }).required(),
  viewer: communityViewer.required(),
})
  .required()
  .meta(named('CommunityStanding'))

/** What changes with who is in it. */
export const membersCount = object({ counts: object({ members: count().required() }).required() }).required()

export type WireCommunity = InferType<typeof communityDetails>
export type WireMember = InferType<typeof member>
export type WireJoinRequest = InferType<typeof joinRequest>
export type WireCommunityStanding = InferType<typeof communityStanding>

export const noCommunity = { 404: 'No such community in this brand' }
const closed = { ...noCommunity, 5350: 'The community is closed to viewers who have not joined it' }
export const leadersOnly = { ...noCommunity, 403: 'Only for leaders and moderators' }
export const newcomer = {
  5354: 'The community has rules, and accepted_rules is not true',
  5355: 'The viewer is banned from the community',
}
const bySlug = { slug: string().max(200).required() }
export const communityId = { community_id: id().required() }

export const getCommunity = call({
  id: 'getCommunity',
  method: 'GET',
  path: paths.community,
  summary: 'A community by its slug; a closed one too, so that a visitor can ask to join',
  who: 'anyone',
  query: object(bySlug),
  answer: communityDetails,
  errors: noCommunity,
})

export const communityLoops = call({
  id: 'communityLoops',
  method: 'GET',
  path: paths.communityLoops,
  summary:
    'The loops of a community, the liveliest first; with `archived`, those that were archived in their place, the last first',
  who: 'anyone',
  query: object({ ...pageQuery, ...bySlug, archived: boolean() }),
  answer: page(loopDetails),
  errors: {
    ...closed,
    401: 'Archived ones are for leaders and moderators',
    403: 'Archived ones are for leaders and moderators',
  },
})

export const communityMembers = call({
  id: 'communityMembers',
  method: 'GET',
  path: paths.communityMembers,
  summary: 'The members of a community: leaders, moderators, then the newest',
  who: 'anyone',
  /** `q` looks for the beginning of a nickname or name. */
  query: object({ ...pageQuery, ...bySlug, q: string().max(50), role: number().oneOf(Object.values(roles)) }),
  answer: page(member),
  errors: closed,
})

export const joinCommunity = call({
  id: 'joinCommunity',
  method: 'POST',
  path: paths.communityJoinRequest,
  summary: 'Joins an open community, asks to join a closed one; saying it twice changes nothing',
  who: 'viewer',
  once: true,
  body: object({ ...communityId, ...joinNote, ...rulesAccepted }),
  answer: communityStanding,
  errors: { ...noCommunity, ...newcomer },
})

export const withdrawCommunityRequest = call({
  id: 'withdrawCommunityRequest',
  method: 'DELETE',
  path: paths.communityJoinRequest,
  summary: 'Withdraws the viewer’s request to join',
  who: 'viewer',
  query: object(communityId),
  answer: communityStanding,
  errors: noCommunity,
})

export const communityJoinRequests = call({
  id: 'communityJoinRequests',
  method: 'GET',
  path: paths.communityJoinRequest,
  summary: 'Who waits to join, the longest first',
  who: 'viewer',
  query: object({ ...pageQuery, ...communityId }),
  answer: page(joinRequest),
  errors: leadersOnly,
})

export const decideCommunityRequest = call({
  id: 'decideCommunityRequest',
  method: 'PATCH',
  path: paths.communityJoinRequest,
  summary: 'Accepts or refuses somebody who waits to join',
  who: 'viewer',
  body: object({ ...communityId, ...decision }),
  answer: membersCount,
  errors: leadersOnly,
})

export const addCommunityUsers = call({
  id: 'addCommunityUsers',
  method: 'POST',
  path: paths.communityAddUsers,
  summary: 'Makes people members without their asking; those who are already stay as they are, banned ones too',
  who: 'viewer',
  once: true,
  body: object({ ...communityId, user_ids: array(id().required()).min(1).max(100).required() }),
  answer: membersCount,
  errors: leadersOnly,
})

export const leaveCommunity = call({
  id: 'leaveCommunity',
  method: 'POST',
  path: paths.communityLeave,
  summary: 'Leaves a community and its loops',
  who: 'viewer',
  once: true,
  body: object(communityId),
  answer: communityStanding,
  errors: { ...noCommunity, 5351: 'The last leader cannot leave' },
})

export const subscribeCommunity = call({
  id: 'subscribeCommunity',
  method: 'POST',
  path: paths.communitySubscription,
  summary:
    'Says whether new videos of a community reach a member as notifications; saying it twice changes nothing, and leaving ends it',
  who: 'viewer',
  body: object({ ...communityId, subscribed: boolean().required() }),
  answer: object({ subscribed: boolean().required() }).required(),
  errors: { ...noCommunity, 403: 'Only for members' },
})

export const featuredCommunities = call({
  id: 'featuredCommunities',
  method: 'GET',
  path: paths.featuredCommunities,
  summary: 'The communities that the brand puts forward',
  who: 'anyone',
  query: object(pageQuery),
  answer: page(communityDetails),
})
