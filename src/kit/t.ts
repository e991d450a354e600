import type { en as base } from '../strings/en/base'
import { en } from '../strings/en/early'
import type { Dictionary, Plural, Translation } from '../strings/translation'
import { pageObject } from './shared'

export type { Dictionary }

type KeyIn<D> = Exclude<keyof D, 'locale'> & string

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The parameters that an English text names, and `count` where it has plural forms. */
type ParamsIn<T> = T extends string
  ? { readonly [N in NamesIn<T>]: string | number }
  : { readonly [N in NamesIn<T[keyof T]> | 'count']: N extends 'count' ? number : string | number }

type ParamArgs<T> = [keyof ParamsIn<T>] extends [never] ? [] : [params: ParamsIn<T>]

/** {@link t} for the strings of one dictionary, in one language. */
export type TranslateOf<D> = <K extends KeyIn<D>>(key: K, ...params: ParamArgs<D[K]>) => string

/** The strings of the first view. */
export type Base = typeof base
export type StringKey = KeyIn<Base>
export type Strings = Translation<Base>
export type Translate = TranslateOf<Base>

/** One formatter per locale: creating one costs more than a thousand uses. */
export const perLocale = <T>(create: (locale: string) => T) => {
  const formatters = new Map<string, T>()
  return (locale: string): T => {
    const formatter = formatters.get(locale) ?? create(locale)
    formatters.set(locale, formatter)
    return formatter
  }
}

const plurals = perLocale((locale) => new Intl.PluralRules(locale))
const numbers = perLocale((locale) => new Intl.NumberFormat(locale))

/** Whether a number is its digits alone: in Arabic, and in a locale that asks for it, digits may be others than ours. */
export const isPlain = (value: number, locale: string): boolean =>
  Number.isInteger(value) && value >= 0 && value < 1000 && !/^ar|-u-/i.test(locale)

/** The first use of `NumberFormat` takes a slow phone more than 100 ms, in one task. */
const formatNumber = (value: number, locale: string) =>
  isPlain(value, locale) ? `${value}` : numbers(locale).format(value)

/** A string with its parameters filled in; plain text, never markup. */
export const t = <K extends StringKey>(strings: Strings, key: K, ...[params]: ParamArgs<Base[K]>): string =>
  fill(strings, key, params)

const fill = (strings: Dictionary, key: string, params: object | undefined): string => {
  const values = (params ?? {}) as Record<string, string | number>
  const form = strings[key] as string | Plural
  const text =
    typeof form === 'string' ? form : (form[plurals(strings.locale).select(Number(values.count))] ?? form.other)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? formatNumber(value, strings.locale) : value
  })
}

/** {@link t} for one language. */
export const translator =
  <D extends Dictionary = Base>(strings: Translation<D>): TranslateOf<D> =>
  (key, ...[params]) =>
    fill(strings as Dictionary, key, params)

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

/** What an element says before its view has loaded. */
export const earlyStrings = stringsPart('early', en)

/** The writing direction of strings that show. */
export const direction = (shown: string): 'ltr' | 'rtl' => (/^(ar|he)\b/i.test(shown) ? 'rtl' : 'ltr')
