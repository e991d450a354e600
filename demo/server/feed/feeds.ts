import { codes } from '../../../src/wire/codes'
import type { WireFeed, WireFeedItem } from '../../../src/wire/feed'
import type { WireVideo } from '../../../src/wire/video'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { notFound, Refusal } from '../refusal'
import { mayBeSeen, selectVideos, toWire, type VideoRow } from '../video/videos'

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
 * Which videos, in which order. The order is always downwards, first by `by`, then by id, so that ties have a place.
 * `where` and `by` are SQL over {@link selectVideos}' tables; `$3` and on are `params`.
 */
export interface Source {
  /** Names the list in its cursors. */
  scope: string
  by: string
  type: 'bigint' | 'timestamptz'
  join?: string
  where?: string
  params?: readonly unknown[]
}

export type Sort = 'for_you' | 'latest' | 'popular'

export const orders: Record<Sort, Pick<Source, 'by' | 'type'>> = {
  for_you: { by: 'v.rank_for_you', type: 'bigint' },
  latest: { by: 'v.created_at', type: 'timestamptz' },
  popular: { by: 'v.rank_popular', type: 'bigint' },
}

interface Row extends VideoRow {
  place: Date | number
}

const keyOf = ({ place, video_id }: Row) => [place instanceof Date ? place.toISOString() : String(place), video_id]

const itemOf = ({ place: _, ...row }: Row): WireFeedItem => ({ type: 'video', ...toWire(row) })

/** One page of a source. A cursor holds where the page ended and which video was put first. */
const readPage = async (db: Queryable, source: Source, request: FeedRequest): Promise<WireFeed> => {
  const { brandId, viewerId, limit, cursor, start } = request
  const { by, type, join = '', where = 'true', params = [] } = source
  const scope = `${source.scope} ${brandId}`
  const from = `${selectVideos(`, ${by} as place`)} ${join} where v.brand_id = $1 and ${mayBeSeen} and (${where})`
  const next = params.length + 3

  const [place, after, first] = cursor ? readCursor(scope, cursor, [type, 'bigint', 'bigint']) : []
  const opening =
    start && !cursor ? await db.query<Row>(`${from} and v.slug = $${next}`, [brandId, viewerId, ...params, start]) : []
  const skip = opening[0]?.video_id ?? first ?? '0'
  const rest = await db.query<Row>(
    `${from} and v.id <> $${next}
      ${cursor ? `and (${by}, v.id) < ($${next + 1}::${type}, $${next + 2}::bigint)` : ''}
      order by ${by} desc, v.id desc limit ${limit - opening.length + 1}`,
    [brandId, viewerId, ...params, skip, ...(cursor ? [place, after] : [])],
  )
  const more = rest.length > limit - opening.length
  const shown = more ? rest.slice(0, -1) : rest
  const last = shown.at(-1)
  return {
    items: [...opening, ...shown].map(itemOf),
    next_cursor: more ? writeCursor(scope, last ? [...keyOf(last), skip] : beginning(type, skip)) : null,
  }
}

/** Where a page ends that held nothing but the video that was put first. */
const beginning = (type: Source['type'], skip: string) =>
  type === 'bigint' ? ['9'.repeat(18), '9'.repeat(18), skip] : ['9999-12-31T00:00:00.000Z', '9'.repeat(18), skip]

interface Place {
  id: string
  closed: boolean
}

const placeSql = (table: 'communities' | 'loops') => {
  const community = table === 'communities' ? 'p.id' : 'p.community_id'
  return `select p.id::text, coalesce(c.is_closed, false) and not exists (select 1 from community_members cm
    where cm.community_id = c.id and cm.user_id = $3::bigint and cm.role is not null) as closed
    from ${table} p left join communities c on c.id = ${community} where p.brand_id = $1 and p.slug = $2`
}

const closed = (what: string) => new Refusal(codes.membersOnly, `This ${what} is for members`)

export const feeds = (db: Queryable) => {
  const place = async (table: 'communities' | 'loops', slug: string, { brandId, viewerId }: FeedRequest) => {
    const [found] = await db.query<Place>(placeSql(table), [brandId, slug, viewerId])
    const what = table === 'communities' ? 'community' : 'loop'
    if (!found) throw notFound(what)
    if (found.closed) throw closed(what)
    return found.id
  }

  return {
    page: (source: Source, request: FeedRequest) => readPage(db, source, request),

    home: (sort: Sort, request: FeedRequest) => readPage(db, { scope: `home ${sort}`, ...orders[sort] }, request),

    /** @throws Refusal 404, or 5350 when it is closed to the viewer */
    async community(slug: string, request: FeedRequest) {
      const id = await place('communities', slug, request)
      return readPage(db, inCommunity(id), request)
    },

    /** @throws Refusal 404, or 5350 when its community is closed to the viewer */
    async loop(slug: string, request: FeedRequest) {
      const id = await place('loops', slug, request)
      return readPage(db, inLoop(id), request)
    },

    /** @throws Refusal 404 when the brand has no such user */
    async byUser(nickname: string, request: FeedRequest) {
      const [user] = await db.query<{ id: string }>(
        'select id::text from users where brand_id = $1 and lower(nickname) = lower($2) and deleted_at is null',
        [request.brandId, nickname],
      )
      if (!user) throw notFound('profile')
      const source = { scope: `user ${user.id}`, ...orders.latest, where: 'v.author_id = $3', params: [user.id] }
      return readPage(db, source, request)
    },

    /** The videos of the brand's own accounts. */
    byBrand: (request: FeedRequest) =>
      readPage(db, { scope: 'brand', ...orders.latest, where: 'u.is_brand_system_user' }, request),

    /**
     * One video, then the others: those of its loop first, then of its community, then the rest, each as in for_you.
     * @throws Refusal 404, or 5350 when it is in a place that is closed to the viewer
     */
    async likeVideo(slug: string, request: Omit<FeedRequest, 'start'>) {
      const { id, community, loop } = await openVideo(db, slug, request)
      const alike = `(case when v.loop_id = $3 then 2 else 0 end + case when v.community_id = $4 then 1 else 0 end)`
      const source: Source = {
        scope: `like ${id}`,
        by: `(${alike} * 1000000000000 + v.rank_for_you)`,
        type: 'bigint',
        params: [loop, community],
      }
      return readPage(db, source, { ...request, start: slug })
    },

    /** @throws Refusal 404, or 5350 when it is in a place that is closed to the viewer */
    async video(slug: string, request: Pick<FeedRequest, 'brandId' | 'viewerId'>): Promise<WireVideo> {
      await openVideo(db, slug, request)
      const [row] = await db.query<VideoRow>(`${selectVideos()} where v.brand_id = $1 and v.slug = $3`, [
        request.brandId,
        request.viewerId,
        slug,
      ])
      if (!row) throw notFound('video')
      return toWire(row)
    },
  }
}

export const inCommunity = (id: string): Source => ({
  scope: `community ${id}`,
  ...orders.latest,
  where: 'v.community_id = $3',
  params: [id],
})

export const inLoop = (id: string): Source => ({
  scope: `loop ${id}`,
  ...orders.latest,
  where: 'v.loop_id = $3',
  params: [id],
})

export const inPick = (id: string): Source => ({
  scope: `pick ${id}`,
  by: '-p.position::bigint',
  type: 'bigint',
  join: 'join picked_videos p on p.video_id = v.id',
  where: 'p.pick_id = $3',
  params: [id],
})

const openVideo = async (
  db: Queryable,
  slug: string,
  { brandId, viewerId }: Pick<FeedRequest, 'brandId' | 'viewerId'>,
) => {
  const [found] = await db.query<{ id: string; community: string | null; loop: string | null; open: boolean }>(
    `select v.id::text, v.community_id::text as community, v.loop_id::text as loop, ${mayBeSeen} as open
      from videos v left join communities c on c.id = v.community_id where v.brand_id = $1 and v.slug = $3`,
    [brandId, viewerId, slug],
  )
  if (!found) throw notFound('video')
  if (!found.open) throw closed('video')
  return found
}
