import { shownLocale } from './strings'
import { isPlain, perLocale, type Strings, t } from './t'

/** Numbers and dates stand between strings, so where a language has none they are English too. */
const perStrings = <T>(create: (locale: string) => T) => perLocale((locale) => create(shownLocale(locale)))

const compact = perStrings((locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
const day = perStrings((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))

/**
 * The first use of each of Intl's formats takes a slow phone more than 100 ms, in one task, just when a view draws what it
 * shows first. So American English, the default, is written without them.
 */
export const isAmerican = (locale: string) => /^(en|en-us)$/i.test(shownLocale(locale))

/** A day: 5 Mar 2026. @param then milliseconds since 1970 */
export const formatDay = (then: number, locale: string): string => {
  const [, month, date, year] = new Date(then).toDateString().split(' ')
  return isAmerican(locale) && year ? `${month} ${Number(date)}, ${year}` : day(locale).format(then)
}

const americanUnits = [
  [1e3, 'K'],
  [1e6, 'M'],
  [1e9, 'B'],
] as const

/** A counter: 1.2K, 3.4M. */
export const formatCount = (count: number, locale: string): string => {
  const number = Math.max(0, Math.trunc(count) || 0)
  if (isPlain(number, locale)) return `${number}`
  if (isAmerican(locale))
    for (const [unit, letter] of americanUnits) {
      const tenths = Math.round((number * 10) / unit)
      if (tenths < 10_000) return `${tenths / 10}${letter}`
    }
  return compact(locale).format(number)
}

const minute = 60_000
const hour = 60 * minute

/**
 * The age of a moment: 'Just now', 'N min ago', 'N hrs ago', after a day its date; '' for an invalid date.
 * @param then ISO 8601, or milliseconds since 1970
 * @param now milliseconds since 1970
 */
export const formatAgo = (strings: Strings, then: string | number, locale: string, now = Date.now()): string => {
  const time = new Date(then).getTime()
  if (Number.isNaN(time)) return ''
  // A viewer's clock may be behind the server's.
  const age = Math.max(0, now - time)
  if (age < minute) return t(strings, 'common.time.now')
  if (age < hour) return t(strings, 'common.time.minutes', { count: Math.floor(age / minute) })
  if (age < 24 * hour) return t(strings, 'common.time.hours', { count: Math.floor(age / hour) })
  return formatDay(time, locale)
}

/** Seconds as on a clock: 0:07, 12:34, 1:02:03; 0:00 for a duration that is unknown. */
export const formatClock = (seconds: number): string => {
  const total = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [h, min, s] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return h > 0 ? `${h}:${twoDigits(min)}:${twoDigits(s)}` : `${min}:${twoDigits(s)}`
}
