// The locale is fixed: client and server must count alike, whatever language either of them speaks.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The characters of a text as people count them: a family emoji, a flag or a letter with its accents is one. Counters
 * in forms and limits on the server both count with this, so that "25/25" never is refused; a browser that is older than
 * an emoji may count it as several, and then is the stricter of the two. Without yup, for anyone.
 */
export const countGraphemes = (text: string): number => {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
