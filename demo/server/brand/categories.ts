import type { WireCategory } from '../../../src/wire/category'
import type { WireExploreCategory } from '../../../src/wire/explore'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notFound } from '../refusal'

const selectCategories = (brandId: string, viewerId: string | null) => sql`select c.id::text as entity_id, c.title,
  coalesce((
    select json_agg(json_build_object('topic_id', t.id::text, 'topic', t.topic, 'is_selected', ut.user_id is not null)
      order by t.position, t.id)
    from topics t left join user_topics ut on ut.topic_id = t.id and ut.user_id = ${viewerId}::bigint
    where t.category_id = c.id
  ), '[]'::json) as topics
  from categories c where c.brand_id = ${brandId} order by c.position, c.id`

export const categories = (db: Queryable) => ({
  /** A brand's categories with their topics, and which of them the viewer chose. */
  list: (brandId: string, viewerId: string | null): Promise<WireCategory[]> =>
    db.query<WireCategory>(selectCategories(brandId, viewerId)),

  /** Those that have communities. */
  withCommunities: (brandId: string): Promise<WireExploreCategory[]> =>
    db.query<WireExploreCategory>(sql`select c.id::text as category_id, c.title from categories c
      where c.brand_id = ${brandId} and exists (select 1 from communities m where m.category_id = c.id)
      order by c.position, c.id`),

  /** The id of a brand's category, as lists take it. @throws Refusal 404 */
  async find(brandId: string, categoryId: string): Promise<string> {
    const [found] = await db.query<{ id: string }>(
      sql`select id::text from categories where id = ${rowId(categoryId)} and brand_id = ${brandId}`,
    )
    if (!found) throw notFound('category')
    return found.id
  },
})
