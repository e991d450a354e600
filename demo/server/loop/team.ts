import { codes } from '../../../src/wire/codes'
import { roles } from '../../../src/wire/permissions'
import type { Now } from '../clock'
import { record } from '../community/record'
import { keepRemoval } from '../community/removals'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notify } from '../notification/notify'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { countMembers, type LoopAccess, runLoop } from './access'
import { forgetRequests } from './memberships'

interface Person {
  id: string
  /** In the community. */
  role: number | null
  state: 'joined' | 'requested' | null
}

/** Who may stay in a loop. */
export const loopTeam = (db: Database, now: Now) => {
  /** @throws Refusal 404 */
  const findPerson = async (tx: Queryable, { brandId }: Viewer, loop: LoopAccess, userId: string): Promise<Person> => {
    const [person] = await tx.query<Person>(sql`select u.id::text, t.role, m.state from users u
      left join loop_members m on m.user_id = u.id and m.loop_id = ${loop.id}
      left join community_members t on t.user_id = u.id and t.community_id = ${loop.community_id}
      where u.id = ${rowId(userId)} and u.brand_id = ${brandId} and u.deleted_at is null`)
    if (!person) throw notFound('person')
    return person
  }

  return {
    /**
     * Takes a member out of a loop and tells them so, or refuses the request that waits.
     * @returns the number of members after it
     * @throws Refusal 403, 404
     */
    remove: (viewer: Viewer, loopId: string, userId: string, reason: string): Promise<number> =>
      runLoop(db, viewer, loopId, 'removeMembers', async (tx, loop) => {
        const person = await findPerson(tx, viewer, loop, userId)
        if (person.id === viewer.userId) throw new Refusal(codes.forbidden, 'You can leave, not remove yourself')
        if (person.role === roles.leader || person.role === roles.moderator) loop.require('removeTeam')
        if (person.state === null) return countMembers(tx, loop, 0)
        const at = now()
        const isMember = person.state === 'joined'
        const communityId = loop.community_id
        await tx.query(sql`delete from loop_members where loop_id = ${loop.id} and user_id = ${person.id}`)
        await forgetRequests(tx, sql`(${loop.id})`, [person.id])
        const act = isMember ? 'removed' : 'refused'
        const event = { act, actorId: viewer.userId, personId: person.id, loopId: loop.id, reason } as const
        await record(tx, communityId, event, at)
        if (isMember) {
          await keepRemoval(tx, { communityId, loopId: loop.id }, person.id, reason, at)
          // Without a name, as with other decisions about people.
          await tx.query(sql`delete from notifications
            where user_id = ${person.id} and loop_id = ${loop.id} and kind in ('join_accepted', 'member_removed')`)
          await notify(tx, [person.id], { kind: 'member_removed', actorId: null, loopId: loop.id }, at)
        }
        return countMembers(tx, loop, isMember ? -1 : 0)
      }),
  }
}
