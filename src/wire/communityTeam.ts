import { boolean, type InferType, object, string } from 'yup'
import { communityId, communityStanding, leadersOnly, membersCount, noCommunity } from './community'
import { call, count, id, named, nothing, page, pageQuery, timestamp } from './envelope'
import { reportNote } from './fields'
import { communityViewer, member, role } from './membership'
import { paths } from './paths'
import { userSummary } from './video'

const person = { ...communityId, user_id: id().required() }
const onlyLeaders = { ...noCommunity, 403: 'Only for leaders' }
const lastLeader = { 5351: 'It would leave the community without a leader' }

/** Somebody of the brand, and what they are to the community. */
const candidate = object({ user: userSummary, standing: communityViewer.required() })
  .required()
  .meta(named('Candidate'))

export type WireCandidate = InferType<typeof candidate>

const ban = object({
  user: userSummary,
  /** Plain text, for the person and for those who lead. */
  reason: string().defined(),
  /** Null when the account is gone. */
  banned_by: userSummary.nullable().default(undefined).defined(),
  banned_at: timestamp().required(),
})
  .required()
  .meta(named('Ban'))

export type WireBan = InferType<typeof ban>

export const decideAllCommunityRequests = call({
  id: 'decideAllCommunityRequests',
  method: 'PATCH',
  path: paths.communityJoinRequests,
  summary: 'Accepts or refuses everybody who waits to join, or who asked until a time: those that the caller has seen',
  who: 'viewer',
  body: object({ ...communityId, accepted: boolean().required(), asked_until: timestamp() }),
  answer: membersCount.shape({ decided: count().required() }),
  errors: leadersOnly,
})

export const communityPeople = call({
  id: 'communityPeople',
  method: 'GET',
  path: paths.communityPeople,
  summary: 'People of the brand whose nickname or name begins like this, to add them to a community',
  who: 'viewer',
  query: object({ ...pageQuery, ...communityId, q: string().trim().max(50).required() }),
  answer: page(candidate),
  errors: leadersOnly,
})

export const changeCommunityRole = call({
  id: 'changeCommunityRole',
  method: 'PATCH',
  path: paths.communityRole,
  summary: 'Makes a member a leader, a moderator or a member; saying it twice changes nothing',
  who: 'viewer',
  body: object({ ...person, role: role().required() }),
  answer: member,
  errors: { ...onlyLeaders, 404: 'No such community, or no such member', ...lastLeader },
})

export const removeCommunityMember = call({
  id: 'removeCommunityMember',
  method: 'POST',
  path: paths.communityRemoveMember,
  summary:
    'Removes somebody from a community and its loops, or refuses the request that waits; banned, they can’t come back. Who ' +
    'never was in it can be banned too. Saying it twice changes nothing',
  who: 'viewer',
  once: true,
  body: object({ ...person, reason: reportNote(), banned: boolean().default(false) }),
  answer: membersCount,
  errors: {
    403: 'Only for leaders and moderators; those who lead only by leaders; nobody oneself',
    404: 'No such community or person',
  },
})

export const communityBans = call({
  id: 'communityBans',
  method: 'GET',
  path: paths.communityBans,
  summary: 'Who is banned from a community, the latest first',
  who: 'viewer',
  query: object({ ...pageQuery, ...communityId }),
  answer: page(ban),
  errors: leadersOnly,
})

export const unbanFromCommunity = call({
  id: 'unbanFromCommunity',
  method: 'DELETE',
  path: paths.communityBans,
  summary: 'Lets a banned person ask or join again; saying it twice changes nothing',
  who: 'viewer',
  query: object(person),
  answer: nothing,
  errors: leadersOnly,
})

export const handOverCommunity = call({
  id: 'handOverCommunity',
  method: 'POST',
  path: paths.communityHandOver,
  summary: 'Makes a member a leader in the viewer’s place; the viewer becomes a moderator',
  who: 'viewer',
  once: true,
  body: object(person),
  answer: communityStanding,
  errors: { ...onlyLeaders, 404: 'No such community, or no such member' },
})
