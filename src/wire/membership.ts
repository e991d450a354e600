import { boolean, number, object } from 'yup'

/** The viewer's or a member's role in a community. */
export const roles = { leader: 1, member: 2, moderator: 3 } as const

/** How far a viewer is in a loop. */
export const participations = { unjoined: 1, requested: 2, joined: 3 } as const

export const role = () => number().oneOf([roles.leader, roles.member, roles.moderator])

/** The viewer's place in a community: `role` is null before joining, `requested` while a request waits. */
export const communityViewer = object({
  role: role().nullable().defined(),
  requested: boolean().required(),
})

/** The viewer's place in a loop; `subscribed` means that new videos reach the viewer as notifications. */
export const loopViewer = object({
  participation: number().oneOf([participations.unjoined, participations.requested, participations.joined]).required(),
  subscribed: boolean().required(),
})
