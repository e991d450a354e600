import { array, type InferType, object, string } from 'yup'
import { communityDetails } from './community'
import { call, id, named, page, pageQuery } from './envelope'
import { loopDetails } from './loop'
import { paths } from './paths'

const category = object({ category_id: id().required(), title: string().required() })
  .required()
  .meta(named('ExploreCategory'))

export type WireExploreCategory = InferType<typeof category>

const ofCategory = object({ ...pageQuery, category_id: id().required() })
const none = { 404: 'No such category in this brand' }

export const exploreCategories = call({
  id: 'exploreCategories',
  method: 'GET',
  path: paths.exploreCategories,
  summary: 'The categories that have communities, in the brand’s order',
  who: 'anyone',
  answer: array(category).required(),
})

export const exploreCommunities = call({
  id: 'exploreCommunities',
  method: 'GET',
  path: paths.exploreCommunities,
  summary: 'The communities of a category, those with the most members first',
  who: 'anyone',
  query: ofCategory,
  answer: page(communityDetails),
  errors: none,
})

export const exploreLoops = call({
  id: 'exploreLoops',
  method: 'GET',
  path: paths.exploreLoops,
  summary: 'The loops of a category’s communities that the viewer may see, those with the most members first',
  who: 'anyone',
  query: ofCategory,
  answer: page(loopDetails),
  errors: none,
})
