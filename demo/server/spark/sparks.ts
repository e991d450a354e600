import { codes } from '../../../src/wire/codes'
import type { WireSparked } from '../../../src/wire/spark'
import type { Now } from '../clock'
import { type Access, accessColumns, allows, joinMembership } from '../community/access'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'

/** What a spark is on: one of the two. */
export interface SparkTarget {
  videoId?: string | undefined
  commentId?: string | undefined
}

type Kind = 'video' | 'comment'

const selectTarget = (kind: Kind, id: string, { brandId, userId }: Viewer): Sql => {
  const community = sql`left join communities c on c.id = v.community_id ${joinMembership(userId)}`
  return kind === 'video'
    ? sql`select ${accessColumns} from videos v ${community} where v.brand_id = ${brandId} and v.id = ${id}`
    : sql`select ${accessColumns} from comments t join videos v on v.id = t.video_id ${community}
        where v.brand_id = ${brandId} and t.id = ${id} and t.deleted_at is null`
}

/** One statement, so that the counter changes with its row or not at all. */
const addSpark = (kind: Kind, id: string, userId: string, now: Date): Sql =>
  kind === 'video'
    ? sql`with changed as (
          insert into sparks (video_id, user_id, created_at) values (${id}, ${userId}, ${now})
          on conflict do nothing returning 1)
        update videos set sparks_count = sparks_count + (select count(*) from changed)::int where id = ${id}
        returning sparks_count as sparks`
    : sql`with changed as (
          insert into comment_sparks (comment_id, user_id) values (${id}, ${userId}) on conflict do nothing returning 1)
        update comments set sparks_count = sparks_count + (select count(*) from changed)::int where id = ${id}
        returning sparks_count as sparks`

const removeSpark = (kind: Kind, id: string, userId: string): Sql =>
  kind === 'video'
    ? sql`with changed as (delete from sparks where video_id = ${id} and user_id = ${userId} returning 1)
        update videos set sparks_count = greatest(0, sparks_count - (select count(*) from changed)::int) where id = ${id}
        returning sparks_count as sparks`
    : sql`with changed as (delete from comment_sparks where comment_id = ${id} and user_id = ${userId} returning 1)
        update comments set sparks_count = greatest(0, sparks_count - (select count(*) from changed)::int)
        where id = ${id} returning sparks_count as sparks`

/** Sparks on videos and comments. */
export const sparks = (db: Database, now: Now) => ({
  /**
   * Sets or removes a viewer's spark; doing it twice changes nothing.
   * @throws Refusal 404 for what the brand has not, 5350 for what is in a place that the viewer has not joined
   */
  async set(viewer: Viewer, { videoId, commentId }: SparkTarget, sparked: boolean): Promise<WireSparked> {
    const { userId } = viewer
    const kind: Kind = commentId ? 'comment' : 'video'
    const id = rowId(commentId ?? videoId ?? '')
    const [target] = id ? await db.query<Access>(selectTarget(kind, id, viewer)) : []
    if (!id || !target) throw notFound(kind)
    if (!allows(target, userId, 'spark')) throw new Refusal(codes.membersOnly, 'Only for members of its community')
    const [counts] = await db.query<{ sparks: number }>(
      sparked ? addSpark(kind, id, userId, now()) : removeSpark(kind, id, userId),
    )
    if (!counts) throw notFound(kind)
    return { counts, viewer: { sparked } }
  },
})
