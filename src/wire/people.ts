import { array, type InferType, object, string } from 'yup'
import { call, count, named, page, pageQuery } from './envelope'
import { paths } from './paths'
import { userSummary } from './video'

/** Somebody whose work is worth a look. */
export const featuredPerson = object({
  user: userSummary,
  /** Those that the viewer may see. */
  counts: object({ videos: count().required() }).required(),
  /** Pictures of up to three of them, the best first. */
  posters: array(string().required()).max(3).required(),
})
  .required()
  .meta(named('FeaturedPerson'))

export type WireFeaturedPerson = InferType<typeof featuredPerson>

export const featuredPeople = call({
  id: 'featuredPeople',
  method: 'GET',
  path: paths.featuredPeople,
  summary: 'Who made the videos with the most sparks; not the viewer, and nobody whom the viewer keeps away',
  who: 'anyone',
  query: object(pageQuery),
  answer: page(featuredPerson),
})
