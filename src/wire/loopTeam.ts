import { boolean, object } from 'yup'
import { leadersOnly } from './community'
import { call, count, id, timestamp } from './envelope'
import { reportNote } from './fields'
import { paths } from './paths'

const loopId = { loop_id: id().required() }
const members = object({ counts: object({ members: count().required() }).required() }).required()
const errors = { ...leadersOnly, 404: 'No such loop in this brand' }

export const decideAllLoopRequests = call({
  id: 'decideAllLoopRequests',
  method: 'PATCH',
  path: paths.loopRequests,
  summary: 'Accepts or refuses everybody who waits to join, or who asked until a time: those that the caller has seen',
  who: 'viewer',
  body: object({ ...loopId, accepted: boolean().required(), asked_until: timestamp() }),
  answer: members.shape({ decided: count().required() }),
  errors,
})

export const removeLoopMember = call({
  id: 'removeLoopMember',
  method: 'POST',
  path: paths.loopRemoveMember,
  summary:
    'Takes a member out of a loop, or refuses the request that waits; the community’s membership stays. Saying it twice ' +
    'changes nothing',
  who: 'viewer',
  once: true,
  body: object({ ...loopId, user_id: id().required(), reason: reportNote() }),
  answer: members,
  errors: {
    403: 'Only for leaders and moderators; those who lead the community only by leaders; nobody oneself',
    404: 'No such loop or person',
  },
})
