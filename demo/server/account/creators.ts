import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import type { Viewer } from '../session/sessions'

/** As the wire has it: ks_cb_request_status and cb_request_status. */
export const creatorStatus = { pending: 1, requested: 2, accepted: 3 } as const

/** Requests to become a creator. */
export const creators = (db: Database, now: Now) => ({
  async status({ userId }: Viewer): Promise<number> {
    const [row] = await db.query<{ status: number }>(
      sql`select creator_status as status from users where id = ${userId}`,
    )
    return row?.status ?? creatorStatus.pending
  },

  /** Adds a request, unless there is one or the user is a creator already. */
  request: async ({ userId }: Viewer): Promise<void> =>
    void (await db.query(
      sql`update users set creator_status = ${creatorStatus.requested}, creator_asked_at = ${now()} where id = ${userId} and creator_status = ${creatorStatus.pending}`,
    )),
})
