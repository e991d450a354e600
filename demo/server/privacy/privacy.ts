import type { WirePrivacyChange, WirePrivacySettings } from '../../../src/wire/privacy'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { accountGone } from '../refusal'

/** What viewers let others do that concerns them. */
export const privacy = (db: Queryable) => ({
  /** @throws Refusal 401 when the account has been deleted */
  async read(userId: string): Promise<WirePrivacySettings> {
    const [settings] = await db.query<WirePrivacySettings>(
      sql`select mention_policy as mentions from users where id = ${userId} and deleted_at is null`,
    )
    if (!settings) throw accountGone()
    return settings
  },

  /** Changes what is given. @throws Refusal 401 when the account has been deleted */
  async update(userId: string, { mentions }: WirePrivacyChange): Promise<WirePrivacySettings> {
    const [settings] = await db.query<WirePrivacySettings>(sql`
      update users set mention_policy = coalesce(${mentions ?? null}::text, mention_policy)
      where id = ${userId} and deleted_at is null returning mention_policy as mentions`)
    if (!settings) throw accountGone()
    return settings
  },
})
