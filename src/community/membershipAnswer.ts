import { type Community, toMembership } from '../entities/community'
import { number, record } from '../kit/guard'

/** What a change of membership answers. */
export type MembershipAnswer = Pick<Community, 'membership'> & { members: number }

export const toMembershipAnswer = (wire: unknown): MembershipAnswer => {
  const { counts, viewer } = record(wire)
  return { membership: toMembership(viewer), members: number(record(counts).members) }
}
