import { roles } from '../../../src/wire/permissions'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notify } from '../notification/notify'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { type CommunityAccess, findCommunity } from './access'
import { countMembers, lockCommunity } from './memberships'
import { waitingPage } from './waiting'

interface Page {
  limit: number
  cursor?: string | undefined
}

interface MembersCount {
  counts: { members: number }
}

/** Who waits to join a community, and the answers of those who lead it. */
export const joinRequests = (db: Database, now: Now) => {
  const accept = async (tx: Queryable, { id }: CommunityAccess, userIds: readonly string[], actorId: string) => {
    // One row of each person: a request becomes a membership, a member stays one.
    const added = await tx.query<{ id: string }>(sql`
      insert into community_members (community_id, user_id, role, since)
      select ${id}, u.id, ${roles.member}, ${now()} from users u
      where u.id = any(${userIds}::bigint[]) and u.deleted_at is null
        and u.brand_id = (select brand_id from communities where id = ${id})
      on conflict (community_id, user_id) do update set role = excluded.role, since = excluded.since
        where community_members.role is null
      returning user_id::text as id`)
    const people = added.map((it) => it.id)
    await notify(tx, people, { kind: 'join_accepted', actorId, communityId: id }, now())
    return people.length
  }

  return {
    /** The longest waiting first. @throws Refusal 403, 404 */
    async list(viewer: Viewer, communityId: string, page: Page) {
      const community = await findCommunity(db, viewer, sql`c.id = ${rowId(communityId)}`)
      community.require('decideRequests')
      const waiting = sql`community_members m where m.community_id = ${community.id} and m.role is null`
      return waitingPage(db, { scope: `community ${community.id}`, waiting }, page)
    },

    /** Makes somebody who waits a member, or refuses them. @throws Refusal 403, 404 for somebody who does not wait */
    decide: (viewer: Viewer, communityId: string, userId: string, accepted: boolean): Promise<MembersCount> =>
      db.tx(async (tx) => {
        const community = await lockCommunity(tx, viewer, communityId)
        community.require('decideRequests')
        const who = rowId(userId)
        const one = sql`community_id = ${community.id} and user_id = ${who}::bigint and role is null`
        const [waiting] = await tx.query(sql`select 1 from community_members where ${one}`)
        if (!waiting || who === null) throw notFound('request')
        const joined = accepted ? await accept(tx, community, [who], viewer.userId) : 0
        if (!accepted) await tx.query(sql`delete from community_members where ${one}`)
        return { counts: { members: await countMembers(tx, community, joined) } }
      }),

    /** Makes people members without their asking; members stay as they are. @throws Refusal 403, 404 */
    add: (viewer: Viewer, communityId: string, userIds: readonly string[]): Promise<MembersCount> =>
      db.tx(async (tx) => {
        const community = await lockCommunity(tx, viewer, communityId)
        community.require('addUsers')
        const ids = userIds.flatMap((it) => rowId(it) ?? [])
        const joined = await accept(tx, community, ids, viewer.userId)
        return { counts: { members: await countMembers(tx, community, joined) } }
      }),
  }
}
