/** A mention that is being typed. */
export interface TypedMention {
  /** Position of its @, in UTF-16 units. */
  start: number
  /** What follows the @, one letter at least. */
  q: string
}

const typedPattern = /(?<![\p{L}\p{N}_.%+@/-])@([\p{L}\p{M}\p{N}._-]{1,30})$/u

/** The mention that ends at the caret; null for none. */
export const mentionAt = (text: string, caret: number): TypedMention | null => {
  const found = typedPattern.exec(text.slice(0, caret))
  return found ? { start: found.index, q: found[1] ?? '' } : null
}
