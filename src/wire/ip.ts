import { type InferType, object, string } from 'yup'
import { call } from './envelope'
import { paths } from './paths'

const ipDetails = object({
  /** ISO 3166-1 alpha-2, upper case; null where it is not known. */
  country_code: string()
    .matches(/^[A-Z]{2}$/)
    .nullable()
    .defined(),
}).required()

export type WireIpInfo = InferType<typeof ipDetails>

export const ipInfo = call({
  id: 'ipInfo',
  method: 'GET',
  path: paths.ipInfo,
  summary: 'From which country the caller seems to come, for the phone number’s default',
  who: 'anyone',
  answer: ipDetails,
})
