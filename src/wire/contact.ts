import { object, string } from 'yup'
import { call, nothing } from './envelope'
import { email } from './fields'
import { paths } from './paths'

export const contactUs = call({
  id: 'contactUs',
  method: 'POST',
  path: paths.contactUs,
  summary: 'A message to the people behind the brand',
  who: 'anyone',
  once: true,
  body: object({
    name: string().trim().max(100).required(),
    email: email().required(),
    message: string().trim().max(4000).required(),
  }),
  answer: nothing,
})
