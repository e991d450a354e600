import { codes } from '../../../src/wire/codes'
import type { WireVideo } from '../../../src/wire/video'
import { type Access, accessColumns, allows, joinMembership } from '../community/access'
import { isPlaceOpenTo, joinPlace, loopPlaces, placeColumns } from '../community/place'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { notFound, Refusal } from '../refusal'
import { type VideoContents, videoContents } from '../video/contents'
import { isShownTo, selectVideos, toWire, type VideoRow } from '../video/videos'
import { type FeedRequest, readPage, type Source } from './page'

export type Sort = 'for_you' | 'latest' | 'popular'

export const orders: Record<Sort, Pick<Source, 'by' | 'type'>> = {
  for_you: { by: sql`v.rank_for_you`, type: 'bigint' },
  latest: { by: sql`v.created_at`, type: 'timestamptz' },
  popular: { by: sql`v.rank_popular`, type: 'bigint' },
}

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

/** @param contents of videos; read anew each time unless given */
export const feeds = (db: Queryable, contents: VideoContents = videoContents(db)) => {
  const deps = { db, contents }
  const findPlace = async (kind: 'community' | 'loop', slug: string, request: FeedRequest) => {
    const [place] = await db.query<Place>(selectPlace(kind, slug, request))
    if (!place) throw notFound(kind)
    if (!allows(place, request.viewerId, 'viewContent')) throw closed(kind)
    return place.id
  }

  return {
    page: (source: Source, request: FeedRequest) => readPage(deps, source, request),

    home: (sort: Sort, request: FeedRequest) => readPage(deps, { scope: `home ${sort}`, ...orders[sort] }, request),

    /** @throws Refusal 404, or 5350 when it is closed to the viewer */
    async community(slug: string, request: FeedRequest) {
      const id = await findPlace('community', slug, request)
      return readPage(deps, inCommunity(id, request), request)
    },

    /** @throws Refusal 404, or 5350 when it or its community is closed to the viewer */
    async loop(slug: string, request: FeedRequest) {
      const id = await findPlace('loop', slug, request)
      return readPage(deps, inLoop(id, request), request)
    },

    /** @throws Refusal 404 when the brand has no such user */
    async byUser(nickname: string, request: FeedRequest) {
      const [user] = await db.query<{ id: string }>(
        sql`select id::text from users where brand_id = ${request.brandId} and lower(nickname) = lower(${nickname}) and deleted_at is null`,
      )
      if (!user) throw notFound('profile')
      const posted = sql`v.author_id = ${user.id}`
      return readPage(deps, { scope: `user ${user.id}`, ...inPlace(posted, 'profile', user.id, request) }, request)
    },

    /** The videos of the brand's own accounts. */
    byBrand: (request: FeedRequest) => readPage(deps, { scope: 'brand', ...orders.latest, join: ofBrand }, request),

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
      return readPage(deps, source, { ...request, start: slug })
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

const ofBrand = sql`join users u on u.id = v.author_id and u.is_brand_system_user`

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
