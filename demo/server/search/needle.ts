import { raw, type Sql, sql } from '../database/sql'
import { wordsOf } from './fold'
import type { Correction, vocabulary } from './vocabulary'

/** What somebody searches for, as the database takes it. */
export interface Needle {
  /** As typed, and what was probably meant. */
  words: readonly string[]
  /** Names the search in cursors. */
  name: string
  /** The search with other words in place of the unknown ones; null where all are known. */
  corrected: string | null
  /** Which `search` columns hold all words. */
  isIn(search: Sql): Sql
  /** How well a column fits, as a number below 1000: words of the name before others, typed words before other ones. */
  rank(search: Sql): Sql
}

/** One letter alone begins too many words. @param weight A for words of the name alone */
const term = (word: string, weight = '') => {
  const signs = (word.length > 1 ? '*' : '') + weight
  return signs ? `'${word}':${signs}` : `'${word}'`
}

/** A `tsquery`; words hold letters and digits alone, so that nothing needs to be escaped. */
const allOf = (terms: readonly string[]): Sql => sql`${terms.join(' & ')}::tsquery`

/** @param words of `wordsOf`, at least one */
const toNeedle = (words: readonly string[], corrections: readonly Correction[]): Needle => {
  const meantBy = (word: string) => corrections.find((it) => it.word === word)?.meant ?? []
  const exact = allOf(words.map((word) => term(word)))
  const inName = allOf(words.map((word) => term(word, 'A')))
  const wide = allOf(words.map((word) => `(${[word, ...meantBy(word)].map((it) => term(it)).join(' | ')})`))
  return {
    words: [...words, ...words.flatMap(meantBy)],
    name: words.join(' '),
    corrected: corrections.length > 0 ? words.map((word) => meantBy(word)[0] ?? word).join(' ') : null,
    isIn: (search) => sql`${search} @@ ${wide}`,
    rank: (search) => sql`(case when ${search} @@ ${inName} then 2 when ${search} @@ ${exact} then 1 else 0 end)`,
  }
}

/** Reads a search; null for one without a letter or a digit. */
export const readNeedle = async (
  { correct }: Pick<ReturnType<typeof vocabulary>, 'correct'>,
  brandId: string,
  q: string,
): Promise<Needle | null> => {
  const words = wordsOf(q)
  return words.length > 0 ? toNeedle(words, await correct(brandId, words)) : null
}

/** A rank and what decides among equal ranks, below 10^12, as one number. */
export const order = (rank: Sql, within: Sql): Sql => sql`(${rank} * ${raw('1000000000000')} + ${within})::bigint`
