const dayMs = 24 * 60 * 60 * 1000

/** The days between two moments on the viewer's calendar; a day of a change of clocks counts as one. */
const daysBetween = (from: number, to: number): number => {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
  return Math.round((midnight(to) - midnight(from)) / dayMs)
}

/** @param at milliseconds since 1970 */
export const isToday = (at: number): boolean => daysBetween(at, Date.now()) <= 0

/** The time of a day that is named elsewhere: 19:42. @param at milliseconds since 1970 */
export const formatTime = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)

const capitalized = (text: string, locale: string) => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

/** A day as people say it: today, yesterday, Thursday, 17 November. @param at milliseconds since 1970 */
export const dayName = (at: number, locale: string, now = Date.now()): string => {
  const ago = daysBetween(at, now)
  if (ago <= 1) {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    return capitalized(relative.format(-Math.max(0, ago), 'day'), locale)
  }
  const options = ago < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
  return capitalized(new Intl.DateTimeFormat(locale, options).format(at), locale)
}

/** The name of its day for each item that is the first of one. */
export const dayStarts = (
  items: readonly { readonly id: string; readonly at: number }[],
  locale: string,
): ReadonlyMap<string, string> => {
  const starts = new Map<string, string>()
  let last = ''
  for (const { id, at } of items) {
    const name = dayName(at, locale)
    if (name !== last) starts.set(id, name)
    last = name
  }
  return starts
}
