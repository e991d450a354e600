import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { findCommunity } from './access'
import { admit, forgetRequests } from './admit'
import { countMembers } from './memberships'
import { record } from './record'
import { runCommunity } from './running'
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
  /** Those of some people who wait, or with null of all, and who asked until a time. */
  const waiting = async (tx: Queryable, communityId: string, userId: string | null, until: string | null) => {
    const rows = await tx.query<{ id: string }>(sql`select user_id::text as id from community_members
      where community_id = ${communityId} and role is null and (${userId}::bigint is null or user_id = ${userId}::bigint)
        and (${until}::timestamptz is null or since <= ${until}::timestamptz)`)
    return rows.map(({ id }) => id)
  }

  /** @returns the number of members after it */
  const answer = async (tx: Queryable, communityId: string, ids: readonly string[], accepted: boolean, by: Viewer) => {
    if (accepted) return (await admit(tx, communityId, ids, by.userId, now())).members
    await tx.query(sql`delete from community_members
      where community_id = ${communityId} and role is null and user_id = any(${ids}::bigint[])`)
    await forgetRequests(tx, communityId, ids)
    return countMembers(tx, { id: communityId }, 0)
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
      runCommunity(db, viewer, communityId, 'decideRequests', async (tx, { id }) => {
        const who = rowId(userId)
        const [personId] = who === null ? [] : await waiting(tx, id, who, null)
        if (!personId) throw notFound('request')
        const members = await answer(tx, id, [personId], accepted, viewer)
        await record(tx, id, { act: accepted ? 'accepted' : 'refused', actorId: viewer.userId, personId }, now())
        return { counts: { members } }
      }),

    /** Answers all that wait, or who asked until a time (ISO 8601). @throws Refusal 403, 404 */
    decideAll: (viewer: Viewer, communityId: string, accepted: boolean, until: string | null) =>
      runCommunity(db, viewer, communityId, 'decideRequests', async (tx, { id }) => {
        const people = await waiting(tx, id, null, until)
        const members = await answer(tx, id, people, accepted, viewer)
        const act = accepted ? 'all_accepted' : 'all_refused'
        const count = people.length
        if (count > 0) await record(tx, id, { act, actorId: viewer.userId, count }, now())
        return { counts: { members }, decided: count }
      }),

    /** Makes people members without their asking; members stay as they are. @throws Refusal 403, 404 */
    add: (viewer: Viewer, communityId: string, userIds: readonly string[]): Promise<MembersCount> =>
      runCommunity(db, viewer, communityId, 'addUsers', async (tx, { id }) => {
        const ids = userIds.flatMap((it) => rowId(it) ?? [])
        const { joined, members } = await admit(tx, id, ids, viewer.userId, now())
        for (const personId of joined) await record(tx, id, { act: 'added', actorId: viewer.userId, personId }, now())
        return { counts: { members } }
      }),
  }
}
