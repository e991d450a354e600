import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { leaveLoops } from '../loop/memberships'
import { forgetRequests } from './admit'
import { countMembers } from './memberships'
import { record } from './record'
import { forgetRemovals, keepRemoval } from './removals'
import { revokeInvitesOf } from './revokeInvites'
import { tellStanding } from './tellStanding'

/** Somebody, and what they are to a community. */
interface Person {
  id: string
  role: number | null
  requested: boolean
  banned: boolean
}

interface Expulsion {
  by: string
  reason: string
  banned: boolean
  at: Date
}

/** Reposts of a person into a community and its loops that nobody has agreed to yet. */
const dropWaitingReposts = (tx: Queryable, communityId: string, userId: string) =>
  tx.query(sql`delete from reposts where user_id = ${userId} and is_waiting and (kind = 'community' and place_id = ${communityId}
    or kind = 'loop' and place_id in (select id from loops where community_id = ${communityId}))`)

const actOf = (person: Person, banned: boolean) => {
  if (banned) return person.banned ? null : 'banned'
  if (person.requested) return 'refused'
  return person.role === null ? null : 'removed'
}

/**
 * Takes somebody out of a community and its loops, or back the request, and keeps them out when banned. To be sent with a
 * transaction that has locked the community; the caller has made sure that somebody who leads is left.
 * @returns the number of members after it
 */
export const expel = async (
  tx: Queryable,
  communityId: string,
  person: Person,
  { by, reason, banned, at }: Expulsion,
): Promise<number> => {
  const act = actOf(person, banned)
  if (act !== null) {
    await tx.query(sql`delete from community_members where community_id = ${communityId} and user_id = ${person.id}`)
    await forgetRequests(tx, communityId, [person.id])
    await leaveLoops(tx, communityId, [person.id])
    await dropWaitingReposts(tx, communityId, person.id)
    await revokeInvitesOf(tx, communityId, person.id, at)
    await record(tx, communityId, { act, actorId: by, personId: person.id, reason }, at)
  }
  if (act === 'removed') await keepRemoval(tx, { communityId }, person.id, reason, at)
  if (act === 'banned') {
    await forgetRemovals(tx, { communityId }, [person.id])
    await tx.query(sql`insert into community_bans (community_id, user_id, reason, banned_by, banned_at)
      values (${communityId}, ${person.id}, ${reason}, ${by}, ${at})`)
  }
  if (act === 'banned' || act === 'removed') {
    // Without a name, as with other decisions about people.
    await tellStanding(tx, communityId, [person.id], { kind: `member_${act}`, actorId: null }, at)
  }
  return countMembers(tx, { id: communityId }, act !== null && person.role !== null ? -1 : 0)
}
