import type { WireWritten } from '../../../src/wire/post'
import type { Queryable } from '../database/database'
import { requireAcceptable } from '../text/policy'
import { slugOf } from '../text/slug'

export type Written = WireWritten

/** Code points of a video's name at most. */
const maxTitle = 80

/** What a video is called where there is room for a name only: the first line of what its author says. */
export const titleOf = (caption: string): string => {
  const line = [...(caption.split('\n')[0] ?? '').trim()]
  if (line.length <= maxTitle) return line.join('')
  const cut = line.slice(0, maxTitle - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '') || cut}…`
}

/** Words of a caption that make a video's address. */
const slugWords = 6

export const slugBase = (caption: string): string =>
  slugOf(caption.split(/\s+/).slice(0, slugWords).join(' ')) || 'video'

/** @throws Refusal 5361 for words or links that the brand does not take */
export const requireWords = async (
  db: Queryable,
  brandId: string,
  { caption, alt, linkout, captions }: Written,
): Promise<void> => {
  const texts = [caption, alt, linkout?.title, linkout?.url, ...(captions ?? []).map(({ label }) => label)]
  for (const text of texts) if (text) await requireAcceptable(db, brandId, text)
}
