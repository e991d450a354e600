import { type InferType, number, object, string } from 'yup'
import { id, named, union } from './envelope'

const range = { start: number().integer().min(0).required(), end: number().integer().positive().required() }

/**
 * Whom a writer mentions, by id; `start` and `end` count UTF-16 units of the text as the wire tidies it, `end`
 * exclusive. One that does not begin at an @ of that text, or names nobody, is left out.
 */
export const mentionRange = object({ ...range, user_id: id().required() })
  .required()
  .meta(named('MentionRange'))

/**
 * A part of a plain text with a meaning; parts do not overlap and follow the order of the text. A mention has the
 * slug of the user's profile as it is now, whatever name the text holds. Links and tags are found by the server. A
 * reader skips a `type` that it does not know.
 */
export const facet = union('Facet', {
  mention: mentionRange
    .shape({ type: string().oneOf(['mention']).required(), nickname: string().required() })
    .meta(named('Mention')),
  link: object({ type: string().oneOf(['link']).required(), ...range, url: string().required() })
    .required()
    .meta(named('Link')),
  tag: object({ type: string().oneOf(['tag']).required(), ...range, tag: string().required() })
    .required()
    .meta(named('Tag')),
})

export type WireFacet = InferType<typeof facet>
