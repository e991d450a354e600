import { boolean, type InferType, object, string } from 'yup'
import { communityDetails } from './community'
import { call, count, id, named, page, pageQuery } from './envelope'
import { feedPage, feedQuery } from './feed'
import { loopDetails } from './loop'
import { paths } from './paths'
import { socialLinks } from './social'

export const profileDetails = object({
  kind: string().oneOf(['user', 'brand']).required(),
  /** The user's or the brand's. */
  id: id().required(),
  /** A user's nickname, or the brand's slug. */
  slug: string().required(),
  name: string().nullable().defined(),
  /** Plain text. */
  bio: string().nullable().defined(),
  profile_image: string().nullable().defined(),
  is_avatar: boolean().required(),
  social: socialLinks,
  counts: object({
    videos: count().required(),
    communities: count().required(),
    loops: count().required(),
    /** Sparks that the videos got. */
    sparks: count().required(),
  }).required(),
  /** Absent when signed out. */
  viewer: object({ is_own: boolean().required() }).optional().default(undefined),
})
  .required()
  .meta(named('Profile'))

export type WireProfile = InferType<typeof profileDetails>

/** Whose profile: a user by nickname (`slug`), or a brand; exactly one of the two. */
const whose = { slug: string().max(200), brand_slug: string().max(200) }
const oneOwner = {
  name: 'owner',
  message: 'one of slug and brand_slug is needed',
  test: (it: { slug?: string | undefined; brand_slug?: string | undefined }) =>
    Boolean(it.slug) !== Boolean(it.brand_slug),
}
const noProfile = { 404: 'No such profile in this brand' }

export const getProfile = call({
  id: 'getProfile',
  method: 'GET',
  path: paths.profile,
  summary: 'A user or a brand, as everybody sees them',
  who: 'anyone',
  query: object(whose).test(oneOwner),
  answer: profileDetails,
  errors: noProfile,
})

export const profileVideos = call({
  id: 'profileVideos',
  method: 'GET',
  path: paths.profileVideos,
  summary: 'The videos of a user or a brand, newest first',
  who: 'anyone',
  query: object({ ...feedQuery, ...whose }).test(oneOwner),
  answer: feedPage,
  errors: noProfile,
})

export const profileCommunities = call({
  id: 'profileCommunities',
  method: 'GET',
  path: paths.profileCommunities,
  summary: 'The communities that a user joined or a brand has',
  who: 'anyone',
  query: object({ ...pageQuery, ...whose }).test(oneOwner),
  answer: page(communityDetails),
  errors: noProfile,
})

export const profileLoops = call({
  id: 'profileLoops',
  method: 'GET',
  path: paths.profileLoops,
  summary: 'The loops that a user joined or a brand has',
  who: 'anyone',
  query: object({ ...pageQuery, ...whose }).test(oneOwner),
  answer: page(loopDetails),
  errors: noProfile,
})
