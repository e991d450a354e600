import { en, type Plural } from '../strings/en'

/** Strings by key, with the locale that they are in. */
export type Dictionary = { readonly locale: string } & { readonly [key: string]: string | Plural }

/** What every language has of a dictionary that is English first. */
export type Translation<D> = { readonly locale: string } & {
  readonly [K in Exclude<keyof D, 'locale'>]: D[K] extends string ? string : Plural
}

type KeyIn<D> = Exclude<keyof D, 'locale'> & string

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The parameters that an English text names, and `count` where it has plural forms. */
type ParamsIn<T> = T extends string
  ? { readonly [N in NamesIn<T>]: string | number }
  : { readonly [N in NamesIn<T[keyof T]> | 'count']: N extends 'count' ? number : string | number }

type ParamArgs<T> = [keyof ParamsIn<T>] extends [never] ? [] : [params: ParamsIn<T>]

/** {@link t} for the strings of one dictionary, in a language already chosen. */
export type TranslateOf<D> = <K extends KeyIn<D>>(key: K, ...params: ParamArgs<D[K]>) => string

/** The strings that the first view comes with. */
export type Base = typeof en
export type StringKey = KeyIn<Base>
export type Strings = Translation<Base>
export type Translate = TranslateOf<Base>

const rules = new Map<string, Intl.PluralRules>()

const pluralOf = (locale: string, count: number) => {
  let rule = rules.get(locale)
  if (!rule) {
    rule = new Intl.PluralRules(locale)
    rules.set(locale, rule)
  }
  return rule.select(count)
}

const numbers = new Map<string, Intl.NumberFormat>()

const numberOf = (locale: string, value: number) => {
  let format = numbers.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale)
    numbers.set(locale, format)
  }
  return format.format(value)
}

/** A string of a language, with its parameters filled in; plain text, never markup. */
export const t = <K extends StringKey>(strings: Strings, key: K, ...[params]: ParamArgs<Base[K]>): string =>
  fill(strings, key, params)

const fill = (strings: Dictionary, key: string, params: object | undefined): string => {
  const given = (params ?? {}) as Record<string, string | number>
  const form = strings[key] as string | Plural
  const text = typeof form === 'string' ? form : (form[pluralOf(strings.locale, Number(given.count))] ?? form.other)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name] ?? ''
    return typeof value === 'number' ? numberOf(strings.locale, value) : value
  })
}

/** {@link t} for one language. */
export const translator =
  <D extends Dictionary = Base>(strings: Translation<D>): TranslateOf<D> =>
  (key, ...[params]) =>
    fill(strings as Dictionary, key, params)

/** Strings that load with what shows them. */
export interface StringsPart<D> {
  /** Whether there are strings in a locale's language; for others there is English. */
  has(locale: string): boolean
  /** For a locale as far as they are there now: English until {@link StringsPart.load} is done. */
  now(locale: string): Translation<D>
  /** For a locale, loaded when needed; English when that fails. */
  load(locale: string): Promise<Translation<D>>
}

/**
 * @param en comes with the code
 * @param languages the others, each a file of its own
 */
export const stringsPart = <D extends Dictionary>(
  en: D,
  languages: Readonly<Record<string, () => Promise<Translation<D>>>>,
): StringsPart<D> => {
  const english = en as unknown as Translation<D>
  const loaded = new Map([['en', english]])
  const own = (locale: string) => locale.split('-', 1)[0]?.toLowerCase() ?? ''
  const has = (locale: string) => own(locale) === 'en' || Object.hasOwn(languages, own(locale))
  /** The language that a locale falls back to: de-AT is German, one that is not there is English. */
  const languageOf = (locale: string) => (has(locale) ? own(locale) : 'en')
  return {
    has,
    now: (locale) => loaded.get(languageOf(locale)) ?? english,
    load: async (locale) => {
      const language = languageOf(locale)
      const now = loaded.get(language)
      if (now) return now
      try {
        const strings = await (languages[language] as () => Promise<Translation<D>>)()
        loaded.set(language, strings)
        return strings
      } catch {
        return english
      }
    },
  }
}

/** The strings that the first view comes with. */
export const baseStrings: StringsPart<Base> = stringsPart(en, {
  de: async () => (await import('../strings/de')).de,
})
export const { now: stringsNow, load: loadStrings } = baseStrings

/** The direction that a locale is written in: its script says it, or else its language. */
export const direction = (locale: string): 'ltr' | 'rtl' => {
  const script = /^\w+-([a-z]{4})\b/i.exec(locale)?.[1]
  const rightToLeft = script ? /^(arab|hebr|nkoo|syrc|thaa)$/i : /^(ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/i
  return rightToLeft.test(script ?? locale) ? 'rtl' : 'ltr'
}
