import type { User } from '../session/session'
import { type Day, daysIn, earliestYear, youngestAge } from '../wire/birthday'

/** Changes of a viewer's profile; null clears a field. */
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

/** A change in wire names; empty text becomes null. */
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

/** Network → the viewer's account there, '' for none. */
export type SocialProfiles = Record<Network, string>

export const socialProfilesOf = (user: Pick<User, Network>): SocialProfiles => ({
  instaId: user.instaId ?? '',
  youtubeId: user.youtubeId ?? '',
  tiktokId: user.tiktokId ?? '',
  xId: user.xId ?? '',
  linkedinId: user.linkedinId ?? '',
})

/** The accounts that are different now; null for one that was removed, because the server keeps absent ones. */
export const socialChange = (before: SocialProfiles, after: SocialProfiles): ProfileChange => {
  const changed = networks.filter((network) => after[network] !== before[network])
  return Object.fromEntries(changed.map((network) => [network, after[network] || null]))
}

/** A birth date while it is chosen: numbers as text, '' for a part that is not chosen yet. */
export type BirthParts = Record<'month' | 'day' | 'year', string>

/** day/month/year, as the server stores it. */
export const birthOf = ({ day, month, year }: BirthParts): string => `${day}/${month}/${year}`

export const birthParts = (birth: string | null): BirthParts => {
  const [day = '', month = '', year = ''] = (birth ?? '').split('/').map((part) => String(Number(part) || ''))
  return { day, month, year }
}

/** Descending, from the latest year in which a viewer can be old enough down to 1940. */
export const birthYears = (today: Day): number[] => {
  const latestYear = today.year - youngestAge
  return Array.from({ length: Math.max(0, latestYear - earliestYear + 1) }, (_, index) => latestYear - index)
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

const isLatestYear = ({ year }: BirthParts, today: Day) => Number(year) === today.year - youngestAge

/** 1–12; up to the current month in the latest year. */
export const birthMonths = (parts: BirthParts, today: Day): number[] =>
  upTo(isLatestYear(parts, today) ? today.month : 12)

/** All days of the month (29 in February while no year is chosen); up to today in the latest month of the latest year. */
export const birthDays = (parts: BirthParts, today: Day): number[] => {
  const month = Number(parts.month)
  if (!month) return upTo(31)
  const isLast = isLatestYear(parts, today) && month === today.month
  // 2000 is a leap year.
  return upTo(isLast ? today.day : daysIn(Number(parts.year) || 2000, month))
}
