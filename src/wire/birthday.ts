/** A day of the calendar; month 1–12. */
export interface Day {
  year: number
  month: number
  day: number
}

export const youngestAge = 13
export const earliestYear = 1940

/** day/month/year, as it goes over the wire. */
export const birthdayPattern = /^\d{1,2}\/\d{1,2}\/\d{4}$/

/** A day of somebody's own calendar, not the one in Greenwich. */
export const localDay = (at = new Date()): Day => ({
  year: at.getFullYear(),
  month: at.getMonth() + 1,
  day: at.getDate(),
})

/**
 * The latest day that has begun anywhere on Earth (UTC+14). A server does not know where its viewer lives: with this,
 * nobody is refused whose birthday it already is at home, and nobody enters more than a day early.
 */
export const latestDay = (at: Date): Day => {
  const there = new Date(at.getTime() + 14 * 60 * 60 * 1000)
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() }
}

/** Days of a month, leap years counted. */
export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The day that a text of the wire names; null when it has another form, or the calendar has no such day. */
export const readBirthday = (text: string): Day | null => {
  if (!birthdayPattern.test(text)) return null
  const [day = 0, month = 0, year = 0] = text.split('/').map(Number)
  const isReal = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isReal ? { year, month, day } : null
}

/** Full years on a day; who was born on 29 February gets older on 1 March in other years. */
export const ageOn = (birth: Day, today: Day): number => {
  const isBefore = today.month < birth.month || (today.month === birth.month && today.day < birth.day)
  return today.year - birth.year - (isBefore ? 1 : 0)
}
