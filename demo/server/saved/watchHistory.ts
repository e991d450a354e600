import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { feeds } from '../feed/feeds'
import type { Viewer } from '../session/sessions'
import type { OwnList } from './savedVideos'

/** Days that it is remembered what somebody watched. */
const days = 365

/** Remembers that a viewer watched a video, unless they want no history. To be sent with what counts the view. */
export const rememberView = async (tx: Queryable, userId: string, videoId: string, now: Date): Promise<void> =>
  void (await tx.query(sql`insert into watched_videos (user_id, video_id, at)
    select id, ${videoId}::bigint, ${now}::timestamptz from users where id = ${userId} and keeps_history and deleted_at is null
    on conflict (user_id, video_id) do update set at = excluded.at`))

/** What viewers watched; nobody else reads it. */
export const watchHistory = (db: Queryable, now: Now) => {
  const isOn = async ({ userId }: Viewer): Promise<boolean> => {
    const [user] = await db.query<{ is_on: boolean }>(
      sql`select keeps_history as is_on from users where id = ${userId}`,
    )
    return user?.is_on ?? false
  }
  return {
    /** The last one first. */
    async list(viewer: Viewer, { limit, cursor }: OwnList) {
      const { userId, brandId } = viewer
      const page = await feeds(db).page(
        {
          ...{ scope: `watched ${userId}`, by: sql`own.at`, type: 'timestamptz' },
          join: sql`join watched_videos own on own.video_id = v.id and own.user_id = ${userId}::bigint`,
        },
        { brandId, viewerId: userId, limit, cursor },
      )
      return { ...page, is_on: await isOn(viewer) }
    },

    /** What the history holds stays. */
    async setOn(viewer: Viewer, wanted: boolean): Promise<{ is_on: boolean }> {
      await db.query(sql`update users set keeps_history = ${wanted} where id = ${viewer.userId} and deleted_at is null`)
      return { is_on: await isOn(viewer) }
    },

    /** @param videoId all unless given */
    async clear({ userId }: Viewer, videoId?: string): Promise<void> {
      const one = videoId === undefined ? sql`` : sql`and video_id = ${rowId(videoId)}`
      await db.query(sql`delete from watched_videos where user_id = ${userId} ${one}`)
    },

    /** Forgets what was watched long ago. */
    sweep: async (): Promise<void> =>
      void (await db.query(
        sql`delete from watched_videos where at < ${new Date(now().getTime() - days * 24 * 60 * 60_000)}`,
      )),
  }
}
