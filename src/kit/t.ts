import { en, type Plural } from '../strings/en'

/** Every string's key. */
export type StringKey = Exclude<keyof typeof en, 'locale'>

/**
 * All strings of a language. A text that counts has a form for each of the language's plural rules; the parameter is
 * always `count`.
 */
export type Strings = { readonly locale: string } & {
  readonly [K in StringKey]: (typeof en)[K] extends string ? string : Plural
}

type English<K extends StringKey> = (typeof en)[K]

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The parameters that a string's English text names, and `count` where it has plural forms. */
export type ParamsOf<K extends StringKey> =
  English<K> extends string
    ? { readonly [N in NamesIn<English<K>>]: string | number }
    : { readonly [N in NamesIn<English<K>[keyof English<K>]> | 'count']: N extends 'count' ? number : string | number }

type ParamArgs<K extends StringKey> = [keyof ParamsOf<K>] extends [never] ? [] : [params: ParamsOf<K>]

/** {@link t} with a language already chosen. */
export type Translate = <K extends StringKey>(key: K, ...params: ParamArgs<K>) => string

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
export const t = <K extends StringKey>(strings: Strings, key: K, ...[params]: ParamArgs<K>): string => {
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
  (strings: Strings): Translate =>
  (key, ...params) =>
    t(strings, key, ...params)

/** Languages beside English, which comes with the code; each is a file of its own. */
const languages: Readonly<Record<string, () => Promise<Strings>>> = {
  de: async () => (await import('../strings/de')).de,
}

const loaded = new Map<string, Strings>([['en', en]])

/** The language that a locale falls back to: de-AT is German, one that is not there is English. */
const languageOf = (locale: string) => {
  const language = locale.split('-', 1)[0]?.toLowerCase() ?? ''
  return Object.hasOwn(languages, language) ? language : 'en'
}

/** The strings for a locale as far as they are there now: English until {@link loadStrings} is done. */
export const stringsNow = (locale: string): Strings => loaded.get(languageOf(locale)) ?? en

/** The strings for a locale, loaded when needed; English when that fails. */
export const loadStrings = async (locale: string): Promise<Strings> => {
  const language = languageOf(locale)
  const now = loaded.get(language)
  if (now) return now
  try {
    const strings = await (languages[language] as () => Promise<Strings>)()
    loaded.set(language, strings)
    return strings
  } catch {
    return en
  }
}

/** The direction that a locale is written in: its script says it, or else its language. */
export const direction = (locale: string): 'ltr' | 'rtl' => {
  const script = /^\w+-([a-z]{4})\b/i.exec(locale)?.[1]
  const rightToLeft = script ? /^(arab|hebr|nkoo|syrc|thaa)$/i : /^(ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/i
  return rightToLeft.test(script ?? locale) ? 'rtl' : 'ltr'
}
