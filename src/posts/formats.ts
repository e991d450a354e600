import { perLocale } from '../kit/t'

const megabytes = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 }),
)
const tenths = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
)
const seconds = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'second' }))
const minutes = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }))
const percents = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
const times = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
const days = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }))

const mega = 1_000_000

/** A file's size: 41 MB. */
export const formatBytes = (bytes: number, locale: string): string =>
  (bytes < 10 * mega ? tenths : megabytes)(locale).format(bytes / mega)

/** How long something still takes: 20 sec, 3 min. */
export const formatLeft = (left: number, locale: string): string =>
  left < 60
    ? seconds(locale).format(Math.max(1, Math.ceil(left / 5) * 5))
    : minutes(locale).format(Math.ceil(left / 60))

/** @param part from 0 to 1 */
export const formatPart = (part: number, locale: string): string => percents(locale).format(part)

/** A moment of a day: 12:06. @param at milliseconds since 1970 */
export const formatTime = (at: number, locale: string): string => times(locale).format(at)

/** A day without its year. @param day such as 2026-03-02 */
export const formatShortDay = (day: string, locale: string): string => days(locale).format(Date.parse(day))
