import { object, string } from 'yup'
import { id, named } from './envelope'
import { media } from './media'
import { linkout } from './video'

/** A sponsored clip between the videos of a feed: it plays like a video, and has no author, counters or viewer state. */
export const ad = object({
  ad_id: id().required(),
  title: string().defined(),
  /** Plain text. */
  caption: string().defined(),
  /** Shown in place of an author, so that a viewer sees who paid. */
  sponsor: object({ name: string().required(), image_url: string().nullable().defined() }).required(),
  media,
  linkout: linkout.required(),
})
  .required()
  .meta(named('Ad'))
