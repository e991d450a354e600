import { array, boolean, type InferType, object, string } from 'yup'
import { call, id, named, nothing, timestamp } from './envelope'
import { paths } from './paths'

/** A device that the viewer is signed in on. */
export const session = object({
  session_id: id().required(),
  /** Such as Firefox; null when it does not say. */
  browser: string().nullable().defined(),
  /** Such as Android; null when it does not say. */
  system: string().nullable().defined(),
  /** Whether it is the one that asks. */
  is_current: boolean().required(),
  created_at: timestamp().required(),
  /** When its tokens were last renewed. */
  last_used_at: timestamp().required(),
})
  .required()
  .meta(named('Session'))

export type WireSession = InferType<typeof session>

export const listSessions = call({
  id: 'listSessions',
  method: 'GET',
  path: paths.sessionList,
  summary: 'Where the viewer is signed in: this device first, the others by last use',
  who: 'viewer',
  answer: object({ items: array(session).required() }).required(),
})

export const endSession = call({
  id: 'endSession',
  method: 'POST',
  path: paths.sessionEnd,
  summary: 'Signs one of the viewer’s devices out',
  who: 'viewer',
  body: object({ session_id: id().required() }),
  answer: nothing,
  errors: { 404: 'The viewer has no such session' },
})

export const endOtherSessions = call({
  id: 'endOtherSessions',
  method: 'POST',
  path: paths.sessionEndOthers,
  summary: 'Signs all of the viewer’s devices out but this one',
  who: 'viewer',
  answer: nothing,
})
