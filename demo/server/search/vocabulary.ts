import { isOpenTo } from '../community/place'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import { editDistance } from './editDistance'

/** A word that nobody used, and those that were probably meant, the likeliest first. */
export interface Correction {
  word: string
  meant: string[]
}

/** How alike two words are at least, by groups of three letters; a swap in a short word leaves little. */
const likeness = '0.15'
const maxCandidates = 100
const maxMeant = 3

/** Shorter words are like too many others. */
const canBeWrong = (word: string) => word.length >= 4 && !/\p{N}/u.test(word)

const maxDistance = (word: string) => (word.length < 8 ? 1 : 2)

/** What was meant, among words that look alike. */
const choose = (word: string, candidates: readonly string[]): string[] =>
  candidates
    .map((it) => ({ it, distance: editDistance(word, it) }))
    .filter(({ distance }) => distance <= maxDistance(word))
    .sort((a, b) => a.distance - b.distance)
    .map(({ it }) => it)
    .slice(0, maxMeant)

const words = sql`
  select v.brand_id, w.lexeme from videos v left join communities c on c.id = v.community_id
    left join loops l on l.id = v.loop_id cross join unnest(v.search) as w (lexeme, positions, weights)
    where v.removed_at is null and ${isOpenTo(null)}
  union select c.brand_id, w.lexeme from communities c cross join unnest(c.search) as w (lexeme, positions, weights)
  union select l.brand_id, w.lexeme from loops l join communities c on c.id = l.community_id and not c.is_closed
    cross join unnest(l.search) as w (lexeme, positions, weights) where l.archived_at is null
  union select u.brand_id, w.lexeme from users u cross join unnest(u.search) as w (lexeme, positions, weights)
    where u.deleted_at is null`

/** Reads anew which words a brand's people use where everybody may read. */
export const refreshVocabulary = async (db: Queryable): Promise<void> => {
  const known = sql`select brand_id, lexeme as word from (${words}) used
    where length(lexeme) between 4 and 40 and lexeme !~ '[0-9]'`
  await db.query(sql`with known as materialized (${known}),
      gone as (delete from search_words s where not exists (
        select 1 from known k where k.brand_id = s.brand_id and k.word = s.word))
    insert into search_words (brand_id, word) select brand_id, word from known on conflict do nothing`)
}

/** For searches with typing errors. */
export const vocabulary = (db: Database) => ({
  refresh: () => refreshVocabulary(db),

  /** What those words probably mean that no known word begins with. */
  async correct(brandId: string, typed: readonly string[]): Promise<Correction[]> {
    const doubtful = typed.filter(canBeWrong)
    if (doubtful.length === 0) return []
    const rows = await db.tx(async (tx) => {
      await tx.query(sql`select set_config('pg_trgm.similarity_threshold', ${likeness}, true)`)
      return tx.query<{ word: string; candidates: string[] }>(sql`
        select t.word, array(select s.word from search_words s where s.brand_id = ${brandId} and s.word % t.word
            and abs(length(s.word) - length(t.word)) <= 2
          order by similarity(s.word, t.word) desc, s.word limit ${maxCandidates}) as candidates
        from unnest(${doubtful}::text[]) as t (word)
        where not exists (select 1 from search_words k where k.brand_id = ${brandId} and k.word like t.word || '%')`)
    })
    return rows
      .map(({ word, candidates }) => ({ word, meant: choose(word, candidates) }))
      .filter(({ meant }) => meant.length > 0)
  },
})
