import { object, string } from 'yup'
import { call } from './envelope'
import { feedPage, feedQuery } from './feed'
import { paths } from './paths'

/** Whose profile: a user by nickname (`slug`), or a brand; exactly one of the two. */
const whose = { slug: string().max(200), brand_slug: string().max(200) }
const oneOwner = (it: { slug?: string | undefined; brand_slug?: string | undefined }) =>
  Boolean(it.slug) !== Boolean(it.brand_slug)
const noProfile = { 404: 'No such profile in this brand' }

export const profileVideos = call({
  id: 'profileVideos',
  method: 'GET',
  path: paths.profileVideos,
  summary: 'The videos of a user or a brand, newest first',
  who: 'anyone',
  query: object({ ...feedQuery, ...whose }).test('owner', 'one of slug and brand_slug is needed', oneOwner),
  answer: feedPage,
  errors: noProfile,
})
