import type { Now } from '../clock'
import type { Database } from '../database/database'
import { takePace } from '../pace/paces'
import type { Viewer } from '../session/sessions'
import { suggestions } from './suggestions'
import { type Kind, topResults } from './topResults'
import type { SearchRequest } from './users'
import { vocabulary } from './vocabulary'

/** Who asks. */
interface Asker {
  brandId: string
  viewer: Viewer | null
}

/** Searching for videos, people, communities and loops. */
export const search = (db: Database, now: Now) => {
  const words = vocabulary(db)
  const find = topResults(db, words)
  const suggest = suggestions(find)
  /** Visitors are limited by their network. */
  const count = async (viewer: Viewer | null) => viewer && takePace(db, viewer, 'search', now())
  return {
    refreshWords: words.refresh,

    /** @throws Refusal 429 */
    async suggestions(q: string, { brandId, viewer }: Asker) {
      await count(viewer)
      return suggest(q, { brandId, viewerId: viewer?.userId ?? null })
    },

    /** @param kind all of them unless given @throws Refusal 429 */
    async top(
      q: string,
      { brandId, viewer, limit, cursor }: Asker & Pick<SearchRequest, 'limit' | 'cursor'>,
      kind?: Kind,
    ) {
      await count(viewer)
      return find(q, { brandId, viewerId: viewer?.userId ?? null, limit, cursor }, kind)
    },
  }
}
