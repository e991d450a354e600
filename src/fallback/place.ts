import { record, text } from '../kit/guard'
import { paths } from '../wire/paths'
import { attributesOf, escapeHtml } from './markup'
import { absolute } from './videos'

export type PlaceKind = 'community' | 'profile'

/** Where the API says what a place is. */
export const pathOfPlace = { community: paths.community, profile: paths.profile } as const

/**
 * Name and description of a community, or a person's name and what they say of themselves, from the API's answer.
 * @param mediaHost what a banner is relative to; null leaves it out
 */
export const headOf = (answer: unknown, mediaHost: string | null): string => {
  const place = record(record(answer).data)
  const banner = mediaHost && absolute(place.banner_url, mediaHost)
  const picture = banner
    ? `<img${attributesOf({ src: banner, alt: '', fetchpriority: 'high', decoding: 'sync' })}>`
    : ''
  const about = text(place.description) || text(place.bio)
  return text(place.name) ? `${picture}<h2>${escapeHtml(text(place.name))}</h2><p>${escapeHtml(about)}</p>` : ''
}
