let segmenter: Intl.Segmenter | undefined

/**
 * The characters of a text as people count them: a family emoji, a flag or a letter with its accents is one. Without yup,
 * for anyone.
 */
export const graphemes = (text: string): Intl.Segments => {
  // Slow to create. The locale is fixed: client and server must count alike, whatever language either of them speaks.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/**
 * How many {@link graphemes} a text has. Counters in forms and limits on the server both count with this, so that "25/25"
 * never is refused; a browser that is older than an emoji may count it as several, and then is the stricter of the two.
 */
export const countGraphemes = (text: string): number => [...graphemes(text)].length
