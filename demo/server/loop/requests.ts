import type { Now } from '../clock'
import { record } from '../community/record'
import { waitingPage } from '../community/waiting'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { notify } from '../notification/notify'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { countMembers, findLoop, type LoopAccess, runLoop } from './access'
import { forgetRequests } from './memberships'

interface Page {
  limit: number
  cursor?: string | undefined
}

interface Answer {
  accepted: boolean
  /** Whose answer it is. */
  actorId: string
  at: Date
}

/**
 * Makes members of people who wait to join a loop, or refuses them. To be sent with a transaction that has locked it.
 * @param who a condition on their rows
 * @returns who they were
 */
export const answerRequests = async (
  tx: Queryable,
  loop: LoopAccess,
  who: Sql,
  { accepted, actorId, at }: Answer,
): Promise<string[]> => {
  const waiting = sql`loop_id = ${loop.id} and state = 'requested' and ${who}`
  const rows = await tx.query<{ id: string }>(
    accepted
      ? sql`update loop_members set state = 'joined', since = ${at} where ${waiting} returning user_id::text as id`
      : sql`delete from loop_members where ${waiting} returning user_id::text as id`,
  )
  const people = rows.map(({ id }) => id)
  await forgetRequests(tx, sql`(${loop.id})`, people)
  if (!accepted) return people
  await countMembers(tx, loop, people.length)
  await notify(tx, people, { kind: 'join_accepted', actorId, loopId: loop.id }, at)
  return people
}

/** Who waits to join a loop, and the answers of those who lead it. */
export const loopRequests = (db: Database, now: Now) => ({
  /** The longest waiting first. @throws Refusal 403, 404 */
  async list(viewer: Viewer, loopId: string, page: Page) {
    const loop = await findLoop(db, viewer, sql`l.id = ${rowId(loopId)}::bigint`)
    loop.require('decideRequests')
    const waiting = sql`loop_members m where m.loop_id = ${loop.id} and m.state = 'requested'`
    return waitingPage(db, { scope: `loop ${loop.id}`, waiting }, page)
  },

  /** @returns the number of members after it @throws Refusal 403, 404 for somebody who does not wait */
  decide: (viewer: Viewer, loopId: string, userId: string, accepted: boolean): Promise<number> =>
    runLoop(db, viewer, loopId, 'decideRequests', async (tx, loop) => {
      const answer = { accepted, actorId: viewer.userId, at: now() }
      const [personId] = await answerRequests(tx, loop, sql`user_id = ${rowId(userId)}::bigint`, answer)
      if (!personId) throw notFound('request')
      const event = {
        act: accepted ? 'accepted' : 'refused',
        actorId: viewer.userId,
        personId,
        loopId: loop.id,
      } as const
      await record(tx, loop.community_id, event, answer.at)
      return countMembers(tx, loop, 0)
    }),

  /** Answers all that wait, or who asked until a time (ISO 8601). @throws Refusal 403, 404 */
  decideAll: (viewer: Viewer, loopId: string, accepted: boolean, until: string | null) =>
    runLoop(db, viewer, loopId, 'decideRequests', async (tx, loop) => {
      const answer = { accepted, actorId: viewer.userId, at: now() }
      const who = sql`(${until}::timestamptz is null or since <= ${until}::timestamptz)`
      const count = (await answerRequests(tx, loop, who, answer)).length
      const act = accepted ? 'all_accepted' : 'all_refused'
      const event = { act, actorId: viewer.userId, loopId: loop.id, count } as const
      if (count > 0) await record(tx, loop.community_id, event, answer.at)
      return { counts: { members: await countMembers(tx, loop, 0) }, decided: count }
    }),
})
