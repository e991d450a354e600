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

/** In the order of {@link Standing}. */
const rule = (
  ...[leader, moderator, member, requested, unjoined, visitor, banned]: [Rule, Rule, Rule, Rule, Rule, Rule, Rule]
): Record<Standing, Rule> => ({ leader, moderator, member, requested, unjoined, visitor, banned })

const anybody = rule('always', 'always', 'always', 'always', 'always', 'always', 'always')
const signedIn = rule('always', 'always', 'always', 'always', 'always', 'never', 'never')
/** At an open place anybody. */
const readers = rule('always', 'always', 'always', 'open', 'open', 'open', 'open')
/** At an open place everybody who is signed in. */
const participants = rule('always', 'always', 'always', 'open', 'open', 'never', 'never')
const members = rule('always', 'always', 'always', 'never', 'never', 'never', 'never')
const team = rule('always', 'always', 'never', 'never', 'never', 'never', 'never')
const leaderOnly = rule('always', 'never', 'never', 'never', 'never', 'never', 'never')

/**
 * Who may do what. The client hides by this table and the server refuses by it. `own` is about what the person made, `any`
 * about what anybody made there.
 */
const table = {
  // The place itself. Its name and counters are public, so that a visitor can ask to join.
  viewDetails: anybody,
  viewContent: readers,
  viewMembers: readers,
  share: anybody,
  report: signedIn,

  // Membership. A request at a place that is open by now is a membership.
  join: rule('never', 'never', 'never', 'open', 'open', 'never', 'never'),
  requestToJoin: rule('never', 'never', 'never', 'never', 'closed', 'never', 'never'),
  withdrawRequest: rule('never', 'never', 'never', 'always', 'never', 'never', 'never'),
  leave: members,
  subscribe: participants,
  decideRequests: team,
  addUsers: team,
  removeMembers: team,
  invite: team,
  ban: team,
  // Removing and banning those who lead.
  removeTeam: leaderOnly,
  changeRoles: leaderOnly,
  handOver: leaderOnly,

  // Running the place.
  editDetails: leaderOnly,
  createLoop: team,
  editLoop: team,
  archiveLoop: team,
  pinVideo: team,
  removeVideo: team,
  moveVideo: team,
  setComments: team,
  viewLog: team,
  moderate: team,
  suspendTeam: leaderOnly,
  approveReposts: team,

  // Videos and comments in the place.
  post: members,
  repostInto: members,
  repost: participants,
  spark: participants,
  comment: participants,
  reportContent: participants,
  editOwn: signedIn,
  deleteOwn: rule('always', 'always', 'always', 'always', 'always', 'never', 'always'),
  // Under a video of one's own.
  pinComment: signedIn,
  deleteAny: team,
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
