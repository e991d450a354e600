import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { feeds } from '../feed/feeds'
import { matchesIn } from './matches'
import { type Needle, order } from './needle'
import type { SearchRequest } from './users'

/** So many videos are compared by how well they fit; that takes some 20 ms. */
const maxCompared = 1500

/**
 * Videos with these words, the best fitting first, among equals the most watched. Words that more videos hold than can be
 * compared say little: for them the most watched are enough, found by going through all videos in that order.
 */
export const findVideos = async (db: Queryable, needle: Needle, request: SearchRequest) => {
  const search = sql`v.search`
  const found = await db.query<{ id: string }>(sql`select v.id::text from videos v
    where v.brand_id = ${request.brandId} and v.removed_at is null and ${needle.isIn(search)} limit ${maxCompared + 1}`)
  const isCommon = found.length > maxCompared
  const source = isCommon
    ? // A query of its own has no statistics, which underrate words that often stand together: then all would be sorted.
      { by: sql`v.rank_popular`, where: sql`(select ${needle.isIn(search)})` }
    : {
        by: order(needle.rank(search), sql`v.rank_popular`),
        where: sql`v.id = any(${found.map(({ id }) => id)}::bigint[])`,
      }
  const { items, next_cursor } = await feeds(db).page(
    { ...source, scope: `found ${isCommon} ${needle.name}`, type: 'bigint' },
    request,
  )
  const videos = items.filter((item) => item.type === 'video')
  return {
    items: videos.map((item) => ({ ...item, matches: matchesIn(item.title || item.caption, needle.words) })),
    next_cursor,
  }
}
