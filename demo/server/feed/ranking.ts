import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

/**
 * Puts every brand's videos in order for `for_you` and `popular`. Between two runs the order stays the same, whatever
 * is watched and sparked meanwhile, so that a feed pages without gaps or doubles.
 *
 * for_you goes in turns: the hottest video of each author, then the second hottest of each, and so on. Hot is what
 * people did with a video (in tens) and how new it is: two days make up for ten times as much attention.
 */
const order = sql`with hot as (
    select id, brand_id, author_id,
      (1000 * (log(1 + sparks_count + 2 * comments_count + 3 * reposts_count) + extract(epoch from created_at) / 172800))
        ::bigint as heat
    from videos
  ), turns as (
    select id, brand_id, heat,
      row_number() over (partition by brand_id, author_id order by heat desc, id desc) as turn from hot
  ), ranks as (
    select id, row_number() over (partition by brand_id order by turn desc, heat, id) as rank from turns
  )
  update videos v set rank_for_you = ranks.rank, rank_popular = v.views_count
  from ranks where ranks.id = v.id and (v.rank_for_you, v.rank_popular) is distinct from (ranks.rank, v.views_count::bigint)`

export const ranking = (db: Queryable) => ({
  refresh: async (): Promise<void> => void (await db.query(order)),
})
