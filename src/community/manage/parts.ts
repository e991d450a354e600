import type { Action } from '../../wire/permissions'

/** The parts of the sheet; each shows for those who may do what it is about. */
export const parts = [
  ['requests', 'decideRequests'],
  ['members', 'removeMembers'],
  ['invites', 'invite'],
  ['bans', 'ban'],
  ['edit', 'editDetails'],
  ['log', 'viewLog'],
  ['handOver', 'handOver'],
] as const satisfies readonly (readonly [string, Action])[]

/** A view of the sheet; `people`: who can be added, from the members on. */
export type Part = (typeof parts)[number][0] | 'people'

export const titleKeys = {
  requests: 'manage.requests',
  members: 'manage.members',
  people: 'manage.people',
  invites: 'manage.invites',
  bans: 'manage.bans',
  edit: 'manage.edit',
  log: 'manage.log',
  handOver: 'manage.handOver',
} as const satisfies Record<Part, string>

/** What every view of the sheet gets. */
export interface PartProps {
  /** Shows another view. */
  onPart(part: Part): void
}
