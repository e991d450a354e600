import { boolean, type InferType, object } from 'yup'
import { call, count, id } from './envelope'
import { paths } from './paths'
import { oneTarget } from './target'

const sparked = object({
  counts: object({ sparks: count().required() }).required(),
  viewer: object({ sparked: boolean().required() }).required(),
}).required()

export type WireSparked = InferType<typeof sparked>

export const spark = call({
  id: 'spark',
  method: 'POST',
  path: paths.spark,
  summary: 'Sets or takes back the viewer’s spark on a video or a comment; saying it twice changes nothing',
  who: 'viewer',
  once: true,
  body: object({ video_id: id(), comment_id: id(), sparked: boolean().required() }).test(oneTarget),
  answer: sparked,
  errors: { 404: 'No such video or comment', 5350: 'It is in a place that the viewer has not joined' },
})
