import { type Author, toAuthor } from '../entities/playable'
import { address, list, number, record } from '../kit/guard'
import { httpFor } from '../kit/http'
import { mediaBase, type Settings } from '../kit/settings'
import { toListPage } from '../ui/list/listPage'
import type { ListPage } from '../ui/useList'
import { paths } from '../wire/paths'

/** Somebody whose work is worth a look. */
export interface Person {
  id: string
  author: Author
  videos: number
  /** Pictures of their best videos, at most three. */
  posters: readonly string[]
}

const toPerson = (wire: unknown, settings: Settings): Person | null => {
  const { user, counts, posters } = record(wire)
  const author = toAuthor(user, settings)
  if (!author) return null
  const pictures = list(posters).flatMap((it) => address(it, mediaBase(settings)) ?? [])
  return { id: author.id, author, videos: number(record(counts).videos), posters: pictures.slice(0, 3) }
}

/** A page of people to watch, the most sparked first. @throws ApiError */
export const fetchPeople = async (settings: Settings, cursor: string | null): Promise<ListPage<Person>> => {
  const query = { limit: 6, ...(cursor !== null && { cursor }) }
  const { data } = await httpFor(settings).get(paths.featuredPeople, { query })
  return toListPage(data, (item) => toPerson(item, settings))
}
