import { randomInt } from 'node:crypto'
import { fieldLimits } from '../../../src/wire/fieldLimits'

/** Letters and digits that any nickname may have; the accents of others go. */
const bare = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()

/**
 * Nicknames to try in place of one that somebody has, the best first: made of the person's name, then of what they
 * wanted. Each may have, by its characters and its length, but may be somebody's as well.
 */
export const suggestNicknames = (wanted: string, name: string | null): readonly string[] => {
  const words = bare(name ?? '').split(/ +/)
  const fromName = words.length > 1 ? ['.', '_', ''].map((between) => words.join(between)) : []
  const stem = wanted.toLowerCase()
  const digits = String(randomInt(10, 100))
  const fromWanted = [`its.${stem}`, `${stem}.${digits}`, `${stem}_${digits}`, `${stem}${randomInt(100, 1000)}`]
  const fitting = [...fromName, ...fromWanted].filter((it) => it.length <= fieldLimits.nickname && it !== stem)
  return [...new Set(fitting)]
}
