import type { Now } from '../clock'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { badRequest } from '../refusal'
import type { Viewer } from '../session/sessions'

/** Topics that a viewer chooses at least, where the brand has that many. */
export const minTopics = 3

/** What a new user is asked for. */
export const onboarding = (db: Database, now: Now) => ({
  /** Agreeing again changes nothing. */
  acceptGuidelines: async ({ userId }: Viewer): Promise<void> =>
    void (await db.query(
      sql`update users set guidelines_accepted_at = coalesce(guidelines_accepted_at, ${now()}) where id = ${userId}`,
    )),

  /**
   * Puts these topics in the place of the earlier ones.
   * @throws Refusal 400 for fewer than three different ones where the brand has three, or one that it has not
   */
  async saveTopics({ userId, brandId }: Viewer, topicIds: readonly string[]): Promise<void> {
    const ids = [...new Set(topicIds)].map(rowId)
    await db.tx(async (tx) => {
      const [{ minimum } = { minimum: minTopics }] = await tx.query<{
        minimum: number
      }>(sql`select least(${minTopics}, count(*))::int as minimum from topics t join categories c on c.id = t.category_id
          where c.brand_id = ${brandId}`)
      if (ids.length < minimum) throw badRequest(`topicIds must name ${minimum} topics`)
      await tx.query(sql`select 1 from users where id = ${userId} for update`)
      await tx.query(sql`delete from user_topics where user_id = ${userId}`)
      const saved = await tx.query(sql`insert into user_topics (user_id, topic_id)
          select ${userId}, t.id from topics t join categories c on c.id = t.category_id
          where c.brand_id = ${brandId} and t.id = any(${ids.filter((it) => it !== null)}::bigint[]) returning topic_id`)
      if (saved.length < ids.length) throw badRequest('topicIds holds a topic that the brand has not')
    })
  },
})
