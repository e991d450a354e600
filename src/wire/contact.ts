import { object, string } from 'yup'
import { contactLimits, contactTopics } from './contactTopics'
import { call, nothing } from './envelope'
import { email, multiline } from './fields'
import { paths } from './paths'

export const contactUs = call({
  id: 'contactUs',
  method: 'POST',
  path: paths.contactUs,
  summary: 'A message to the people behind the brand, who get it by mail and answer to `email`',
  who: 'anyone',
  once: true,
  body: object({
    name: multiline(contactLimits.name).required(),
    email: email().max(254).required(),
    message: multiline(contactLimits.message).required(),
    topic: string()
      .oneOf([...contactTopics])
      .default('other'),
    /** The page and the language that the message was written in. */
    page: string().max(2000),
    locale: string().max(35),
  }),
  answer: nothing,
})
