import { type Strings, t } from './t'

/** Making a formatter costs more than using it a thousand times. */
const kept = <T>(make: (locale: string) => T) => {
  const made = new Map<string, T>()
  return (locale: string): T => {
    let formatter = made.get(locale)
    if (!formatter) {
      formatter = make(locale)
      made.set(locale, formatter)
    }
    return formatter
  }
}

const compact = kept((locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
const day = kept((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const graphemes = kept((locale) => new Intl.Segmenter(locale, { granularity: 'grapheme' }))

/** A counter: 1.2K, 3.4M. */
export const formatCount = (count: number, locale: string): string => compact(locale).format(Math.max(0, count || 0))

const minute = 60_000
const hour = 60 * minute

/**
 * How long ago something was: 'Just now', 'N min ago', 'N hrs ago', from a day on its date; '' for what is no date.
 * @param then ISO 8601, or milliseconds
 * @param now milliseconds
 */
export const formatAgo = (strings: Strings, then: string | number, locale: string, now = Date.now()): string => {
  const time = new Date(then).getTime()
  if (Number.isNaN(time)) return ''
  // A viewer's clock may be behind the server's.
  const age = Math.max(0, now - time)
  if (age < minute) return t(strings, 'common.time.now')
  if (age < hour) return t(strings, 'common.time.minutes', { count: Math.floor(age / minute) })
  if (age < 24 * hour) return t(strings, 'common.time.hours', { count: Math.floor(age / hour) })
  return day(locale).format(time)
}

/** Cuts a text to `limit` characters as people count them, with an ellipsis where something is left out. */
export const truncate = (text: string, limit: number, locale = 'en'): string => {
  // No character is shorter than one unit, so most texts need no segmenting.
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of graphemes(locale).segment(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}

/** Seconds as a clock: 0:07, 12:34, 1:02:03; 0:00 while unknown. */
export const formatClock = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
