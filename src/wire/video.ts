import { array, boolean, type InferType, number, object, string } from 'yup'
import { call, count, id, named, nothing, timestamp } from './envelope'
import { facet } from './facet'
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

/** A video as other things name it. */
export const videoLink = object({
  video_id: id().required(),
  slug: string().required(),
  title: string().defined(),
  thumb_url: string().required(),
})

/** Where a tap on the clip's button leads, outside the community. */
export const linkout = object({
  title: string().required(),
  url: string().required(),
  image_url: string().nullable().defined(),
  /** What can be bought there; null where nothing is. */
  product: object({
    /** The shop's own name of it. */
    sku: string().required(),
    /** In units of the currency, such as 24.5. */
    price: number().min(0).required(),
    /** ISO 4217. */
    currency: string()
      .matches(/^[A-Z]{3}$/)
      .required(),
    in_stock: boolean().required(),
  })
    .nullable()
    .default(undefined)
    .defined()
    .meta(named('Product')),
})

export const video = object({
  video_id: id().required(),
  slug: string().required(),
  title: string().defined(),
  /** Plain text. */
  caption: string().defined(),
  facets: array(facet).required(),
  created_at: timestamp().required(),
  author: userSummary,
  community: communitySummary.nullable().defined(),
  loop: loopSummary.nullable().defined(),
  media,
  linkout: linkout.nullable().defined(),
  /** Leaders of its community have closed its comments: what was written stays, nothing is added. */
  comments_off: boolean().required(),
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
export type WireProduct = NonNullable<InferType<typeof linkout>['product']>

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
  once: true,
  body: object({ video_id: id().required(), what: string().oneOf(['view', 'share']).required() }),
  answer: nothing,
  errors: { 404: 'No such video in this brand' },
})
