import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { feeds } from '../feed/feeds'
import { takePace } from '../pace/paces'
import type { Viewer } from '../session/sessions'
import { findTarget, requireAllowed } from '../video/target'

/** How much of a viewer's own list. */
export interface OwnList {
  limit: number
  cursor?: string | undefined
}

/** Videos that viewers keep for later. */
export const savedVideos = (db: Database, now: Now) => ({
  /** The newest first. @param videoId that one alone */
  list({ userId, brandId }: Viewer, { limit, cursor }: OwnList, videoId?: string) {
    const one = videoId === undefined ? sql`true` : sql`v.id = ${rowId(videoId)}::bigint`
    return feeds(db).page(
      {
        ...{ scope: `saved ${userId} ${videoId ?? ''}`, by: sql`own.at`, type: 'timestamptz', where: one },
        join: sql`join saved_videos own on own.video_id = v.id and own.user_id = ${userId}::bigint`,
      },
      { brandId, viewerId: userId, limit, cursor },
    )
  },

  clear: async ({ userId }: Viewer): Promise<void> =>
    void (await db.query(sql`delete from saved_videos where user_id = ${userId}`)),

  /** @throws Refusal 401, 404, 5350, 429 */
  async set(viewer: Viewer, videoId: string, saved: boolean): Promise<void> {
    const { userId } = viewer
    if (!saved) {
      const which = sql`user_id = ${userId} and video_id = ${rowId(videoId)}`
      return void (await db.query(sql`delete from saved_videos where ${which}`))
    }
    const target = await findTarget(db, viewer, { videoId })
    requireAllowed(target, userId, 'viewContent')
    await db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      await takePace(tx, viewer, 'spark', now())
      await tx.query(sql`insert into saved_videos (user_id, video_id, at) values (${userId}, ${target.id}, ${now()})
        on conflict do nothing`)
    })
  },
})
