import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { ranking } from '../feed/ranking'
import { refreshVocabulary } from '../search/vocabulary'

const batch = 2500

const adjectives = [
  'Slow',
  'Paper',
  'Second',
  'Quiet',
  'Borrowed',
  'Northern',
  'Small',
  'Late',
  'Folded',
  'Warm',
  'Lost',
]
const nouns = [
  'weather',
  'harbour',
  'garden',
  'signal',
  'lamp',
  'orbit',
  'letter',
  'tide',
  'window',
  'field',
  'metro',
  'choir',
  'stair',
]
const captions = [
  'Left running over lunch.',
  'One parameter away from the last one.',
  'Found while looking for something else.',
  'Same seed, other hour.',
  'For whoever is still awake.',
  'The accident was the good part.',
  'Version nine. Version three was better.',
]

/**
 * Gives the first brand `wanted` generated videos beside its own, older than those, for measuring; what an earlier run
 * made is kept. They use the demo's clips, authors and open communities over and over.
 */
export const seedScale = async (db: Database, wanted: number, progress: (done: number) => void): Promise<void> => {
  const [{ count } = { count: 0 }] = await db.query<{ count: number }>(
    sql`select count(*) as count from videos where brand_id = 1 and slug like 'study-%'`,
  )
  if (count >= wanted) return
  for (let from = count + 1; from <= wanted; from += batch) {
    const to = Math.min(wanted, from + batch - 1)
    await db.query(sql`with
          authors as (select array_agg(id order by id) as ids from (
            select id from users where brand_id = 1 and creator_status = 3 order by id limit 30) as u),
          clips as (select array_agg(id order by id) as ids from media),
          places as (select array_agg(id order by id) as ids from communities where brand_id = 1 and not is_closed),
          oldest as (select min(created_at) as at from videos where brand_id = 1 and slug not like 'study-%')
        insert into videos (brand_id, slug, title, caption, author_id, community_id, media_id, sparks_count, shares_count,
          views_count, created_at)
        select 1, 'study-' || n, (${adjectives}::text[])[1 + n % ${adjectives.length}::int] || ' ' || (${nouns}::text[])[1 + n % ${nouns.length}::int] || ' ' || n,
          (${captions}::text[])[1 + n % ${captions.length}::int], authors.ids[1 + n * 7 % cardinality(authors.ids)],
          places.ids[1 + n % cardinality(places.ids)], clips.ids[1 + n % cardinality(clips.ids)],
          n * 7919 % 997, n * 7919 % 41, n * 7919 % 29989, oldest.at - n * interval '5 minutes'
        from generate_series(${from}::int, ${to}::int) as n, authors, clips, places, oldest`)
    progress(to)
  }
  await db.query(
    sql`update communities c set videos_count = (select count(*) from videos v where v.community_id = c.id) where brand_id = 1`,
  )
  await ranking(db).refresh()
  await refreshVocabulary(db)
  await db.script('vacuum analyze')
}
