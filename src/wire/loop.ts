import { boolean, type InferType, object, string } from 'yup'
import { call, count, id, named, page, pageQuery } from './envelope'
import { decision, joinNote, joinRequest, loopViewer, member, rulesAccepted } from './membership'
import { paths } from './paths'
import { sanction } from './sanction'
import { communitySummary } from './video'

export const loopDetails = object({
  loop_id: id().required(),
  slug: string().required(),
  name: string().required(),
  /** Plain text. */
  description: string().defined(),
  /** Null for one without a picture of its own. */
  image_url: string().nullable().defined(),
  community: communitySummary,
  /** A closed loop is joined by request and shows its videos and members to those who joined. */
  is_closed: boolean().required(),
  /** It can be read, is in no list, and takes nobody and nothing new. */
  is_archived: boolean().required(),
  counts: object({ members: count().required(), videos: count().required() }).required(),
  /** Absent when signed out. */
  viewer: loopViewer
    .shape({
      /** How many wait to join; null for a viewer who may not decide about them. */
      requests: count().nullable().defined(),
      /** Of the loop or its community: only in the answer of getLoop, and absent without one. */
      sanction: sanction.optional().default(undefined),
    })
    .optional()
    .default(undefined),
})
  .required()
  .meta(named('Loop'))

/** What joining and leaving change. */
const standing = object({
  counts: object({ members: count().required() }).required(),
  viewer: loopViewer.required(),
})
  .required()
  .meta(named('LoopStanding'))

export type WireLoop = InferType<typeof loopDetails>
export type WireLoopStanding = InferType<typeof standing>

const none = { 404: 'No such loop in this brand' }
const closed = { ...none, 5350: 'The loop is closed to viewers who have not joined it' }
const leadersOnly = { ...none, 403: 'Only for leaders and moderators' }
const archived = { 409: 'The loop is archived' }
const bySlug = { slug: string().max(200).required() }
const loopId = { loop_id: id().required() }

export const getLoop = call({
  id: 'getLoop',
  method: 'GET',
  path: paths.loop,
  summary: 'A loop by its slug; a closed one too, so that a visitor can ask to join',
  who: 'anyone',
  query: object(bySlug),
  answer: loopDetails,
  errors: none,
})

export const loopMembers = call({
  id: 'loopMembers',
  method: 'GET',
  path: paths.loopMembers,
  summary: 'The members of a loop: those who lead its community, then the newest',
  who: 'anyone',
  /** `q` looks for the beginning of a nickname or name. */
  query: object({ ...pageQuery, ...bySlug, q: string().max(50) }),
  answer: page(member),
  errors: closed,
})

export const joinLoop = call({
  id: 'joinLoop',
  method: 'POST',
  path: paths.loopParticipation,
  summary:
    'Joins an open loop, asks to join a closed one; saying it twice changes nothing. Who is not in its community joins that ' +
    'too, if it is open',
  who: 'viewer',
  once: true,
  body: object({ ...loopId, ...joinNote, ...rulesAccepted }),
  answer: standing,
  errors: {
    ...none,
    ...archived,
    5350: 'The loop’s community is closed to viewers who have not joined it',
    5354: 'Its community has rules, the viewer has not joined it, and accepted_rules is not true',
    5355: 'The viewer is banned from its community',
  },
})

export const withdrawLoopRequest = call({
  id: 'withdrawLoopRequest',
  method: 'DELETE',
  path: paths.loopParticipation,
  summary: 'Withdraws the viewer’s request to join',
  who: 'viewer',
  query: object(loopId),
  answer: standing,
  errors: none,
})

export const loopRequests = call({
  id: 'loopRequests',
  method: 'GET',
  path: paths.loopParticipation,
  summary: 'Who waits to join, the longest first',
  who: 'viewer',
  query: object({ ...pageQuery, ...loopId }),
  answer: page(joinRequest),
  errors: leadersOnly,
})

export const decideLoopRequest = call({
  id: 'decideLoopRequest',
  method: 'PATCH',
  path: paths.loopParticipation,
  summary: 'Accepts or refuses somebody who waits to join',
  who: 'viewer',
  body: object({ ...loopId, ...decision }),
  answer: object({ counts: object({ members: count().required() }).required() }).required(),
  errors: leadersOnly,
})

export const leaveLoop = call({
  id: 'leaveLoop',
  method: 'POST',
  path: paths.loopLeave,
  summary: 'Leaves a loop; who leads its community still leads it',
  who: 'viewer',
  once: true,
  body: object(loopId),
  answer: standing,
  errors: none,
})

export const subscribeLoop = call({
  id: 'subscribeLoop',
  method: 'POST',
  path: paths.loopSubscription,
  summary:
    'Says whether new videos of a loop reach the viewer as notifications, also before joining an open one; saying it twice ' +
    'changes nothing',
  who: 'viewer',
  body: object({ ...loopId, subscribed: boolean().required() }),
  answer: object({ viewer: loopViewer.required() }).required(),
  errors: { ...closed, ...archived },
})

export const featuredLoops = call({
  id: 'featuredLoops',
  method: 'GET',
  path: paths.featuredLoops,
  summary: 'The loops that the brand puts forward',
  who: 'anyone',
  query: object(pageQuery),
  answer: page(loopDetails),
})

export const loopsForPost = call({
  id: 'loopsForPost',
  method: 'GET',
  path: paths.loopsForPost,
  summary:
    'The loops that the viewer may post in, of one community or of all: those joined last first; `q` begins a name',
  who: 'viewer',
  query: object({ ...pageQuery, community_id: id(), q: string().max(50) }),
  answer: page(loopDetails),
})
