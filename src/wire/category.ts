import { array, boolean, type InferType, object, string } from 'yup'
import { call, id, named } from './envelope'
import { paths } from './paths'

export const topic = object({
  topic_id: id().required(),
  topic: string().required(),
  /** False for everything when signed out. */
  is_selected: boolean().required(),
}).required()

export const category = object({
  entity_id: id().required(),
  title: string().required(),
  topics: array(topic).required(),
})
  .required()
  .meta(named('Category'))

export const categories = array(category).required()

export type WireTopic = InferType<typeof topic>
export type WireCategory = InferType<typeof category>

export const categoryList = call({
  id: 'categoryList',
  method: 'GET',
  path: paths.categoryList,
  summary: 'The topics to choose from, by category, with the viewer’s choice',
  who: 'anyone',
  answer: categories,
})
