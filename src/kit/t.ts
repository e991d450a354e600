import type { en as base } from '../strings/en/base'
import type { Dictionary, KeyIn, ParamArgs, Plural, TranslateOf, Translation } from '../strings/translation'
import { fillIn } from './strings'

export type { Dictionary, TranslateOf }

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
  return fillIn(text, (name) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? formatNumber(value, strings.locale) : value
  })
}

/** {@link t} for one language. */
export const translator =
  <D extends Dictionary = Base>(strings: Translation<D>): TranslateOf<D> =>
  (key, ...[params]) =>
    fill(strings as Dictionary, key, params)
