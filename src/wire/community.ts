import { boolean, type InferType, object, string } from 'yup'
import { call, count, id } from './envelope'
import { communityViewer } from './membership'
import { paths } from './paths'

export const communityDetails = object({
  community_id: id().required(),
  slug: string().required(),
  name: string().required(),
  /** Plain text. */
  description: string().defined(),
  image_url: string().nullable().defined(),
  banner_url: string().nullable().defined(),
  /** A closed community is joined by request and shows its videos and members to those who joined. */
  is_closed: boolean().required(),
  counts: object({
    members: count().required(),
    videos: count().required(),
    loops: count().required(),
  }).required(),
  /** Absent when signed out. */
  viewer: communityViewer.optional().default(undefined),
}).required()

export type WireCommunity = InferType<typeof communityDetails>

export const getCommunity = call({
  id: 'getCommunity',
  method: 'GET',
  path: paths.community,
  summary: 'A community by its slug; a closed one too, so that a visitor can ask to join',
  who: 'anyone',
  query: object({ slug: string().max(200).required() }),
  answer: communityDetails,
  errors: { 404: 'No such community in this brand' },
})
