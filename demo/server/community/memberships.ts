import { codes } from '../../../src/wire/codes'
import type { WireCommunityStanding } from '../../../src/wire/community'
import { roles } from '../../../src/wire/permissions'
import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { leaveLoops } from '../loop/memberships'
import { notify } from '../notification/notify'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { type CommunityAccess, findCommunity, isBanned, isRequested, joinMembership } from './access'
import { forgetRemovals } from './removals'
import { revokeInvitesOf } from './revokeInvites'

export const selectStanding = (communityId: string, userId: string) => sql`
  select json_build_object('members', c.members_count) as counts,
    json_build_object('role', cm.role, 'requested', ${isRequested}, 'banned', ${isBanned}) as viewer
  from communities c ${joinMembership(userId)} where c.id = ${communityId}`

/**
 * Locks a community of the viewer's brand: others who join or leave it wait, so that the counter stays true and two
 * last leaders cannot leave together.
 */
export const lockCommunity = async (tx: Queryable, viewer: Viewer, communityId: string): Promise<CommunityAccess> => {
  const [row] = await tx.query<{ id: string }>(
    sql`select id::text from communities where id = ${rowId(communityId)} and brand_id = ${viewer.brandId} for update`,
  )
  if (!row) throw notFound('community')
  // A second statement, because the first one sees the memberships as they were before it waited for the lock.
  return findCommunity(tx, viewer, sql`c.id = ${row.id}`)
}

/** @returns the number of members after it */
export const countMembers = async (tx: Queryable, { id }: { id: string }, by: number): Promise<number> => {
  const [row] = await tx.query<{ members: number }>(sql`
    update communities set members_count = greatest(0, members_count + ${by}) where id = ${id} returning members_count as members`)
  return row?.members ?? 0
}

/** Makes a member of somebody who may join a community. */
export const becomeMember = async (
  tx: Queryable,
  community: CommunityAccess,
  { userId }: Viewer,
  now: Date,
): Promise<void> => {
  await tx.query(sql`
    insert into community_members (community_id, user_id, role, since)
    values (${community.id}, ${userId}, ${roles.member}, ${now})
    on conflict (community_id, user_id) do update
      set role = excluded.role, since = excluded.since, note = excluded.note`)
  await forgetRemovals(tx, { communityId: community.id }, [userId])
  await countMembers(tx, community, 1)
}

/** @throws Refusal 5351 when a change has left nobody who leads */
export const requireLeader = async (tx: Queryable, communityId: string): Promise<void> => {
  const [leader] = await tx.query(
    sql`select 1 from community_members where community_id = ${communityId} and role = ${roles.leader} limit 1`,
  )
  if (!leader) throw new Refusal(codes.lastLeader, 'Somebody has to lead the community')
}

/** @throws Refusal 5354, 5355 */
export const requireNewcomer = ({ isBanned: out, hasRules }: CommunityAccess, acceptsRules: boolean): void => {
  if (out) throw new Refusal(codes.banned, 'You are banned from this community')
  if (hasRules && !acceptsRules) throw new Refusal(codes.rulesNotAccepted, 'Please accept the rules first')
}

/** What somebody who wants to join says. */
export interface NewMember {
  note: string | null
  acceptsRules: boolean
}

/** Who is in a community, and who asks to be. */
export const memberships = (db: Database, now: Now) => {
  /** Changes a membership. @returns the viewer's standing after it */
  const change = (
    viewer: Viewer,
    communityId: string,
    work: (tx: Queryable, community: CommunityAccess) => Promise<void>,
  ): Promise<WireCommunityStanding> =>
    db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      const community = await lockCommunity(tx, viewer, communityId)
      await work(tx, community)
      const [standing] = await tx.query<WireCommunityStanding>(selectStanding(community.id, viewer.userId))
      if (!standing) throw notFound('community')
      return standing
    })

  return {
    /**
     * Makes a member of an open community, and a request to join of a closed one. Members and requests that exist
     * already stay as they are; a request at a community that is open by now becomes a membership.
     * @throws Refusal 404, 5354 without the rules' acceptance, 5355 for who is banned
     */
    join: (viewer: Viewer, communityId: string, { note, acceptsRules }: NewMember) =>
      change(viewer, communityId, async (tx, community) => {
        if (!community.isBanned && !community.can('join') && !community.can('requestToJoin')) return
        requireNewcomer(community, acceptsRules)
        if (community.can('join')) {
          await becomeMember(tx, community, viewer, now())
        } else {
          await tx.query(sql`
            insert into community_members (community_id, user_id, since, note)
            values (${community.id}, ${viewer.userId}, ${now()}, ${note})`)
          await forgetRemovals(tx, { communityId: community.id }, [viewer.userId])
          const team = sql`select user_id from community_members
            where community_id = ${community.id} and role in (${roles.leader}, ${roles.moderator})`
          await notify(tx, team, { kind: 'join_request', actorId: viewer.userId, communityId: community.id }, now())
        }
      }),

    /** Withdraws a request to join; a member stays one. @throws Refusal 404 */
    withdraw: (viewer: Viewer, communityId: string) =>
      change(viewer, communityId, async (tx, { id, can }) => {
        if (!can('withdrawRequest')) return
        await tx.query(sql`delete from community_members where community_id = ${id} and user_id = ${viewer.userId}`)
        await tx.query(sql`delete from notifications
          where kind = 'join_request' and community_id = ${id} and actor_id = ${viewer.userId}`)
      }),

    /** Whether new videos reach a member as notifications. @throws Refusal 403, 404 @returns what was wanted */
    subscribe: (viewer: Viewer, communityId: string, subscribed: boolean): Promise<{ subscribed: boolean }> =>
      db.tx(async (tx) => {
        await holdAccount(tx, viewer)
        const [changed] = await tx.query<{
          subscribed: boolean
        }>(sql`update community_members m set subscribed = ${subscribed}
          from communities c where c.id = ${rowId(communityId)} and c.brand_id = ${viewer.brandId}
            and m.community_id = c.id and m.user_id = ${viewer.userId} and m.role is not null returning m.subscribed`)
        if (changed) return changed
        await findCommunity(tx, viewer, sql`c.id = ${rowId(communityId)}`)
        throw new Refusal(codes.forbidden, 'Only for members of the community')
      }),

    /** Leaves the community's loops too. @throws Refusal 404, 5351 for the last leader */
    leave: (viewer: Viewer, communityId: string) =>
      change(viewer, communityId, async (tx, community) => {
        const { id, can } = community
        if (!can('leave')) return
        const [left] = await tx.query<{ role: number }>(
          sql`delete from community_members where community_id = ${id} and user_id = ${viewer.userId} returning role`,
        )
        if (left?.role === roles.leader) await requireLeader(tx, id)
        await countMembers(tx, community, -1)
        await leaveLoops(tx, id, [viewer.userId])
        await revokeInvitesOf(tx, id, viewer.userId, now())
      }),
  }
}
