import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import { waitingPage } from '../community/waiting'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notify } from '../notification/notify'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { countMembers, findLoop, lockLoop } from './access'

interface Page {
  limit: number
  cursor?: string | undefined
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

  /**
   * Makes somebody who waits a member, or refuses them.
   * @returns the number of members after it
   * @throws Refusal 403, 404 for somebody who does not wait
   */
  decide: (viewer: Viewer, loopId: string, userId: string, accepted: boolean): Promise<number> =>
    db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      const { loop } = await lockLoop(tx, viewer, loopId)
      loop.require('decideRequests')
      const one = sql`loop_id = ${loop.id} and user_id = ${rowId(userId)}::bigint and state = 'requested'`
      const [decided] = await tx.query<{ id: string }>(
        accepted
          ? sql`update loop_members set state = 'joined', since = ${now()} where ${one} returning user_id::text as id`
          : sql`delete from loop_members where ${one} returning user_id::text as id`,
      )
      if (!decided) throw notFound('request')
      const accept = { kind: 'join_accepted', actorId: viewer.userId, loopId: loop.id } as const
      if (accepted) await notify(tx, [decided.id], accept, now())
      return countMembers(tx, loop, accepted ? 1 : 0)
    }),
})
