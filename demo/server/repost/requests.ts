import type { WireRepostRequest } from '../../../src/wire/repost'
import { userSummary } from '../account/userSummary'
import type { Now } from '../clock'
import { findCommunity } from '../community/access'
import { readCursor, writeCursor } from '../database/cursor'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { notifySubscribers } from '../loop/subscribers'
import { notify } from '../notification/notify'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { videoLink } from '../video/videoLink'
import type { Destination } from './reposts'

interface Page {
  limit: number
  cursor?: string | undefined
}

export interface RepostDecision extends Destination {
  videoId: string
  userId: string
}

/** The community (`c`) that a repost (`r`) goes to, itself or by one of its loops. */
const community = sql`left join loops l on r.kind = 'loop' and l.id = r.place_id
  join communities c on c.id = case r.kind when 'community' then r.place_id when 'loop' then l.community_id end`

/** The place as one number, since a community and a loop may have the same id. */
const placeKey = sql`(r.place_id * 2 + (r.kind = 'loop')::int)`
const order = sql`(r.created_at, r.video_id, r.user_id, ${placeKey})`
const keyTypes = ['timestamptz', 'bigint', 'bigint', 'bigint'] as const

/** Reposts that a leader or moderator agrees to first. */
export const repostRequests = (db: Database, now: Now) => {
  /** @throws Refusal 403, 404 */
  const requireLeader = async (viewer: Viewer, id: Sql): Promise<string> => {
    const community = await findCommunity(db, viewer, sql`c.id = ${id}`)
    community.require('approveReposts')
    return community.id
  }

  return {
    /** Those into a community and its loops, the longest waiting first. @throws Refusal 403, 404 */
    async list(viewer: Viewer, communityId: string, { limit, cursor }: Page) {
      const id = await requireLeader(viewer, sql`${rowId(communityId)}::bigint`)
      const scope = `repost requests ${id}`
      const [time, video, user, spot] = cursor ? readCursor(scope, cursor, keyTypes) : []
      const after = cursor
        ? sql`and ${order} > (${time}::timestamptz, ${video}::bigint, ${user}::bigint, ${spot}::bigint)`
        : sql``
      type Row = Omit<WireRepostRequest, 'requested_at'> & { created_at: Date; spot: number }
      const rows = await db.query<Row>(sql`
        select ${videoLink} as video,
          ${userSummary(sql`u`)} as user, r.kind, r.place_id::text as id, coalesce(l.name, c.name) as name, r.created_at,
          ${placeKey} as spot
        from reposts r ${community} join videos v on v.id = r.video_id join media m on m.id = v.media_id
        join users u on u.id = r.user_id
        where r.is_waiting and c.id = ${id} and v.removed_at is null ${after}
        order by ${order} limit ${limit + 1}`)
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const key = last && [last.created_at.toISOString(), last.video.video_id, last.user.user_id, String(last.spot)]
      return {
        items: shown.map(({ created_at, spot: _, ...row }) => ({ ...row, requested_at: created_at.toISOString() })),
        next_cursor: rows.length > limit && key ? writeCursor(scope, key) : null,
      }
    },

    /** @returns how many reposts the video has now @throws Refusal 403, 404 for what does not wait */
    async decide(viewer: Viewer, { videoId, userId, kind, id }: RepostDecision, accepted: boolean): Promise<number> {
      const place = rowId(id)
      await requireLeader(
        viewer,
        kind === 'community'
          ? sql`${place}::bigint`
          : sql`(select community_id from loops where id = ${place}::bigint)`,
      )
      return db.tx(async (tx) => {
        const one = sql`video_id = ${rowId(videoId)} and user_id = ${rowId(userId)} and kind = ${kind}
          and place_id = ${place} and is_waiting`
        const [request] = await tx.query<{ author: string }>(
          accepted
            ? sql`update reposts set is_waiting = false where ${one}
                returning (select author_id::text from videos where id = video_id) as author`
            : sql`delete from reposts where ${one} returning '' as author`,
        )
        if (!request) throw notFound('request')
        const [video] = await tx.query<{ reposts: number }>(sql`update videos
          set reposts_count = reposts_count + ${accepted ? 1 : 0} where id = ${rowId(videoId)} returning reposts_count as reposts`)
        if (accepted) {
          await notify(tx, [request.author], { kind: 'repost', actorId: userId, videoId }, now())
          const where = kind === 'loop' ? { loopId: id } : { communityId: id }
          await notifySubscribers(tx, { ...where, videoId, actorId: userId }, now())
        }
        return video?.reposts ?? 0
      })
    },
  }
}
