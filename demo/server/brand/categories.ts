import type { WireCategory } from '../../../src/wire/category'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

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
})
