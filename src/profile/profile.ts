import type { User } from '../session/session'
import { type Day, daysIn, earliestYear, youngestAge } from '../wire/birthday'

/** What a viewer can change about themselves; null empties a field. */
export type ProfileChange = Partial<
  Pick<
    User,
    | 'nickname'
    | 'name'
    | 'bio'
    | 'birth'
    | 'image'
    | 'isAvatar'
    | 'instaId'
    | 'youtubeId'
    | 'linkedinId'
    | 'tiktokId'
    | 'xId'
  >
>

const wireNames = {
  nickname: 'nickname',
  name: 'name',
  bio: 'bio',
  birth: 'birthday',
  image: 'profile_image',
  isAvatar: 'is_avatar',
  instaId: 'insta_id',
  youtubeId: 'youtube_id',
  linkedinId: 'linkedin_id',
  tiktokId: 'tiktok_id',
  xId: 'twitter_id',
} as const satisfies Record<keyof Required<ProfileChange>, string>

/** A change as the server takes it: empty text is null. */
export const toWireChange = (change: ProfileChange): Record<string, string | boolean | null> =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      wireNames[name as keyof ProfileChange],
      value === '' ? null : value,
    ]),
  )

/** The networks where a viewer may have an account, in the order of the form. */
export const networks = ['instaId', 'youtubeId', 'tiktokId', 'xId', 'linkedinId'] as const
export type Network = (typeof networks)[number]

/** Field by field, as text; empty for none. */
export type SocialProfiles = Record<Network, string>

export const socialProfilesOf = (user: Pick<User, Network>): SocialProfiles => ({
  instaId: user.instaId ?? '',
  youtubeId: user.youtubeId ?? '',
  tiktokId: user.tiktokId ?? '',
  xId: user.xId ?? '',
  linkedinId: user.linkedinId ?? '',
})

/** What is not empty; and null for what was there and has been emptied, which would stay otherwise. */
export const socialChange = (before: SocialProfiles, after: SocialProfiles): ProfileChange => {
  const sent = networks.filter((network) => after[network] || before[network])
  return Object.fromEntries(sent.map((network) => [network, after[network] || null]))
}

/** A birth date while it is chosen: numbers as text, empty for what is open. */
export type BirthParts = Record<'month' | 'day' | 'year', string>

/** day/month/year, as it is kept and sent. */
export const birthOf = ({ day, month, year }: BirthParts): string => `${day}/${month}/${year}`

export const birthParts = (birth: string | null): BirthParts => {
  const [day = '', month = '', year = ''] = (birth ?? '').split('/').map((part) => String(Number(part) || ''))
  return { day, month, year }
}

/** Descending: from the year of today's thirteenth birthdays to 1940. */
export const birthYears = (today: Day): number[] => {
  const youngest = today.year - youngestAge
  return Array.from({ length: Math.max(0, youngest - earliestYear + 1) }, (_, index) => youngest - index)
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

const isYoungest = ({ year }: BirthParts, today: Day) => Number(year) === today.year - youngestAge

/** 1–12; in the youngest year up to this month. */
export const birthMonths = (parts: BirthParts, today: Day): number[] =>
  upTo(isYoungest(parts, today) ? today.month : 12)

/** As many as the month has, 29 February while the year is open; in the youngest year's last month up to today. */
export const birthDays = (parts: BirthParts, today: Day): number[] => {
  const month = Number(parts.month)
  if (!month) return upTo(31)
  const isLast = isYoungest(parts, today) && month === today.month
  // Any leap year will do.
  return upTo(isLast ? today.day : daysIn(Number(parts.year) || 2000, month))
}
