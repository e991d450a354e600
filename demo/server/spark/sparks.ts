import type { WireSparked } from '../../../src/wire/spark'
import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { notify } from '../notification/notify'
import { takePace } from '../pace/paces'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { findTarget, requireAllowed, type Target, type TargetIds } from '../video/target'

type Kind = Target['kind']

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
   * @throws Refusal 404 for what the brand has not, 5350 for what is in a place that the viewer has not joined, 429
   */
  async set(viewer: Viewer, ids: TargetIds, sparked: boolean): Promise<WireSparked> {
    const { userId } = viewer
    const target = await findTarget(db, viewer, ids)
    requireAllowed(target, userId, 'spark')
    const { kind, id } = target
    const at = now()
    const counts = await db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      await takePace(tx, viewer, 'spark', at)
      const [row] = await tx.query<{ sparks: number }>(
        sparked ? addSpark(kind, id, userId, at) : removeSpark(kind, id, userId),
      )
      if (!row) throw notFound(kind)
      const about = { actorId: userId, videoId: target.video_id, commentId: kind === 'comment' ? id : null }
      const happening = kind === 'video' ? 'spark' : 'comment_spark'
      if (sparked) await notify(tx, [target.author_id], { kind: happening, ...about }, at)
      return row
    })
    return { counts, viewer: { sparked } }
  },
})
