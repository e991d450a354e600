/** The viewer's or a member's role in a community or a loop. */
export const roles = { leader: 1, member: 2, moderator: 3 } as const

/**
 * How somebody is related to a community or a loop: by role; `requested` while a request to join waits; `unjoined` when
 * signed in without either; `visitor` when signed out; `banned` from a community, which allows what a visitor may at an
 * open place, and to delete what one made.
 */
export type Standing = 'leader' | 'moderator' | 'member' | 'requested' | 'unjoined' | 'visitor' | 'banned'

/** `open` and `closed`: only in a place that is. */
type Rule = 'always' | 'open' | 'closed' | 'never'

const rule = (
  ...[leader, moderator, member, requested, unjoined, visitor, banned]: [Rule, Rule, Rule, Rule, Rule, Rule, Rule]
): Record<Standing, Rule> => ({ leader, moderator, member, requested, unjoined, visitor, banned })

/**
 * What each standing allows, in the order leader, moderator, member, requested, unjoined, visitor, banned. The client
 * hides by this table and the server refuses by it. `own` is about what the person made, `any` about what anybody made there.
 */
const table = {
  // The place itself. Its name and counters are public, so that a visitor can ask to join.
  viewDetails: rule('always', 'always', 'always', 'always', 'always', 'always', 'always'),
  viewContent: rule('always', 'always', 'always', 'open', 'open', 'open', 'open'),
  viewMembers: rule('always', 'always', 'always', 'open', 'open', 'open', 'open'),
  share: rule('always', 'always', 'always', 'always', 'always', 'always', 'always'),
  report: rule('always', 'always', 'always', 'always', 'always', 'never', 'never'),

  // Membership. A request at a place that is open by now is a membership.
  join: rule('never', 'never', 'never', 'open', 'open', 'never', 'never'),
  requestToJoin: rule('never', 'never', 'never', 'never', 'closed', 'never', 'never'),
  withdrawRequest: rule('never', 'never', 'never', 'always', 'never', 'never', 'never'),
  leave: rule('always', 'always', 'always', 'never', 'never', 'never', 'never'),
  subscribe: rule('always', 'always', 'always', 'open', 'open', 'never', 'never'),
  decideRequests: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  addUsers: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  removeMembers: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  invite: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  ban: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  // Removing and banning those who lead.
  removeTeam: rule('always', 'never', 'never', 'never', 'never', 'never', 'never'),
  changeRoles: rule('always', 'never', 'never', 'never', 'never', 'never', 'never'),
  handOver: rule('always', 'never', 'never', 'never', 'never', 'never', 'never'),

  // Running the place.
  editDetails: rule('always', 'never', 'never', 'never', 'never', 'never', 'never'),
  createLoop: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  editLoop: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  archiveLoop: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  pinVideo: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  removeVideo: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  moveVideo: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  setComments: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  viewLog: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  moderate: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
  suspendTeam: rule('always', 'never', 'never', 'never', 'never', 'never', 'never'),
  approveReposts: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),

  // Videos and comments in the place.
  post: rule('always', 'always', 'always', 'never', 'never', 'never', 'never'),
  repostInto: rule('always', 'always', 'always', 'never', 'never', 'never', 'never'),
  repost: rule('always', 'always', 'always', 'open', 'open', 'never', 'never'),
  spark: rule('always', 'always', 'always', 'open', 'open', 'never', 'never'),
  comment: rule('always', 'always', 'always', 'open', 'open', 'never', 'never'),
  reportContent: rule('always', 'always', 'always', 'open', 'open', 'never', 'never'),
  editOwn: rule('always', 'always', 'always', 'always', 'always', 'never', 'never'),
  deleteOwn: rule('always', 'always', 'always', 'always', 'always', 'never', 'always'),
  // Under a video of one's own.
  pinComment: rule('always', 'always', 'always', 'always', 'always', 'never', 'never'),
  deleteAny: rule('always', 'always', 'never', 'never', 'never', 'never', 'never'),
}

export type Action = keyof typeof table

export const permissions: Readonly<Record<Action, Readonly<Record<Standing, Rule>>>> = table

/** What the wire says about a viewer in a community (`communityViewer`); null for a caller who is signed out. */
export interface Relation {
  role: number | null
  requested: boolean
  banned?: boolean
}

const byRole: Readonly<Record<number, Standing>> = {
  [roles.leader]: 'leader',
  [roles.moderator]: 'moderator',
  [roles.member]: 'member',
}

export const standingOf = (relation: Relation | null): Standing => {
  if (!relation) return 'visitor'
  if (relation.banned) return 'banned'
  const role = relation.role === null ? undefined : byRole[relation.role]
  return role ?? (relation.requested ? 'requested' : 'unjoined')
}

/** Whether somebody with this standing may do it in this place. What belongs to no community is an open place. */
export const may = (standing: Standing, action: Action, place: { isClosed: boolean }): boolean => {
  const allowed = permissions[action][standing]
  return allowed === 'always' || allowed === (place.isClosed ? 'closed' : 'open')
}
