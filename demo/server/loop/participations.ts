import { codes } from '../../../src/wire/codes'
import type { WireLoopStanding } from '../../../src/wire/loop'
import { roles } from '../../../src/wire/permissions'
import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import type { CommunityAccess } from '../community/access'
import { becomeMember, type NewMember, requireNewcomer } from '../community/memberships'
import { forgetRemovals } from '../community/removals'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import { notify } from '../notification/notify'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { countMembers, findLoop, type LoopAccess, lockLoop } from './access'
import { forgetRequests } from './memberships'
import { fromLoops, loopViewer } from './selectLoops'

const closed = () => new Refusal(codes.membersOnly, 'This loop is for members')

const requireActive = ({ is_archived }: LoopAccess): void => {
  if (is_archived) throw new Refusal(codes.conflict, 'This loop is archived')
}

/** Who is in a loop, who asks to be, and who hears of its videos. */
export const participations = (db: Database, now: Now) => {
  /** Changes what the viewer is in a loop. @returns the viewer's standing after it */
  const change = (
    viewer: Viewer,
    loopId: string,
    work: (tx: Queryable, loop: LoopAccess, community: CommunityAccess) => Promise<void>,
  ): Promise<WireLoopStanding> =>
    db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      const { loop, community } = await lockLoop(tx, viewer, loopId)
      await work(tx, loop, community)
      const [standing] = await tx.query<WireLoopStanding>(sql`
        select json_build_object('members', l.members_count) as counts, json_build_object(${loopViewer}) as viewer
        ${fromLoops(viewer.userId)} where l.id = ${loop.id}`)
      if (!standing) throw notFound('loop')
      return standing
    })

  /** A subscription that exists already stays. */
  const write = async (
    tx: Queryable,
    { id, community_id }: LoopAccess,
    { userId }: Viewer,
    state: string,
    note: string | null,
  ) => {
    await forgetRemovals(tx, { communityId: community_id, loopId: id }, [userId])
    await tx.query(sql`
      insert into loop_members (loop_id, user_id, state, note, since) values (${id}, ${userId}, ${state}, ${note}, ${now()})
      on conflict (loop_id, user_id) do update
        set state = excluded.state, note = excluded.note, since = excluded.since`)
  }

  const request = async (tx: Queryable, loop: LoopAccess, viewer: Viewer, note: string | null) => {
    await write(tx, loop, viewer, 'requested', note)
    const team = sql`select user_id from community_members
      where community_id = ${loop.community_id} and role in (${roles.leader}, ${roles.moderator})`
    await notify(tx, team, { kind: 'join_request', actorId: viewer.userId, loopId: loop.id }, now())
  }

  return {
    /**
     * Makes a member of an open loop, and a request to join of a closed one; who leads it joins either. Somebody who is not
     * in its community joins that too. Members and requests that exist already stay as they are.
     * @throws Refusal 404, 409 for an archived one, 5350 when its community is closed to the viewer, 5354 without acceptance
     *   of the community's rules, 5355 for who is banned there
     */
    join: (viewer: Viewer, loopId: string, { note, acceptsRules }: NewMember) =>
      change(viewer, loopId, async (tx, before, community) => {
        if (before.state === 'joined') return
        requireActive(before)
        if (!community.can('leave')) {
          if (!community.isBanned && !community.can('join')) throw closed()
          requireNewcomer(community, acceptsRules)
          await becomeMember(tx, community, viewer, now())
        }
        const loop = await findLoop(tx, viewer, sql`l.id = ${before.id}`)
        if (loop.can('join') || loop.can('decideRequests')) {
          await write(tx, loop, viewer, 'joined', null)
          await countMembers(tx, loop, 1)
        } else if (loop.can('requestToJoin')) await request(tx, loop, viewer, note)
      }),

    /** Withdraws a request to join; a member stays one. @throws Refusal 404 */
    withdraw: (viewer: Viewer, loopId: string) =>
      change(viewer, loopId, async (tx, { id, state }) => {
        if (state !== 'requested') return
        await tx.query(sql`delete from loop_members where loop_id = ${id} and user_id = ${viewer.userId}`)
        await forgetRequests(tx, sql`(${id})`, [viewer.userId])
      }),

    /** Takes a member out, and ends the subscription. @throws Refusal 404 */
    leave: (viewer: Viewer, loopId: string) =>
      change(viewer, loopId, async (tx, loop) => {
        if (loop.state !== 'joined') return
        await tx.query(sql`delete from loop_members where loop_id = ${loop.id} and user_id = ${viewer.userId}`)
        await countMembers(tx, loop, -1)
      }),

    /** @throws Refusal 404, 409 for an archived one, 5350 when it is closed to the viewer */
    subscribe: (viewer: Viewer, loopId: string, subscribed: boolean) =>
      change(viewer, loopId, async (tx, loop) => {
        if (!subscribed) {
          const own = sql`loop_id = ${loop.id} and user_id = ${viewer.userId}`
          await tx.query(sql`delete from loop_members where ${own} and state is null`)
          await tx.query(sql`update loop_members set subscribed = false where ${own}`)
          return
        }
        requireActive(loop)
        if (!loop.can('subscribe')) throw closed()
        await tx.query(sql`
          insert into loop_members (loop_id, user_id, subscribed, since)
          values (${loop.id}, ${viewer.userId}, true, ${now()})
          on conflict (loop_id, user_id) do update set subscribed = true`)
      }),
  }
}
