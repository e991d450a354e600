import { graphemes } from '../wire/graphemes'

/** Cuts a text to `limit` graphemes, with an ellipsis where text is left out. */
export const truncate = (text: string, limit: number): string => {
  // A grapheme has at least one code unit, so most texts need no segmenting.
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of graphemes(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}
