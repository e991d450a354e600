import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import type { Viewer } from '../session/sessions'

/** How many are kept of each viewer. */
const most = 20

/** What viewers searched for; nobody else reads it. */
export const recentSearches = (db: Database, now: Now) => ({
  /** The newest first. */
  async list({ userId }: Viewer): Promise<string[]> {
    const rows = await db.query<{ words: string }>(
      sql`select words from recent_searches where user_id = ${userId} order by at desc, words limit ${most}`,
    )
    return rows.map(({ words }) => words)
  },

  /** Puts a search first, once whatever its case, and forgets what is beyond the newest. @throws Refusal 401 */
  async add(viewer: Viewer, words: string): Promise<void> {
    const { userId } = viewer
    await db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      await tx.query(sql`delete from recent_searches where user_id = ${userId} and lower(words) = lower(${words})`)
      await tx.query(sql`insert into recent_searches (user_id, words, at) values (${userId}, ${words}, ${now()})
        on conflict (user_id, words) do update set at = excluded.at`)
      await tx.query(sql`delete from recent_searches where user_id = ${userId} and words not in (
        select words from recent_searches where user_id = ${userId} order by at desc, words limit ${most})`)
    })
  },

  /** @param words all unless given */
  async forget({ userId }: Viewer, words?: string): Promise<void> {
    const which = words ? sql`and lower(words) = lower(${words})` : sql``
    await db.query(sql`delete from recent_searches where user_id = ${userId} ${which}`)
  },
})
