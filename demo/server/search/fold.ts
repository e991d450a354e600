const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** A text as searches compare it: without case and accents, as the database's `search_fold`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter)

const word = /[\p{L}\p{N}\p{M}]+/gu

/** Longer searches find nothing more. */
const maxWords = 8

/** The words of a text that somebody searches for, each once. They hold letters and digits alone. */
export const wordsOf = (q: string): string[] => [...new Set(fold(q).match(word) ?? [])].slice(0, maxWords)

/** The words of a text with their positions. */
export const wordsIn = (text: string) =>
  [...text.matchAll(word)].map(({ 0: it, index }) => ({ start: index, text: it, folded: fold(it) }))
