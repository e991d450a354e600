import type { WireFeed, WireFeedItem } from '../../../src/wire/feed'
import type { WireUserSummary } from '../../../src/wire/video'
import { userSummary } from '../account/userSummary'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { raw, rowLimit, type Sql, sql } from '../database/sql'
import type { VideoContents } from '../video/contents'
import { isVisibleTo, type OwnRow, selectListed } from '../video/videos'

/** Who asks, and for how much. */
export interface FeedRequest {
  brandId: string
  viewerId: string | null
  limit: number
  cursor?: string | undefined
  /** The slug of a video that comes first; one that is not in the feed changes nothing. */
  start?: string | undefined
}

/**
 * Which videos, in which order. The order is always descending, first by `by`, then by id, so that ties are in order
 * too. `where` and `by` are SQL over the tables of {@link selectListed} and what `join` adds.
 */
interface List {
  by: Sql
  join?: Sql
  where?: Sql
  /** The id of the user who reposted it here; nobody unless given. */
  reposter?: Sql
}

export interface Source extends List {
  /** Names the list in its cursors. */
  scope: string
  type: 'bigint' | 'timestamptz'
  /** A second list, of other videos, that is merged in. Each has an index of its own. */
  also?: List
}

interface Row extends OwnRow {
  video_id: string
  author_id: string
  position: Date | number
  reposted_by: WireUserSummary | null
}

const keyOf = ({ position, video_id }: Row) => [
  position instanceof Date ? position.toISOString() : String(position),
  video_id,
]

/** The later first, as both lists are in themselves. */
const compare = (one: Row, other: Row) =>
  Number(other.position) - Number(one.position) || Number(other.video_id) - Number(one.video_id)

export interface FeedDeps {
  db: Queryable
  contents: VideoContents
}

/** The videos of rows, in their order. */
const readItems = async (contents: VideoContents, rows: readonly Row[], viewerId: string | null) => {
  const found = await contents.of(rows, viewerId)
  return rows.flatMap(({ video_id, counts, viewer, reposted_by }): WireFeedItem[] => {
    const content = found.get(video_id)
    return content ? [{ type: 'video', ...content, counts, ...(viewer && { viewer }), reposted_by }] : []
  })
}

/** One page of a source. A cursor holds where the page ended and which video was put first. */
export const readPage = async ({ db, contents }: FeedDeps, source: Source, request: FeedRequest): Promise<WireFeed> => {
  const { brandId, viewerId, limit, cursor, start } = request
  const { type, also } = source
  const scope = `${source.scope} ${brandId}`

  /** @param conditions and what follows them, for a list in the order of `by` */
  const read = async (conditions: (by: Sql) => Sql): Promise<Row[]> => {
    const readList = ({ by, join = sql``, where = sql`true`, reposter }: List) => {
      const summary = reposter ? sql`(select ${userSummary(sql`p`)} from users p where p.id = ${reposter})` : sql`null`
      return db.query<Row>(sql`${selectListed(viewerId, sql`, ${by} as position, ${summary} as reposted_by`)} ${join}
        where v.brand_id = ${brandId} and ${isVisibleTo(viewerId)} and (${where}) and ${conditions(by)}`)
    }
    const rows = await readList(source)
    return also ? [...rows, ...(await readList(also))].sort(compare) : rows
  }

  const [position, lastId, first] = cursor ? readCursor(scope, cursor, [type, 'bigint', 'bigint']) : []
  const opening = start && !cursor ? (await read(() => sql`v.slug = ${start}`)).slice(0, 1) : []
  const skip = opening[0]?.video_id ?? first ?? '0'
  const missing = limit - opening.length
  const following = await read((by) => {
    const after = cursor ? sql`and (${by}, v.id) < (${position}::${raw(type)}, ${lastId}::bigint)` : sql``
    return sql`v.id <> ${skip} ${after} order by ${by} desc, v.id desc limit ${rowLimit(missing + 1)}`
  })
  const hasMore = following.length > missing
  const shown = following.slice(0, missing)
  const last = shown.at(-1)
  return {
    items: await readItems(contents, [...opening, ...shown], viewerId),
    next_cursor: hasMore ? writeCursor(scope, last ? [...keyOf(last), skip] : beginning(type, skip)) : null,
  }
}

/** Where a page ends that held nothing but the video that was put first. */
const beginning = (type: Source['type'], skip: string) =>
  type === 'bigint' ? ['9'.repeat(18), '9'.repeat(18), skip] : ['9999-12-31T00:00:00.000Z', '9'.repeat(18), skip]
