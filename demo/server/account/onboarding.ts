import type { Now } from '../clock'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { badRequest } from '../refusal'
import type { Viewer } from '../session/sessions'

/** Topics that a viewer chooses at least, where the brand has that many. */
export const fewestTopics = 3

/** What a new user is asked for. */
export const onboarding = (db: Database, now: Now) => ({
  /** Agreeing again changes nothing. */
  acceptGuidelines: async ({ userId }: Viewer): Promise<void> =>
    void (await db.query(
      'update users set guidelines_accepted_at = coalesce(guidelines_accepted_at, $2) where id = $1',
      [userId, now()],
    )),

  /**
   * Puts these topics in the place of the earlier ones.
   * @throws Refusal 400 for fewer than three different ones where the brand has three, or one that it has not
   */
  async saveTopics({ userId, brandId }: Viewer, topicIds: readonly string[]): Promise<void> {
    const ids = [...new Set(topicIds)].map(rowId)
    await db.tx(async (tx) => {
      const [{ fewest } = { fewest: fewestTopics }] = await tx.query<{ fewest: number }>(
        `select least($2, count(*))::int as fewest from topics t join categories c on c.id = t.category_id
          where c.brand_id = $1`,
        [brandId, fewestTopics],
      )
      if (ids.length < fewest) throw badRequest(`topicIds must name ${fewest} topics`)
      await tx.query('select 1 from users where id = $1 for update', [userId])
      await tx.query('delete from user_topics where user_id = $1', [userId])
      const saved = await tx.query(
        `insert into user_topics (user_id, topic_id)
          select $1, t.id from topics t join categories c on c.id = t.category_id
          where c.brand_id = $2 and t.id = any($3::bigint[]) returning topic_id`,
        [userId, brandId, ids.filter((it) => it !== null)],
      )
      if (saved.length < ids.length) throw badRequest('topicIds holds a topic that the brand has not')
    })
  },
})
