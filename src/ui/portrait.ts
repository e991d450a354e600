import type { Settings } from '../kit/settings'

/** Who an avatar stands for. */
export interface Portrait {
  name: string | null
  /** An address, or the name of an avatar when `isAvatar`. */
  image: string | null
  isAvatar?: boolean
}

/** With a scheme or a host of its own. */
const isWhole = (address: string) => /^([a-z][a-z+.-]*:|\/\/)/i.test(address)

/**
 * Where a portrait's picture is; null without one. An avatar's name becomes the address of its gif, which stands beside
 * uploaded files, or beside the media where a page names no place for uploads. What the server says without its host is
 * relative to the media's.
 */
export const avatarAddress = (
  { image, isAvatar = false }: Portrait,
  { storageBase, mediaHost, apiHost }: Pick<Settings, 'storageBase' | 'mediaHost' | 'apiHost'>,
): string | null => {
  if (!image || isWhole(image)) return image || null
  const host = (mediaHost ?? apiHost ?? '').replace(/\/$/, '')
  if (!isAvatar) return `${host}/${image.replace(/^\//, '')}`
  return `${storageBase ?? `${host}/media`}/avatars/${encodeURIComponent(image)}.gif`
}

/** The first letter of a word with all that stands over and under it. */
const firstLetter = (word: string): string => {
  // One that nothing is added to needs no segmenter: making one takes longer than drawing everything else.
  const [alone] = word.match(/^.(?!\p{M})/u) ?? []
  if (alone) return alone
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}

/** Up to two initials, of the first and the last word; 'U' without a name. */
export const initials = (name: string | null): string => {
  // What begins a word is a letter or a digit; @, quotes and emoji are no initials.
  const words = (name ?? '').normalize().split(/[\s._-]+/)
  const letters = words.flatMap((word) => word.match(/[\p{L}\p{N}].*/u)?.map(firstLetter) ?? [])
  return [letters[0], letters.slice(1).at(-1)].join('').toLocaleUpperCase() || 'U'
}

/** A hue of the colour circle, degrees, always the same for a name. */
export const hueOf = (name: string | null): number =>
  [...(name ?? '')].reduce((hue, character) => (hue * 31 + (character.codePointAt(0) ?? 0)) % 360, 280)
