import { boolean, object, string } from 'yup'
import { communityId, leadersOnly, noCommunity } from './community'
import { call, id } from './envelope'
import { placeDescription, placeName } from './fields'
import { loopDetails } from './loop'
import { paths } from './paths'
import { emptiable } from './social'

const details = {
  description: placeDescription(),
  is_closed: boolean(),
  /** The address of a picture that the viewer has uploaded; null takes the picture away. */
  image_url: emptiable(string().max(2000)),
}
const loopId = { loop_id: id().required() }
const refused = { 5361: 'The brand takes no such word or link' }
const errors = { ...leadersOnly, 404: 'No such loop in this brand' }

export const createLoop = call({
  id: 'createLoop',
  method: 'POST',
  path: paths.loop,
  summary: 'Begins a loop in a community, under an address made of its name; who begins it is its first member',
  who: 'viewer',
  once: true,
  body: object({ ...communityId, name: placeName().min(1).required(), ...details }),
  answer: loopDetails,
  errors: { ...noCommunity, ...leadersOnly, ...refused },
})

export const editLoop = call({
  id: 'editLoop',
  method: 'PATCH',
  path: paths.loop,
  summary:
    'Changes what is given of a loop; its address stays. Opening a closed one makes those who wait members; closing one ends ' +
    'the subscriptions of those who have not joined',
  who: 'viewer',
  body: object({ ...loopId, name: placeName().min(1), ...details }),
  answer: loopDetails,
  errors: { ...errors, ...refused },
})

export const archiveLoop = call({
  id: 'archiveLoop',
  method: 'POST',
  path: paths.loopArchive,
  summary:
    'Archives a loop: it leaves all lists, refuses those who wait and takes nobody and nothing new, while its page and its videos stay for those who ' +
    'could see them. With `archived` false it is back',
  who: 'viewer',
  once: true,
  body: object({ ...loopId, archived: boolean().required() }),
  answer: loopDetails,
  errors,
})
