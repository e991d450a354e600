import { en } from '../strings/en/early'
import type { Dictionary, TranslateOf, Translation } from '../strings/translation'
import { pageObject } from './shared'

/** The strings of one feature, which load with its views. */
export interface StringsPart<D> {
  /** The strings of a locale now: English until {@link StringsPart.load} has ended. */
  now(locale: string): Translation<D>
  /** Loads the strings of a locale once; English when that fails. */
  load(locale: string): Promise<Translation<D>>
}

/** The language of a locale: de-AT is German, pt-PT gets Brazilian Portuguese, an unknown language is English. */
const languageOf = (locale: string) =>
  /^(ar|de|es|fr|he|hi|it|ja|ko|nl|pl|pt|tr|zh)\b/i.exec(locale)?.[0].toLowerCase() ?? 'en'

/** The locale whose strings show: English for a language that has none. */
export const shownLocale = (locale: string) => (/^en\b/i.test(locale) || languageOf(locale) !== 'en' ? locale : 'en')

/** What has loaded: by language and part, such as `de feed`. */
const loaded = new Map<string, Dictionary>()

/**
 * @param name the part's file in each folder of `src/strings`
 * @param en part of the code
 */
export const stringsPart = <D extends Dictionary>(name: string, en: D): StringsPart<D> => {
  const now = (locale: string) => (loaded.get(`${languageOf(locale)} ${name}`) ?? en) as unknown as Translation<D>
  return {
    now,
    load: async (locale) => {
      const language = languageOf(locale)
      if ((language !== 'en' || pageObject().configured.strings) && !loaded.has(`${language} ${name}`))
        // English shows where a language does not load.
        await import('./languages').then((it) => it.loadPart(loaded, language, name, en)).catch(() => 0)
      return now(locale)
    },
  }
}

/** Puts values in the places of a text's parameters; plain text, never markup. */
export const fillIn = (text: string, valueFor: (name: string) => string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => valueFor(name))

const earlyStrings = stringsPart('early', en)
export const loadEarlyStrings = earlyStrings.load

/** What an element says before its view has loaded: no text has a number, so none of t.ts is needed. */
export const earlyTranslator =
  (locale: string): TranslateOf<typeof en> =>
  (key, ...[params]) =>
    fillIn(earlyStrings.now(locale)[key], (name) => (params as unknown as Record<string, string>)[name] ?? '')

/** The writing direction of strings that show. */
export const direction = (shown: string): 'ltr' | 'rtl' => (/^(ar|he)\b/i.test(shown) ? 'rtl' : 'ltr')
