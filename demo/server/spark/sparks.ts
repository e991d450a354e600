import { codes } from '../../../src/wire/codes'
import type { WireSparked } from '../../../src/wire/spark'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { mayBeSeen } from '../video/videos'

/** What a spark is on: one of the two. */
export interface SparkTarget {
  videoId?: string | undefined
  commentId?: string | undefined
}

type Kind = 'video' | 'comment'

/** Finds a target of the brand (`$1`) for the viewer (`$2`) by its id (`$3`). */
const finding: Record<Kind, string> = {
  video: `select ${mayBeSeen} as open from videos v left join communities c on c.id = v.community_id
    where v.brand_id = $1 and v.id = $3`,
  comment: `select ${mayBeSeen} as open from comments t join videos v on v.id = t.video_id
    left join communities c on c.id = v.community_id
    where v.brand_id = $1 and t.id = $3 and t.deleted_at is null`,
}

/** One statement each, so that a counter changes with its row or not at all: `$1` the target, `$2` the viewer. */
const setting: Record<Kind, string> = {
  video: `with changed as (
      insert into sparks (video_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1)
    update videos set sparks_count = sparks_count + (select count(*) from changed)::int where id = $1
    returning sparks_count as sparks`,
  comment: `with changed as (
      insert into comment_sparks (comment_id, user_id) values ($1, $2) on conflict do nothing returning 1)
    update comments set sparks_count = sparks_count + (select count(*) from changed)::int where id = $1
    returning sparks_count as sparks`,
}

const takingBack: Record<Kind, string> = {
  video: `with changed as (delete from sparks where video_id = $1 and user_id = $2 returning 1)
    update videos set sparks_count = greatest(0, sparks_count - (select count(*) from changed)::int) where id = $1
    returning sparks_count as sparks`,
  comment: `with changed as (delete from comment_sparks where comment_id = $1 and user_id = $2 returning 1)
    update comments set sparks_count = greatest(0, sparks_count - (select count(*) from changed)::int) where id = $1
    returning sparks_count as sparks`,
}

/** Sparks on videos and comments. */
export const sparks = (db: Database, now: Now) => ({
  /**
   * Sets a viewer's spark or takes it back; what is so already stays so.
   * @throws Refusal 404 for what the brand has not, 5350 for what is in a place that the viewer has not joined
   */
  async set({ userId, brandId }: Viewer, { videoId, commentId }: SparkTarget, sparked: boolean): Promise<WireSparked> {
    const kind: Kind = commentId ? 'comment' : 'video'
    const id = rowId(commentId ?? videoId ?? '')
    const [target] = id ? await db.query<{ open: boolean }>(finding[kind], [brandId, userId, id]) : []
    if (!target) throw notFound(kind)
    if (!target.open) throw new Refusal(codes.membersOnly, 'Only for members of its community')
    const timed = sparked && kind === 'video'
    const sql = sparked ? setting[kind] : takingBack[kind]
    const [counted] = await db.query<{ sparks: number }>(sql, [id, userId, ...(timed ? [now()] : [])])
    if (!counted) throw notFound(kind)
    return { counts: counted, viewer: { sparked } }
  },
})
