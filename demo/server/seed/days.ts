import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

/**
 * When the plays of the demo's videos came, and how far people watched: most on a video's first days, fewer and fewer
 * afterwards. After the videos.
 */
export const seedDays = (tx: Queryable, base: Date) =>
  tx.query(sql`
    with days as (
      select v.id, v.views_count, d.day::date as day,
        power(1 + d.day::date - (v.created_at at time zone 'UTC')::date, -0.6)
          * (1 + (v.id * 7 + extract(doy from d.day)::int * 5) % 4 / 4.0) as weight
      from videos v, generate_series(date_trunc('day', v.created_at at time zone 'UTC'),
        ${base}::timestamptz at time zone 'UTC', interval '1 day') as d (day)
    ), plays as (
      select id, day, round(views_count * weight / sum(weight) over (partition by id))::int as views,
        0.5 + id % 5 / 20.0 as complete
      from days
    )
    insert into video_days (video_id, day, views, watched, first_quartile, midpoint, third_quartile, complete)
    select id, day, views, views, round(views * (0.5 + complete / 2)), round(views * (0.3 + complete * 0.7)),
      round(views * (0.1 + complete * 0.9)), round(views * complete)
    from plays where views > 0`)
