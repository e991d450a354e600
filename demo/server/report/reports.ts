import type { reportReasons } from '../../../src/wire/report'
import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import { takePace } from '../pace/paces'
import type { Viewer } from '../session/sessions'
import { findTarget, requireAllowed, type Target, type TargetIds } from '../video/target'

export interface NewReport {
  reason: (typeof reportReasons)[number]
  note: string
}

/** The open case about something; two first reports at the same moment make one. */
export const openCase = async (tx: Queryable, brandId: string, target: Target, now: Date): Promise<string> => {
  const { kind, id, video_id, community_id, author_id } = target
  const commentId = kind === 'comment' ? id : null
  const [row] = await tx.query<{ id: string }>(sql`
    insert into cases (brand_id, community_id, video_id, comment_id, author_id, what, opened_at)
    values (${brandId}, ${community_id}, ${video_id}, ${commentId}, ${author_id},
      coalesce((select text from comments where id = ${commentId}::bigint),
        (select coalesce(nullif(title, ''), slug) from videos where id = ${video_id})), ${now})
    on conflict (video_id, coalesce(comment_id, 0)) where decision is null do update set opened_at = cases.opened_at
    returning id::text`)
  return row?.id ?? ''
}

/** What viewers tell the moderators. */
export const reports = (db: Database, now: Now) => ({
  /**
   * Reports a video or a comment, once for each person until it is decided.
   * @returns whether it is the first time
   * @throws Refusal 404, 5350, 429
   */
  async send(viewer: Viewer, ids: TargetIds, { reason, note }: NewReport): Promise<boolean> {
    const { userId, brandId } = viewer
    const target = await findTarget(db, viewer, ids)
    requireAllowed(target, userId, 'reportContent')
    const at = now()
    const [video, comment] = target.kind === 'video' ? [target.id, null] : [null, target.id]
    return db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      const [known] = await tx.query(sql`select 1 from reports where reporter_id = ${userId}
        and (video_id = ${video}::bigint or comment_id = ${comment}::bigint) and closed_at is null`)
      if (known) return false
      await takePace(tx, viewer, 'report', at)
      const caseId = await openCase(tx, brandId, target, at)
      const [added] = await tx.query(sql`
        insert into reports (case_id, reporter_id, video_id, comment_id, reason, note, created_at)
        values (${caseId}, ${userId}, ${video}, ${comment}, ${reason}, ${note}, ${at})
        on conflict do nothing returning 1`)
      return added !== undefined
    })
  },
})
