import { type CommunityId, toCommunity } from '../entities/community'
import { communityStore } from '../entities/community.store'
import { type LoopId, toLoop } from '../entities/loop'
import { loopStore } from '../entities/loop.store'
import { type Author, toAuthor } from '../entities/playable'
import { list, number, record, text } from '../kit/guard'
import { httpFor } from '../kit/http'
import { type Settings, siteKey } from '../kit/settings'
import { type ListedVideo, readVideoPage } from '../posters/videoList.query'
import { toListPage } from '../ui/list/listPage'
import type { Match } from '../ui/text/matches'
import type { ListPage } from '../ui/useList'
import { paths } from '../wire/paths'
import { type Suggestions, toSuggestion } from './suggestion'
import { toMatches } from './toMatches'

/** Somebody who was found. */
export interface FoundPerson {
  id: string
  author: Author
  videos: number
  matches: readonly Match[]
}

/** A community or a loop that was found; it lives in its store. */
interface FoundPlace<Id> {
  id: Id
  matches: readonly Match[]
}

/** One result of each kind. */
export interface Found {
  users: FoundPerson
  communities: FoundPlace<CommunityId>
  loops: FoundPlace<LoopId>
  videos: ListedVideo
}

/** Which kind of results. */
export type ResultKind = keyof Found

/** What a search finds, the best of each kind. */
export interface TopResults {
  /** Words that were searched for, too; null when what was typed is known. */
  corrected: string | null
  lists: { [K in ResultKind]: ListPage<Found[K]> }
}

const toPerson = (wire: unknown, settings: Settings): Found['users'] | null => {
  const { user, counts, matches } = record(wire)
  const author = toAuthor(user, settings)
  if (!author) return null
  return { id: author.id, author, videos: number(record(counts).videos), matches: toMatches(matches, author.name) }
}

const toFoundCommunity = (wire: unknown, settings: Settings): Found['communities'] | null => {
  const community = toCommunity(wire, settings)
  if (!community) return null
  communityStore.put(siteKey(settings), [community])
  return { id: community.id, matches: toMatches(record(wire).matches, community.name) }
}

const toFoundLoop = (wire: unknown, settings: Settings): Found['loops'] | null => {
  const loop = toLoop(wire, settings)
  if (!loop) return null
  loopStore.put(siteKey(settings), [loop])
  return { id: loop.id, matches: toMatches(record(wire).matches, loop.name) }
}

const toFoundVideos = (wire: unknown, settings: Settings): ListPage<ListedVideo> => {
  const page = readVideoPage(wire, settings)
  const wireById = new Map(list(record(wire).items).map((item) => [text(record(item).video_id), record(item)]))
  const found = page.items.map((entry) => {
    const { title, caption, matches } = wireById.get(entry.id) ?? {}
    return { ...entry, matches: toMatches(matches, text(title) || text(caption)) }
  })
  return { ...page, items: found }
}

/** Fills whole rows of 2, 3, 4 and 6 posters, and of cards. */
const pageSize = 24

interface Request {
  q: string
  signal?: AbortSignal | undefined
}

/** What somebody who types may mean. @throws ApiError */
export const fetchSuggestions = async (settings: Settings, { q, signal }: Request): Promise<Suggestions> => {
  const { data } = await httpFor(settings).get(paths.searchSuggestions, { query: { q }, signal })
  const items = list(record(data).items)
  const [corrected = null] = items.flatMap((item) => text(record(item).words) || [])
  return { corrected, items: items.flatMap((item) => toSuggestion(item, settings) ?? []) }
}

const readTop = (data: unknown, settings: Settings): TopResults => {
  const { corrected, users, communities, loops, videos } = record(data)
  return {
    corrected: text(corrected) || null,
    lists: {
      users: toListPage(users, (item) => toPerson(item, settings)),
      communities: toListPage(communities, (item) => toFoundCommunity(item, settings)),
      loops: toListPage(loops, (item) => toFoundLoop(item, settings)),
      videos: toFoundVideos(videos, settings),
    },
  }
}

/** The best of each kind. @throws ApiError */
export const fetchTop = async (settings: Settings, { q, signal }: Request): Promise<TopResults> => {
  const { data } = await httpFor(settings).get(paths.searchTop, { query: { q, limit: 12 }, signal })
  return readTop(data, settings)
}

/** A page of one kind. @throws ApiError */
export const fetchKind = async <K extends ResultKind>(
  settings: Settings,
  q: string,
  kind: K,
  cursor: string | null,
): Promise<ListPage<Found[K]>> => {
  const query = { q, kind, limit: pageSize, ...(cursor !== null && { cursor }) }
  const { data } = await httpFor(settings).get(paths.searchTop, { query })
  return readTop(data, settings).lists[kind]
}
