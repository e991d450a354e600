import { array, boolean, type InferType, number, object, string } from 'yup'
import { call, count, id, named, nothing, timestamp } from './envelope'
import { media } from './media'
import { paths } from './paths'

export const userSummary = object({
  user_id: id().required(),
  /** The profile's slug in routes. */
  nickname: string().required(),
  name: string().nullable().defined(),
  profile_image: string().nullable().defined(),
  /** True when `profile_image` is an avatar name and not an address. */
  is_avatar: boolean().required(),
})
  .required()
  .meta(named('UserSummary'))

export const communitySummary = object({
  community_id: id().required(),
  slug: string().required(),
  name: string().required(),
  image_url: string().nullable().defined(),
})
  .required()
  .meta(named('CommunitySummary'))

export const loopSummary = object({
  loop_id: id().required(),
  slug: string().required(),
  name: string().required(),
})
  .required()
  .meta(named('LoopSummary'))

/** A part of a text that mentions a user; `start` and `end` count UTF-16 units, `end` exclusive. */
export const facet = object({
  start: number().integer().min(0).required(),
  end: number().integer().positive().required(),
  user_id: id().required(),
})
  .required()
  .meta(named('Facet'))

/** A facet as it is answered: with the slug of the user's profile as it is now, whatever name the text holds. */
export const mention = facet.concat(object({ nickname: string().required() })).meta(named('Mention'))

/** Where a tap on the clip's button leads, outside the community. */
export const linkout = object({
  title: string().required(),
  url: string().required(),
  image_url: string().nullable().defined(),
})

export const video = object({
  video_id: id().required(),
  slug: string().required(),
  title: string().defined(),
  /** Plain text. */
  caption: string().defined(),
  facets: array(mention).required(),
  created_at: timestamp().required(),
  author: userSummary,
  community: communitySummary.nullable().defined(),
  loop: loopSummary.nullable().defined(),
  media,
  linkout: linkout.nullable().defined(),
  counts: object({
    sparks: count().required(),
    comments: count().required(),
    reposts: count().required(),
    shares: count().required(),
    views: count().required(),
  }).required(),
  /** The viewer's own state; absent when signed out. */
  viewer: object({
    sparked: boolean().required(),
    reposted: boolean().required(),
  })
    .optional()
    .default(undefined),
})
  .required()
  .meta(named('Video'))

export type WireUserSummary = InferType<typeof userSummary>
export type WireCommunitySummary = InferType<typeof communitySummary>
export type WireLoopSummary = InferType<typeof loopSummary>
export type WireVideo = InferType<typeof video>

export const getVideo = call({
  id: 'getVideo',
  method: 'GET',
  path: paths.video,
  summary: 'One video by its slug',
  who: 'anyone',
  query: object({ slug: string().max(200).required() }),
  answer: video,
  errors: {
    404: 'No such video in this brand',
    5350: 'The video is in a place that the viewer has not joined',
  },
})

export const countVideo = call({
  id: 'countVideo',
  method: 'POST',
  path: paths.videoCount,
  summary: 'Counts a view (three seconds watched) or a share; a view once a day for each viewer or address',
  who: 'anyone',
  body: object({ video_id: id().required(), what: string().oneOf(['view', 'share']).required() }),
  answer: nothing,
  errors: { 404: 'No such video in this brand' },
})
