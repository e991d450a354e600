import type { WireCommentChanges } from '../../../src/wire/comment'
import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { notFound } from '../refusal'
import { isListed } from '../video/comments'
import { type Asker, findTarget, requireAllowed } from '../video/target'
import { type CommentRow, isShownTo, selectComments, toWire } from './selectComments'

/** Changed comments in one answer; those of one change are never in two. */
const most = 100

/** Whether there may be more behind an answer, since it is full. */
export const mayHaveMore = ({ comments, gone }: WireCommentChanges): boolean => comments.length + gone.length >= most

/** What happened under a video since a version. */
export const changes = (db: Queryable, now: Now) => ({
  /** @throws Refusal 404, 5350 */
  async since(asker: Asker, videoId: string, after: number): Promise<WireCommentChanges> {
    const target = await findTarget(db, asker, { videoId })
    requireAllowed(target, asker.userId, 'viewContent')
    const [video] = await db.query<{ version: number; comments: number }>(
      sql`select talk_version as version, comments_count as comments from videos where id = ${target.id}`,
    )
    if (!video) throw notFound('video')
    type Row = CommentRow & { version: number; first_version: number; is_listed: boolean }
    const columns = sql`, t.version, t.first_version, ${isListed} and ${isShownTo(asker.userId)} as is_listed`
    const rows = await db.query<Row>(sql`${selectComments(asker.userId, columns)}
      where t.video_id = ${target.id} and t.version > ${after} and t.version <= ${video.version}
      order by t.version fetch first ${most} rows with ties`)
    // A thread before its replies, which may have the same version.
    rows.sort((a, b) => a.version - b.version || Number(a.comment_id) - Number(b.comment_id))
    const listed = rows.filter((row) => row.is_listed)
    return {
      comments: listed.map((row) => toWire(row, asker.userId, now())),
      written: listed.filter((row) => row.first_version > after).map(({ comment_id }) => comment_id),
      gone: rows.filter((row) => !row.is_listed).map(({ comment_id }) => comment_id),
      counts: { comments: video.comments },
      version: rows.length < most ? video.version : (rows.at(-1)?.version ?? video.version),
    }
  },
})
