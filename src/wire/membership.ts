import { boolean, number, object, string } from 'yup'
import { id, named, timestamp } from './envelope'
import { roles } from './permissions'
import { userSummary } from './video'

/** How far a viewer is in a loop. */
export const participations = { unjoined: 1, requested: 2, joined: 3 } as const

export const role = () =>
  number<(typeof roles)[keyof typeof roles]>().oneOf([roles.leader, roles.member, roles.moderator])

/** Somebody's place in a community: `role` is null before joining, `requested` while a request waits. */
export const communityViewer = object({
  role: role().nullable().defined(),
  requested: boolean().required(),
  banned: boolean().required(),
})

/**
 * The viewer's place in a loop. `subscribed` means that new videos reach the viewer as notifications; `role` is a leader's or
 * moderator's of its community, who lead it too, a member's of the loop, or null.
 */
export const loopViewer = object({
  participation: number().oneOf([participations.unjoined, participations.requested, participations.joined]).required(),
  subscribed: boolean().required(),
  role: role().nullable().defined(),
})

export const member = object({
  user: userSummary,
  role: role().required(),
  joined_at: timestamp().required(),
})
  .required()
  .meta(named('Member'))

/** A request to join that waits for a leader or moderator. */
export const joinRequest = object({
  user: userSummary,
  note: string().nullable().defined(),
  requested_at: timestamp().required(),
})
  .required()
  .meta(named('JoinRequest'))

/** What asking to join carries beside the place's id; a closed place shows the note to its leaders. */
export const joinNote = { note: string().max(300).nullable() }

/** Needed from a newcomer to a community that has rules. */
export const rulesAccepted = { accepted_rules: boolean() }

/** A leader's or moderator's answer to a request to join. */
export const decision = { user_id: id().required(), accepted: boolean().required() }
