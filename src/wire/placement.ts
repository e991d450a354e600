import { array, type InferType, object, string } from 'yup'
import { call, id, named } from './envelope'
import { feedPage, feedQuery, noPlace } from './feed'
import { paths } from './paths'

/** A place on a brand's site whose sections of videos the brand arranges. */
const placement = object({
  placement_id: id().required(),
  title: string().defined(),
  layout: string().oneOf(['feed', 'carousel', 'grid', 'floating']).required(),
  /** A VAST tag: where to ask for an ad before a video; null without ads. */
  vast_url: string().nullable().defined(),
  /** In the order in which they stand; at least one. */
  sections: array(
    object({
      section_id: id().required(),
      title: string().required(),
    }).required(),
  )
    .min(1)
    .required(),
})
  .required()
  .meta(named('Placement'))

export type WirePlacement = InferType<typeof placement>

export const placementSections = call({
  id: 'placementSections',
  method: 'GET',
  path: paths.placementSections,
  summary: 'The sections of a placement',
  who: 'anyone',
  query: object({ placement_id: id().required() }),
  answer: placement,
  errors: noPlace,
})

export const placementFeed = call({
  id: 'placementFeed',
  method: 'GET',
  path: paths.placementFeed,
  summary: 'The videos of one section of a placement; without a section, of its first',
  who: 'anyone',
  query: object({
    ...feedQuery,
    placement_id: id().required(),
    section_id: id(),
  }),
  answer: feedPage,
  errors: noPlace,
})
