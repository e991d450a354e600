import { array, boolean, type InferType, object, string } from 'yup'
import { call, id, named, nothing } from './envelope'
import { paths } from './paths'

const guideline = object({
  title: string().required(),
  description: string().required(),
})
  .required()
  .meta(named('Guideline'))
const guidelines = array(guideline).required()

export type WireGuideline = InferType<typeof guideline>

export const brandGuidelines = call({
  id: 'brandGuidelines',
  method: 'GET',
  path: paths.brandGuidelines,
  summary: 'What a brand asks of its members',
  who: 'anyone',
  /** `is_default` asks for the product’s own guidelines instead of the brand’s. */
  query: object({
    brand_id: id().required(),
    is_default: boolean().default(false),
  }),
  answer: guidelines,
  errors: { 404: 'No such brand' },
})

export const acceptGuidelines = call({
  id: 'acceptGuidelines',
  method: 'POST',
  path: paths.acceptGuidelines,
  summary: 'The viewer agrees to the brand’s guidelines',
  who: 'viewer',
  answer: nothing,
})
