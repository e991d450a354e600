import { codes } from '../../../src/wire/codes'
import type { WireCommunityStanding, WireMember } from '../../../src/wire/community'
import { roles } from '../../../src/wire/permissions'
import { userSummary } from '../account/userSummary'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { badRequest, notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { expel } from './expulsion'
import { requireLeader, selectStanding } from './memberships'
import { record } from './record'
import { revokeInvitesOf } from './revokeInvites'
import { runCommunity } from './running'
import { tellStanding } from './tellStanding'

const kinds = {
  [roles.leader]: 'role_leader',
  [roles.moderator]: 'role_moderator',
  [roles.member]: 'role_member',
} as const

type Role = keyof typeof kinds

export interface Removal {
  reason: string
  banned: boolean
}

interface Person {
  id: string
  role: number | null
  requested: boolean
  banned: boolean
}

/** Who leads a community, and who may stay in it. */
export const team = (db: Database, now: Now) => {
  /** @throws Refusal 404 for somebody who is no member @returns whether it changed */
  const setRole = async (tx: Queryable, communityId: string, userId: string, role: Role): Promise<boolean> => {
    const one = sql`community_id = ${communityId} and user_id = ${rowId(userId)} and role is not null`
    const [member] = await tx.query<{ role: number }>(sql`select role from community_members where ${one}`)
    if (!member) throw notFound('member')
    if (member.role === role) return false
    await tx.query(sql`update community_members set role = ${role} where ${one}`)
    if (member.role === roles.leader) await requireLeader(tx, communityId)
    if (role === roles.member) await revokeInvitesOf(tx, communityId, userId, now())
    return true
  }

  /** @throws Refusal 404 */
  const findPerson = async (tx: Queryable, { brandId }: Viewer, communityId: string, userId: string) => {
    const [person] = await tx.query<Person>(sql`
      select u.id::text, m.role, m.user_id is not null and m.role is null as requested, b.user_id is not null as banned
      from users u left join community_members m on m.user_id = u.id and m.community_id = ${communityId}
      left join community_bans b on b.user_id = u.id and b.community_id = ${communityId}
      where u.id = ${rowId(userId)} and u.brand_id = ${brandId} and u.deleted_at is null`)
    if (!person) throw notFound('person')
    return person
  }

  return {
    /** @throws Refusal 403, 404, 5351 */
    changeRole: (viewer: Viewer, communityId: string, userId: string, role: Role): Promise<WireMember> =>
      runCommunity(db, viewer, communityId, 'changeRoles', async (tx, { id }) => {
        if (await setRole(tx, id, userId, role)) {
          await record(tx, id, { act: 'role_changed', actorId: viewer.userId, personId: userId, role }, now())
          await tellStanding(tx, id, [userId], { kind: kinds[role], actorId: viewer.userId }, now())
        }
        const [member] = await tx.query<Omit<WireMember, 'joined_at'> & { since: Date }>(sql`
          select ${userSummary(sql`u`)} as user, m.role, m.since from community_members m join users u on u.id = m.user_id
          where m.community_id = ${id} and m.user_id = ${rowId(userId)}`)
        if (!member) throw notFound('member')
        return { user: member.user, role: member.role, joined_at: member.since.toISOString() }
      }),

    /**
     * Removes somebody, or refuses the request that waits; banned, they stay out.
     * @returns the number of members after it
     * @throws Refusal 403, 404
     */
    remove: (viewer: Viewer, communityId: string, userId: string, { reason, banned }: Removal): Promise<number> =>
      runCommunity(db, viewer, communityId, banned ? 'ban' : 'removeMembers', async (tx, community) => {
        const person = await findPerson(tx, viewer, community.id, userId)
        if (person.id === viewer.userId) throw new Refusal(codes.forbidden, 'You can leave, not remove yourself')
        if (person.role !== null && person.role !== roles.member) community.require('removeTeam')
        return expel(tx, community.id, person, { by: viewer.userId, reason, banned, at: now() })
      }),

    /** Makes a member a leader in the viewer's place, who becomes a moderator. @throws Refusal 400, 403, 404 */
    handOver: (viewer: Viewer, communityId: string, userId: string): Promise<WireCommunityStanding> =>
      runCommunity(db, viewer, communityId, 'handOver', async (tx, { id }) => {
        if (userId === viewer.userId) throw badRequest('user_id must be somebody else')
        await setRole(tx, id, userId, roles.leader)
        await setRole(tx, id, viewer.userId, roles.moderator)
        await record(tx, id, { act: 'handed_over', actorId: viewer.userId, personId: userId }, now())
        await tellStanding(tx, id, [userId], { kind: 'role_leader', actorId: viewer.userId }, now())
        const [standing] = await tx.query<WireCommunityStanding>(selectStanding(id, viewer.userId))
        if (!standing) throw notFound('community')
        return standing
      }),
  }
}
