import { codes } from '../../../src/wire/codes'
import type { WireFeed, WireFeedItem } from '../../../src/wire/feed'
import type { WireVideo } from '../../../src/wire/video'
import { type Access, accessColumns, allows, joinMembership } from '../community/access'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { raw, type Sql, sql } from '../database/sql'
import { notFound, Refusal } from '../refusal'
import { isVisibleTo, selectVideos, toWire, type VideoRow } from '../video/videos'

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
export interface Source {
  /** Names the list in its cursors. */
  scope: string
  by: Sql
  type: 'bigint' | 'timestamptz'
  join?: Sql
  where?: Sql
}

export type Sort = 'for_you' | 'latest' | 'popular'

export const orders: Record<Sort, Pick<Source, 'by' | 'type'>> = {
  for_you: { by: sql`v.rank_for_you`, type: 'bigint' },
  latest: { by: sql`v.created_at`, type: 'timestamptz' },
  popular: { by: sql`v.rank_popular`, type: 'bigint' },
}

interface Row extends VideoRow {
  position: Date | number
}

const keyOf = ({ position, video_id }: Row) => [
  position instanceof Date ? position.toISOString() : String(position),
  video_id,
]

const itemOf = ({ position: _, ...row }: Row): WireFeedItem => ({ type: 'video', ...toWire(row) })

/** One page of a source. A cursor holds where the page ended and which video was put first. */
const readPage = async (db: Queryable, source: Source, request: FeedRequest): Promise<WireFeed> => {
  const { brandId, viewerId, limit, cursor, start } = request
  const { by, type, join = sql``, where = sql`true` } = source
  const scope = `${source.scope} ${brandId}`
  const select = sql`${selectVideos(viewerId, sql`, ${by} as position`)} ${join}
    where v.brand_id = ${brandId} and ${isVisibleTo(viewerId)} and (${where})`

  const [position, lastId, first] = cursor ? readCursor(scope, cursor, [type, 'bigint', 'bigint']) : []
  const opening = start && !cursor ? await db.query<Row>(sql`${select} and v.slug = ${start}`) : []
  const skip = opening[0]?.video_id ?? first ?? '0'
  const after = cursor ? sql`and (${by}, v.id) < (${position}::${raw(type)}, ${lastId}::bigint)` : sql``
  const following = await db.query<Row>(
    sql`${select} and v.id <> ${skip} ${after} order by ${by} desc, v.id desc limit ${limit - opening.length + 1}`,
  )
  const hasMore = following.length > limit - opening.length
  const shown = hasMore ? following.slice(0, -1) : following
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
    : sql`select l.id::text, ${accessColumns} from loops l
        left join communities c on c.id = l.community_id ${joinMembership(viewerId)}
        where l.brand_id = ${brandId} and l.slug = ${slug}`

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
      return readPage(db, inCommunity(id), request)
    },

    /** @throws Refusal 404, or 5350 when its community is closed to the viewer */
    async loop(slug: string, request: FeedRequest) {
      const id = await findPlace('loop', slug, request)
      return readPage(db, inLoop(id), request)
    },

    /** @throws Refusal 404 when the brand has no such user */
    async byUser(nickname: string, request: FeedRequest) {
      const [user] = await db.query<{ id: string }>(
        sql`select id::text from users where brand_id = ${request.brandId} and lower(nickname) = lower(${nickname}) and deleted_at is null`,
      )
      if (!user) throw notFound('profile')
      const source = { scope: `user ${user.id}`, ...orders.latest, where: sql`v.author_id = ${user.id}` }
      return readPage(db, source, request)
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

export const inCommunity = (id: string): Source => ({
  scope: `community ${id}`,
  ...orders.latest,
  where: sql`v.community_id = ${id}`,
})

export const inLoop = (id: string): Source => ({
  scope: `loop ${id}`,
  ...orders.latest,
  where: sql`v.loop_id = ${id}`,
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
    sql`select v.id::text, v.community_id::text as community, v.loop_id::text as loop, ${accessColumns}
      from videos v left join communities c on c.id = v.community_id ${joinMembership(viewerId)}
      where v.brand_id = ${brandId} and v.slug = ${slug}`,
  )
  if (!found) throw notFound('video')
  if (!allows(found, viewerId, 'viewContent')) throw closed('video')
  return found
}
