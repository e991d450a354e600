import { number, object, string } from 'yup'
import { call, nothing } from './envelope'
import { paths } from './paths'

export const creatorStatus = call({
  id: 'creatorStatus',
  method: 'GET',
  path: paths.creatorStatus,
  summary: 'How far the viewer’s request to become a creator is: 1 pending, 2 requested, else accepted',
  who: 'viewer',
  answer: object({ cb_request_status: number().integer().required() }).required(),
})

export const creatorRequest = call({
  id: 'creatorRequest',
  method: 'POST',
  path: paths.creatorRequest,
  summary: 'Asks to become a creator; asking again changes nothing',
  who: 'viewer',
  once: true,
  body: object({ source: string().oneOf(['app_web']).required() }),
  answer: nothing,
})
