import { array, boolean, type InferType, object, string } from 'yup'
import { call, count, id, named, page, pageQuery, timestamp } from './envelope'
import { paths } from './paths'
import { userSummary, videoLink } from './video'

/** A place that a video can be reposted to. */
const destination = object({
  kind: string().oneOf(['profile', 'community', 'loop']).required(),
  /** The user's, community's or loop's id. */
  id: id().required(),
  name: string().required(),
  image_url: string().nullable().defined(),
  /** The community that a loop is in. */
  within: string().nullable().defined(),
  members: count().nullable().defined(),
  /** Whether the viewer may choose it, or why not. */
  state: string().oneOf(['open', 'needs_approval', 'reposted', 'waiting', 'leaders_only']).required(),
  reposted_at: timestamp().nullable().defined(),
})
  .required()
  .meta(named('RepostDestination'))

export type WireRepostDestination = InferType<typeof destination>

export const repostDestinations = call({
  id: 'repostDestinations',
  method: 'GET',
  path: paths.repostDestinations,
  summary: 'Where the viewer may repost a video: the profile, then communities and loops',
  who: 'viewer',
  query: object({ ...pageQuery, video_id: id().required() }),
  answer: page(destination),
  errors: { 404: 'No such video' },
})

export const createRepost = call({
  id: 'createRepost',
  method: 'POST',
  path: paths.repostCreate,
  summary: 'Reposts a video to places, or takes the reposts back; saying it twice changes nothing',
  who: 'viewer',
  once: true,
  body: object({
    video_id: id().required(),
    destinations: array(
      object({ kind: string().oneOf(['profile', 'community', 'loop']).required(), id: id().required() }).required(),
    )
      .min(1)
      .max(50)
      .required(),
    reposted: boolean().default(true),
  }),
  answer: object({
    counts: object({ reposts: count().required() }).required(),
    viewer: object({ reposted: boolean().required() }).required(),
    /** Ids of destinations where a leader decides first. */
    waiting: array(id().required()).required(),
  }).required(),
  errors: { 403: 'The viewer may not post in one of the places', 404: 'No such video or place' },
})

/** A repost that waits for a leader or moderator. */
const repostRequest = object({
  video: videoLink.required(),
  user: userSummary,
  kind: string().oneOf(['community', 'loop']).required(),
  /** The community's or loop's id. */
  id: id().required(),
  name: string().required(),
  requested_at: timestamp().required(),
})
  .required()
  .meta(named('RepostRequest'))

export type WireRepostRequest = InferType<typeof repostRequest>

const leadersOnly = { 403: 'Only for leaders and moderators', 404: 'No such community or request' }

export const repostRequests = call({
  id: 'repostRequests',
  method: 'GET',
  path: paths.repostRequests,
  summary: 'Reposts into a community and its loops that wait, the longest first',
  who: 'viewer',
  query: object({ ...pageQuery, community_id: id().required() }),
  answer: page(repostRequest),
  errors: leadersOnly,
})

export const decideRepost = call({
  id: 'decideRepost',
  method: 'PATCH',
  path: paths.repostRequests,
  summary: 'Accepts a repost, or refuses it; refused, it can be asked for again',
  who: 'viewer',
  body: object({
    video_id: id().required(),
    user_id: id().required(),
    kind: string().oneOf(['community', 'loop']).required(),
    id: id().required(),
    accepted: boolean().required(),
  }),
  answer: object({ counts: object({ reposts: count().required() }).required() }).required(),
  errors: leadersOnly,
})
