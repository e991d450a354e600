import type { WireFeaturedPerson } from '../../../src/wire/people'
import { userSummary } from '../account/userSummary'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { isVisibleTo } from '../video/videos'

interface Request {
  brandId: string
  viewerId: string | null
  limit: number
  cursor?: string | undefined
}

interface Row extends WireFeaturedPerson {
  sparks: string
}

/** The people of a brand whose videos got the most sparks. */
export const featuredPeople =
  (db: Queryable) =>
  async ({ brandId, viewerId, limit, cursor }: Request) => {
    const scope = `featured people ${brandId}`
    const [sparks, id] = cursor ? readCursor(scope, cursor, ['bigint', 'bigint']) : []
    const after = cursor ? sql`and (w.sparks, w.author_id) < (${sparks}::bigint, ${id}::bigint)` : sql``
    const works = sql`select v.author_id, count(*) as videos, sum(v.sparks_count)::bigint as sparks,
        (array_agg(coalesce(m.thumb_url, m.poster_url) order by v.sparks_count desc, v.id desc)
          filter (where coalesce(m.thumb_url, m.poster_url) is not null))[1:3] as posters
      from videos v join media m on m.id = v.media_id
      left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
      where v.brand_id = ${brandId} and ${isVisibleTo(viewerId)} group by v.author_id`
    const rows = await db.query<Row>(sql`
      select ${userSummary(sql`u`)} as user, json_build_object('videos', w.videos) as counts,
        coalesce(w.posters, '{}') as posters, w.sparks::text as sparks
      from (${works}) w join users u on u.id = w.author_id
      where u.deleted_at is null and not u.is_brand_system_user and u.id is distinct from ${viewerId}::bigint ${after}
      order by w.sparks desc, w.author_id desc limit ${limit + 1}`)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ sparks: _, ...person }) => person),
      next_cursor: rows.length > limit && last ? writeCursor(scope, [last.sparks, last.user.user_id]) : null,
    }
  }
