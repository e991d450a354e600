import { type InferType, object, string } from 'yup'
import { named, timestamp } from './envelope'

/**
 * What those who lead a place decided about the viewer: `banned` until the ban is lifted, `suspended` from writing until a
 * time, `removed` until the viewer asks or comes back. Who decided is not said.
 */
export const sanction = object({
  kind: string().oneOf(['banned', 'suspended', 'removed']).required(),
  /** Plain text; '' where none was given. */
  reason: string().defined(),
  /** Of a suspension; null for one without an end, and for the others. */
  until: timestamp().nullable().defined(),
}).meta(named('Sanction'))

export type WireSanction = InferType<typeof sanction>
