import type { WireCategory } from '../../../src/wire/category'
import type { Queryable } from '../database/database'

const select = `select c.id::text as entity_id, c.title,
  coalesce((
    select json_agg(json_build_object('topic_id', t.id::text, 'topic', t.topic, 'is_selected', ut.user_id is not null)
      order by t.position, t.id)
    from topics t left join user_topics ut on ut.topic_id = t.id and ut.user_id = $2::bigint
    where t.category_id = c.id
  ), '[]'::json) as topics
  from categories c where c.brand_id = $1 order by c.position, c.id`

export const categories = (db: Queryable) => ({
  /** A brand's categories with their topics, and which of them the viewer chose. */
  list: (brandId: string, viewerId: string | null): Promise<WireCategory[]> =>
    db.query<WireCategory>(select, [brandId, viewerId]),
})
