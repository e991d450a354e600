import type { WireBan } from '../../../src/wire/communityTeam'
import { userSummary } from '../account/userSummary'
import type { Now } from '../clock'
import { readCursor, writeCursor } from '../database/cursor'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import type { Viewer } from '../session/sessions'
import { findCommunity } from './access'
import { record } from './record'
import { runCommunity } from './running'

interface Page {
  limit: number
  cursor?: string | undefined
}

interface Row extends Omit<WireBan, 'banned_at'> {
  id: string
  at: Date
}

/** Who can't come back into a community. */
export const bans = (db: Database, now: Now) => ({
  /** The latest first. @throws Refusal 403, 404 */
  async list(viewer: Viewer, communityId: string, { limit, cursor }: Page) {
    const community = await findCommunity(db, viewer, sql`c.id = ${rowId(communityId)}`)
    community.require('ban')
    const scope = `bans ${community.id}`
    const [time, id] = cursor ? readCursor(scope, cursor, ['timestamptz', 'bigint']) : []
    const after = cursor ? sql`and (b.banned_at, b.user_id) < (${time}::timestamptz, ${id}::bigint)` : sql``
    const rows = await db.query<Row>(sql`
      select b.user_id::text as id, ${userSummary(sql`u`)} as user, b.reason, b.banned_at as at,
        case when a.id is null then null else ${userSummary(sql`a`)} end as banned_by
      from community_bans b join users u on u.id = b.user_id
      left join users a on a.id = b.banned_by and a.deleted_at is null
      where b.community_id = ${community.id} ${after}
      order by b.banned_at desc, b.user_id desc limit ${limit + 1}`)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ user, reason, banned_by, at }) => ({
        ...{ user, reason, banned_by },
        banned_at: at.toISOString(),
      })),
      next_cursor: rows.length > limit && last ? writeCursor(scope, [last.at.toISOString(), last.id]) : null,
    }
  },

  /** Lets somebody ask or join again. @throws Refusal 403, 404 */
  lift: (viewer: Viewer, communityId: string, userId: string): Promise<void> =>
    runCommunity(db, viewer, communityId, 'ban', async (tx, { id }) => {
      const [lifted] = await tx.query<{ id: string }>(sql`delete from community_bans
        where community_id = ${id} and user_id = ${rowId(userId)} returning user_id::text as id`)
      if (!lifted) return
      await tx.query(sql`delete from notifications
        where user_id = ${lifted.id} and kind = 'member_banned' and community_id = ${id}`)
      await record(tx, id, { act: 'unbanned', actorId: viewer.userId, personId: lifted.id }, now())
    }),
})
