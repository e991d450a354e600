import { findTags } from '../../wire/textParts'

/** A tag that is being typed. */
export interface TypedTag {
  /** Position of its #, in UTF-16 units. */
  start: number
  /** What follows the # in lower case; may be empty. */
  prefix: string
}

/** What a description says about tags, at a position of the caret. */
export interface Tagged {
  /** The tags that it has, without the one that is being typed: in lower case, each once. */
  tags: readonly string[]
  typed: TypedTag | null
}

const typedPattern = /(?<![\p{L}\p{M}\p{N}_&/#])#([\p{L}\p{M}\p{N}_]{0,99})$/u
const letter = /^[\p{L}\p{M}\p{N}_]/u

/** A tag is being typed where it ends at the caret. */
export const readTags = (text: string, caret: number): Tagged => {
  const found = letter.test(text.slice(caret)) ? null : typedPattern.exec(text.slice(0, caret))
  const typed = found && { start: found.index, prefix: (found[1] ?? '').toLowerCase() }
  const others = findTags(text).filter(({ start }) => start !== typed?.start)
  return { tags: [...new Set(others.map(({ tag }) => tag))], typed }
}

/** Which part of a text a tag takes, and as what: the tag that is being typed, else the end. */
export const placeTag = (text: string, caret: number, tag: string): { start: number; end: number; text: string } => {
  const { typed } = readTags(text, caret)
  if (typed) return { start: typed.start, end: caret, text: `#${tag} ` }
  const gap = text === '' || /\s$/.test(text) ? '' : ' '
  return { start: text.length, end: text.length, text: `${gap}#${tag} ` }
}
