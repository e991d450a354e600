import type { InferType } from 'yup'
import { codes } from '../../../src/wire/codes'
import { roles } from '../../../src/wire/permissions'
import type { createRepost, WireRepostDestination } from '../../../src/wire/repost'
import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import { allows } from '../community/access'
import { findDestination } from '../community/destination'
import { joinPlace, loopPlaces, placeRole } from '../community/place'
import { readCursor, writeCursor } from '../database/cursor'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notifySubscribers } from '../loop/subscribers'
import { requireNotSuspended } from '../moderation/suspensions'
import { notify } from '../notification/notify'
import { takePace } from '../pace/paces'
import { Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { findTarget, requireAllowed } from '../video/target'

type Policy = 'members' | 'approval' | 'leaders'

/** A place that a video is reposted to: the viewer's profile, a community or a loop. */
export interface Destination {
  kind: WireRepostDestination['kind']
  id: string
}

type Answer = InferType<(typeof createRepost)['answer']>

/** How a place takes a repost of somebody with a role in it. */
const takes = (policy: Policy, role: number | null): 'open' | 'needs_approval' | 'leaders_only' => {
  if (policy === 'members' || role === roles.leader || role === roles.moderator) return 'open'
  return policy === 'approval' ? 'needs_approval' : 'leaders_only'
}

interface Row {
  rank: number
  row_id: number
  kind: Destination['kind']
  id: string
  name: string
  image_url: string | null
  within: string | null
  members: number | null
  role: number | null
  policy: Policy
  reposted_at: Date | null
  is_waiting: boolean | null
}

const toWire = ({ kind, id, name, image_url, within, members, reposted_at, ...row }: Row): WireRepostDestination => ({
  ...{ kind, id, name, image_url, within, members },
  state: reposted_at ? (row.is_waiting ? 'waiting' : 'reposted') : takes(row.policy, row.role),
  reposted_at: reposted_at?.toISOString() ?? null,
})

/** @throws Refusal 403, 404, 5352 @returns whether a leader has to agree first */
const checkPlace = async (tx: Queryable, viewer: Viewer, { kind, id }: Destination, now: Date) => {
  const { userId } = viewer
  if (kind === 'profile') {
    if (id !== userId) throw new Refusal(codes.forbidden, 'This is not your profile')
    await requireNotSuspended(tx, userId, { community_id: null }, now)
    return false
  }
  const place = await findDestination(tx, viewer, kind, id)
  const policy = takes(place.repost_policy ?? 'members', place.role)
  if (place.is_archived || !allows(place, userId, 'repostInto') || policy === 'leaders_only') {
    throw new Refusal(codes.forbidden, 'You may not post there')
  }
  await requireNotSuspended(tx, userId, place, now)
  return policy === 'needs_approval'
}

/** Reposts of videos to profiles, communities and loops. */
export const reposts = (db: Database, now: Now) => {
  const add = async (tx: Queryable, viewer: Viewer, videoId: string, place: Destination, at: Date) => {
    const isWaiting = await checkPlace(tx, viewer, place, at)
    const [counted] = await tx.query<{ added: number }>(sql`with changed as (
        insert into reposts (video_id, user_id, kind, place_id, is_waiting, created_at)
        values (${videoId}, ${viewer.userId}, ${place.kind}, ${place.id}, ${isWaiting}, ${at})
        on conflict do nothing returning is_waiting)
      update videos set reposts_count = reposts_count + (select count(*) from changed where not is_waiting)::int
      where id = ${videoId} returning (select count(*) from changed where not is_waiting) as added`)
    if (place.kind === 'profile' || !counted?.added) return
    const where = place.kind === 'loop' ? { loopId: place.id } : { communityId: place.id }
    await notifySubscribers(tx, { ...where, videoId, actorId: viewer.userId }, at)
  }

  const remove = (tx: Queryable, { userId }: Viewer, videoId: string, { kind, id }: Destination) =>
    tx.query(sql`with changed as (
        delete from reposts where video_id = ${videoId} and user_id = ${userId} and kind = ${kind}
          and place_id = ${rowId(id)} returning is_waiting)
      update videos set reposts_count = reposts_count - (select count(*) from changed where not is_waiting)::int
      where id = ${videoId}`)

  return {
    /** Where a viewer may repost a video: the profile, then communities, then loops. @throws Refusal 404 */
    async destinations(
      viewer: Viewer,
      videoId: string,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ) {
      const { userId, brandId } = viewer
      const target = await findTarget(db, viewer, { videoId })
      const scope = `destinations ${target.id} ${userId}`
      const [rank, id] = cursor ? readCursor(scope, cursor, ['bigint', 'bigint']) : []
      const after = cursor ? sql`where (rank, row_id) < (${rank}::bigint, ${id}::bigint)` : sql``
      const rows = await db.query<Row>(sql`
        with places as (
          select 3 as rank, u.id as row_id, 'profile' as kind, coalesce(u.name, u.nickname) as name,
            case when u.is_avatar then null else coalesce(u.profile_image_s, u.profile_image) end as image_url,
            null as within, null::int as members, null::int as role, 'members' as policy
          from users u where u.id = ${userId}
          union all select 2, c.id, 'community', c.name, c.image_url, null, c.members_count, m.role, c.repost_policy
          from communities c join community_members m on m.community_id = c.id and m.user_id = ${userId}
          where m.role is not null and c.id is distinct from ${target.community_id}::bigint
          union all select 1, l.id, 'loop', l.name, coalesce(l.image_url, c.image_url), c.name, l.members_count,
            ${placeRole}, c.repost_policy
          from ${loopPlaces} p ${joinPlace(sql`p`, userId)}
          where p.brand_id = ${brandId} and p.archived_at is null and ${placeRole} is not null
            and p.id is distinct from (select loop_id from videos where id = ${target.id}))
        select p.*, p.row_id::text as id, r.created_at as reposted_at, r.is_waiting from places p
        left join reposts r on r.video_id = ${target.id} and r.user_id = ${userId} and r.kind = p.kind
          and r.place_id = p.row_id
        ${after} order by rank desc, row_id desc limit ${limit + 1}`)
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown.map(toWire),
        next_cursor: rows.length > limit && last ? writeCursor(scope, [String(last.rank), String(last.row_id)]) : null,
      }
    },

    /**
     * Reposts a video to all of some places or to none, or takes the reposts back; doing it twice changes nothing.
     * @throws Refusal 403, 404, 5350, 5352, 429
     */
    async set(viewer: Viewer, videoId: string, places: readonly Destination[], reposted: boolean): Promise<Answer> {
      const target = await findTarget(db, viewer, { videoId })
      if (reposted) requireAllowed(target, viewer.userId, 'repost')
      return db.tx(async (tx) => {
        const at = now()
        await holdAccount(tx, viewer)
        await takePace(tx, viewer, 'repost', at)
        for (const place of places) {
          if (reposted) await add(tx, viewer, target.id, place, at)
          else await remove(tx, viewer, target.id, place)
        }
        const [video] = await tx.query<{ reposts: number }>(
          sql`select reposts_count as reposts from videos where id = ${target.id}`,
        )
        const mine = await tx.query<{ place_id: string; is_waiting: boolean }>(sql`select place_id::text, is_waiting
          from reposts where video_id = ${target.id} and user_id = ${viewer.userId}`)
        if (reposted && mine.some(({ is_waiting }) => !is_waiting)) {
          await notify(tx, [target.author_id], { kind: 'repost', actorId: viewer.userId, videoId: target.id }, at)
        }
        return {
          counts: { reposts: video?.reposts ?? 0 },
          viewer: { reposted: mine.length > 0 },
          waiting: mine.filter(({ is_waiting }) => is_waiting).map(({ place_id }) => place_id),
        }
      })
    },
  }
}
