import { codes } from '../../../src/wire/codes'
import type { WireFeed, WireFeedItem } from '../../../src/wire/feed'
import type { WireUserSummary, WireVideo } from '../../../src/wire/video'
import { userSummary } from '../account/userSummary'
import { type Access, accessColumns, allows, joinMembership } from '../community/access'
import { isPlaceOpenTo, joinPlace, loopPlaces, placeColumns } from '../community/place'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { raw, rowLimit, type Sql, sql } from '../database/sql'
import { notFound, Refusal } from '../refusal'
import { isShownTo, isVisibleTo, selectVideos, toWire, type VideoRow } from '../video/videos'

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
 * too. `where` and `by` are SQL over the tables of {@link selectVideos}.
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

export type Sort = 'for_you' | 'latest' | 'popular'

export const orders: Record<Sort, Pick<Source, 'by' | 'type'>> = {
  for_you: { by: sql`v.rank_for_you`, type: 'bigint' },
  latest: { by: sql`v.created_at`, type: 'timestamptz' },
  popular: { by: sql`v.rank_popular`, type: 'bigint' },
}

interface Row extends VideoRow {
  position: Date | number
  reposted_by: WireUserSummary | null
}

const keyOf = ({ position, video_id }: Row) => [
  position instanceof Date ? position.toISOString() : String(position),
  video_id,
]

const itemOf = ({ position: _, reposted_by, ...row }: Row): WireFeedItem => ({
  type: 'video',
  ...toWire(row),
  reposted_by,
})

/** The later first, as both lists are in themselves. */
const compare = (one: Row, other: Row) =>
  Number(other.position) - Number(one.position) || Number(other.video_id) - Number(one.video_id)

/** One page of a source. A cursor holds where the page ended and which video was put first. */
const readPage = async (db: Queryable, source: Source, request: FeedRequest): Promise<WireFeed> => {
  const { brandId, viewerId, limit, cursor, start } = request
  const { type, also } = source
  const scope = `${source.scope} ${brandId}`

  /** @param conditions and what follows them, for a list in the order of `by` */
  const read = async (conditions: (by: Sql) => Sql): Promise<Row[]> => {
    const readList = ({ by, join = sql``, where = sql`true`, reposter = sql`null` }: List) => {
      const columns = sql`, ${by} as position,
        (select ${userSummary(sql`p`)} from users p where p.id = ${reposter}::bigint) as reposted_by`
      return db.query<Row>(sql`${selectVideos(viewerId, columns)} ${join}
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
    items: [...opening, ...shown].map(itemOf),
    next_cursor: hasMore ? writeCursor(scope, last ? [...keyOf(last), skip] : beginning(type, skip)) : null,
  }
}

/** Where a page ends that held nothing but the video that was put first. */
const beginning = (type: Source['type'], skip: string) =>
  type === 'bigint' ? ['9'.repeat(18), '9'.repeat(18), skip] : ['9999-12-31T00:00:00.000Z', '9'.repeat(18), skip]

interface Place extends Access {
  id: string
}

const selectPlace = (kind: 'community' | 'loop', slug: string, { brandId, viewerId }: FeedRequest) =>
  kind === 'community'
    ? sql`select c.id::text, ${accessColumns} from communities c ${joinMembership(viewerId)}
        where c.brand_id = ${brandId} and c.slug = ${slug}`
    : sql`select p.id::text, ${placeColumns} from ${loopPlaces} p
        ${joinPlace(sql`p`, viewerId)}
        where p.brand_id = ${brandId} and p.slug = ${slug}`

const closed = (what: string) => new Refusal(codes.membersOnly, `This ${what} is for members`)

export const feeds = (db: Queryable) => {
  const findPlace = async (kind: 'community' | 'loop', slug: string, request: FeedRequest) => {
    const [place] = await db.query<Place>(selectPlace(kind, slug, request))
    if (!place) throw notFound(kind)
    if (!allows(place, request.viewerId, 'viewContent')) throw closed(kind)
    return place.id
  }

  return {
    page: (source: Source, request: FeedRequest) => readPage(db, source, request),

    home: (sort: Sort, request: FeedRequest) => readPage(db, { scope: `home ${sort}`, ...orders[sort] }, request),

    /** @throws Refusal 404, or 5350 when it is closed to the viewer */
    async community(slug: string, request: FeedRequest) {
      const id = await findPlace('community', slug, request)
      return readPage(db, inCommunity(id, request), request)
    },

    /** @throws Refusal 404, or 5350 when it or its community is closed to the viewer */
    async loop(slug: string, request: FeedRequest) {
      const id = await findPlace('loop', slug, request)
      return readPage(db, inLoop(id, request), request)
    },

    /** @throws Refusal 404 when the brand has no such user */
    async byUser(nickname: string, request: FeedRequest) {
      const [user] = await db.query<{ id: string }>(
        sql`select id::text from users where brand_id = ${request.brandId} and lower(nickname) = lower(${nickname}) and deleted_at is null`,
      )
      if (!user) throw notFound('profile')
      const posted = sql`v.author_id = ${user.id}`
      return readPage(db, { scope: `user ${user.id}`, ...inPlace(posted, 'profile', user.id, request) }, request)
    },

    /** The videos of the brand's own accounts. */
    byBrand: (request: FeedRequest) =>
      readPage(db, { scope: 'brand', ...orders.latest, where: sql`u.is_brand_system_user` }, request),

    /**
     * One video, then the others: those of its loop first, then of its community, then the rest, each as in for_you.
     * @throws Refusal 404, or 5350 when it is in a place that is closed to the viewer
     */
    async likeVideo(slug: string, request: Omit<FeedRequest, 'start'>) {
      const { id, community, loop } = await openVideo(db, slug, request)
      const alike = sql`(case when v.loop_id = ${loop} then 2 else 0 end
        + case when v.community_id = ${community} then 1 else 0 end)`
      const source: Source = {
        scope: `like ${id}`,
        by: sql`(${alike} * 1000000000000 + v.rank_for_you)`,
        type: 'bigint',
      }
      return readPage(db, source, { ...request, start: slug })
    },

    /** @throws Refusal 404, or 5350 when it is in a place that is closed to the viewer */
    async video(slug: string, request: Pick<FeedRequest, 'brandId' | 'viewerId'>): Promise<WireVideo> {
      await openVideo(db, slug, request)
      const [row] = await db.query<VideoRow>(
        sql`${selectVideos(request.viewerId)} where v.brand_id = ${request.brandId} and v.slug = ${slug}`,
      )
      if (!row) throw notFound('video')
      return toWire(row)
    },
  }
}

type Asker = Pick<FeedRequest, 'viewerId'>

/**
 * What was posted in a place, and what others brought there, each by its own time. Whom the viewer has blocked has
 * brought nothing.
 * @param posted a condition on the video
 */
const inPlace = (
  posted: Sql,
  kind: 'community' | 'loop' | 'profile',
  placeId: string,
  { viewerId }: Asker,
): Omit<Source, 'scope'> => ({
  ...orders.latest,
  where: posted,
  also: {
    by: sql`r.created_at`,
    reposter: sql`r.user_id`,
    // A section shows a place that nobody has opened before.
    where: sql`(${posted}) is not true and ${kind === 'profile' ? sql`true` : isPlaceOpenTo(kind, placeId, viewerId)}`,
    join: sql`join (
      select distinct on (r.video_id) r.video_id, r.created_at, r.user_id from reposts r
      where r.kind = ${kind} and r.place_id = ${placeId} and not r.is_waiting
        and not exists (select 1 from blocks b where b.user_id = ${viewerId}::bigint and b.blocked_id = r.user_id)
      order by r.video_id, r.created_at, r.user_id) as r on r.video_id = v.id`,
  },
})

export const inCommunity = (id: string, asker: Asker): Source => ({
  scope: `community ${id}`,
  ...inPlace(sql`v.community_id = ${id}`, 'community', id, asker),
})

export const inLoop = (id: string, asker: Asker): Source => ({
  scope: `loop ${id}`,
  ...inPlace(sql`v.loop_id = ${id}`, 'loop', id, asker),
})

export const inPick = (id: string): Source => ({
  scope: `pick ${id}`,
  by: sql`-p.position::bigint`,
  type: 'bigint',
  join: sql`join picked_videos p on p.video_id = v.id`,
  where: sql`p.pick_id = ${id}`,
})

const openVideo = async (
  db: Queryable,
  slug: string,
  { brandId, viewerId }: Pick<FeedRequest, 'brandId' | 'viewerId'>,
) => {
  const [found] = await db.query<Access & { id: string; community: string | null; loop: string | null }>(
    sql`select v.id::text, v.community_id::text as community, v.loop_id::text as loop, ${placeColumns}
      from videos v ${joinPlace(sql`v`, viewerId)}
      where v.brand_id = ${brandId} and v.slug = ${slug} and ${isShownTo(viewerId)}`,
  )
  if (!found) throw notFound('video')
  if (!allows(found, viewerId, 'viewContent')) throw closed('video')
  return found
}
