import type { Settings } from '../../kit/settings'
import { graphemes } from '../../wire/graphemes'

/** The person or community of an avatar. */
export interface Portrait {
  name: string | null
  /** A URL, or the name of a stock avatar when `isAvatar`. */
  image: string | null
  isAvatar?: boolean
}

/** Whether a URL has a scheme or a host. */
const isAbsolute = (address: string) => /^([a-z][a-z+.-]*:|\/\/)/i.test(address)

/**
 * URL of a portrait's picture; null without one. A stock avatar is a gif in the storage of uploads, or in the media's
 * where no storage is configured. A path without a host is relative to the media host.
 */
export const avatarAddress = (
  { image, isAvatar = false }: Portrait,
  { storageBase, mediaHost, apiHost }: Pick<Settings, 'storageBase' | 'mediaHost' | 'apiHost'>,
): string | null => {
  if (!image || isAbsolute(image)) return image || null
  const host = (mediaHost ?? apiHost ?? '').replace(/\/$/, '')
  if (!isAvatar) return `${host}/${image.replace(/^\//, '')}`
  return `${storageBase ?? `${host}/media`}/avatars/${encodeURIComponent(image)}.gif`
}

/** The first letter of a word with its combining marks. */
const firstLetter = (word: string): string => {
  // A letter without combining marks needs no segmenter, which is slow to create.
  const [plain] = word.match(/^.(?!\p{M})/u) ?? []
  if (plain) return plain
  const [first] = graphemes(word)
  return first?.segment ?? ''
}

/** Up to two initials, of the first and the last word; 'U' without a name. */
export const initials = (name: string | null): string => {
  // Only letters and digits are initials; @, quotes and emoji are not.
  const words = (name ?? '').normalize().split(/[\s._-]+/)
  const letters = words.flatMap((word) => word.match(/[\p{L}\p{N}].*/u)?.map(firstLetter) ?? [])
  return [letters[0], letters.slice(1).at(-1)].join('').toLocaleUpperCase() || 'U'
}

/** A hue in degrees, always the same for a name. */
export const hueOf = (name: string | null): number =>
  [...(name ?? '')].reduce((hue, character) => (hue * 31 + (character.codePointAt(0) ?? 0)) % 360, 280)
