/** The languages that people are written to in. */
export type Language = 'en' | 'de'

const isLanguage = (name: string): name is Language => name === 'en' || name === 'de'

/**
 * A text in somebody's language, or in English where it is not translated.
 * @param tag a language tag such as `de-AT`, or an Accept-Language header, of which the first counts; null for none
 */
export const inLanguage = <T>(words: Readonly<Record<Language, T>>, tag: string | null | undefined): T => {
  const [name = ''] = (tag ?? '')
    .trim()
    .toLowerCase()
    .split(/[^a-z]/, 1)
  return words[isLanguage(name) ? name : 'en']
}
