import { toAuthor } from '../entities/playable'
import { address, number, record, text } from '../kit/guard'
import type { PageType } from '../kit/routes'
import { mediaBase, type Settings } from '../kit/settings'
import type { Match } from '../ui/text/matches'
import { toMatches } from './toMatches'

export type SuggestionKind = 'video' | 'user' | 'community' | 'loop'

/** Something that can be opened. */
export interface Suggestion {
  kind: SuggestionKind
  id: string
  page: PageType
  slug: string
  name: string
  matches: readonly Match[]
  image: string | null
  isAvatar: boolean
  /** Its video's author, or a nickname; '' for none. */
  by: string
  /** How many plays or members; null where that says nothing. */
  count: number | null
}

/** What the server suggests. */
export interface Suggestions {
  /** Words that were probably meant; null when what was typed is known. */
  corrected: string | null
  items: readonly Suggestion[]
}

const pages = { video: 'video', user: 'profile', community: 'community', loop: 'group' } as const

const isKind = (kind: string): kind is SuggestionKind => Object.hasOwn(pages, kind)

/** Reads one thing that can be opened; null for what is none. */
export const toSuggestion = (wire: unknown, settings: Settings): Suggestion | null => {
  const it = record(wire)
  const kind = text(it.kind)
  if (!isKind(kind)) return null
  const about = record(it[kind])
  const user = kind === 'user' ? toAuthor(about, settings) : null
  const name = user?.name ?? (text(about.title) || text(about.name))
  const slug = user?.slug ?? text(about.slug)
  const id = text(about.user_id) || text(about[`${kind}_id`])
  if (!id || !slug || !name) return null
  const views = kind === 'video' ? about.views : about.members
  return {
    ...{ kind, id, page: pages[kind], slug, name },
    matches: toMatches(it.matches, name),
    image: user ? user.image : address(about.thumb_url ?? about.image_url, mediaBase(settings)),
    isAvatar: user?.isAvatar ?? false,
    by: user ? `@${user.slug}` : text(about.author_name),
    count: user ? null : number(views),
  }
}
