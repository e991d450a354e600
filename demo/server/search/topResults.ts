import type { WireTopResults } from '../../../src/wire/search'
import { pageOfCommunities } from '../community/pageOfCommunities'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { loops } from '../loop/loops'
import { matchesIn } from './matches'
import { type Needle, order, readNeedle } from './needle'
import { findUsers, type SearchRequest } from './users'
import { findVideos } from './videos'
import type { vocabulary } from './vocabulary'

export type Kind = 'users' | 'communities' | 'loops' | 'videos'

const none = { items: [], next_cursor: null }

/** Names with the parts that were searched for. */
const marked = <T extends { name: string }>(page: { items: T[]; next_cursor: string | null }, { words }: Needle) => ({
  ...page,
  items: page.items.map((item) => ({ ...item, matches: matchesIn(item.name, words) })),
})

/** What a brand has for a search: in each kind the best fitting first, then the most liked ones. */
export const topResults = (db: Database, words: Pick<ReturnType<typeof vocabulary>, 'correct'>) => {
  const findCommunities = async (needle: Needle, request: SearchRequest) => {
    const search = sql`c.search`
    const by = order(needle.rank(search), sql`c.members_count`)
    const scope = `found communities ${request.brandId} ${needle.name}`
    return marked(await pageOfCommunities(db, { scope, by, where: needle.isIn(search) }, request), needle)
  }
  const findLoops = async (needle: Needle, request: SearchRequest) => {
    const search = sql`l.search`
    const by = order(needle.rank(search), sql`l.members_count`)
    const list = { scope: `found ${needle.name}`, by, where: needle.isIn(search) }
    return marked(await loops(db).found(list, request), needle)
  }

  /** @param kind all of them unless given */
  return async (q: string, request: SearchRequest, kind?: Kind): Promise<WireTopResults> => {
    const needle = await readNeedle(words, request.brandId, q)
    const find = async <T>(of: Kind, page: (needle: Needle) => Promise<T>) =>
      needle && (!kind || kind === of) ? page(needle) : none
    const [users, communities, foundLoops, videos] = await Promise.all([
      find('users', (it) => findUsers(db, it, request)),
      find('communities', (it) => findCommunities(it, request)),
      find('loops', (it) => findLoops(it, request)),
      find('videos', (it) => findVideos(db, it, request)),
    ])
    return { corrected: needle?.corrected ?? null, users, communities, loops: foundLoops, videos }
  }
}
