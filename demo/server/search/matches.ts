import type { WireMatch } from '../../../src/wire/search'
import { fold, wordsIn } from './fold'

/** How many UTF-16 units of a text become so many when it is folded. */
const unitsOf = (text: string, folded: number): number => {
  let units = 0
  for (const character of text) {
    if (fold(text.slice(0, units)).length >= folded) break
    units += character.length
  }
  // Accents that stand behind their letter as characters of their own.
  return units + (/^[\u0300-\u036f]+/.exec(text.slice(units))?.[0].length ?? 0)
}

/** Where words of a name begin as one of the words that were searched for. */
export const matchesIn = (name: string, words: readonly string[]): WireMatch[] =>
  wordsIn(name).flatMap(({ start, text, folded }) => {
    const typed = words.filter((it) => folded.startsWith(it)).sort((a, b) => b.length - a.length)[0]
    return typed ? [{ start, end: start + unitsOf(text, typed.length) }] : []
  })
