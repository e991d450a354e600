import type { WireUserSummary } from '../../../src/wire/video'
import { holdAccount } from '../account/presence'
import { userSummary } from '../account/userSummary'
import type { Now } from '../clock'
import { readCursor, writeCursor } from '../database/cursor'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { takePace } from '../pace/paces'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'

/** What a viewer keeps away: people with all that they made, and single videos. */
export const hides = (db: Database, now: Now) => ({
  /** @throws Refusal 404 for who is not of the brand, and for the viewer; 429 */
  async person(viewer: Viewer, personId: string, hidden: boolean): Promise<void> {
    const { brandId, userId } = viewer
    const [person] = await db.query<{ id: string }>(sql`select id::text from users
      where brand_id = ${brandId} and id = ${rowId(personId)} and id <> ${userId} and deleted_at is null`)
    if (!person) throw notFound('person')
    await db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      await takePace(tx, viewer, 'hide', now())
      await tx.query(
        hidden
          ? sql`insert into blocks (user_id, blocked_id, created_at) values (${userId}, ${person.id}, ${now()})
              on conflict do nothing`
          : sql`delete from blocks where user_id = ${userId} and blocked_id = ${person.id}`,
      )
    })
  },

  /** @throws Refusal 404, 429 */
  async video(viewer: Viewer, videoId: string, hidden: boolean): Promise<void> {
    const { brandId, userId } = viewer
    const [video] = await db.query<{ id: string }>(
      sql`select id::text from videos where brand_id = ${brandId} and id = ${rowId(videoId)}`,
    )
    if (!video) throw notFound('video')
    await db.tx(async (tx) => {
      await holdAccount(tx, viewer)
      await takePace(tx, viewer, 'hide', now())
      await tx.query(
        hidden
          ? sql`insert into hidden_videos (user_id, video_id, created_at) values (${userId}, ${video.id}, ${now()})
              on conflict do nothing`
          : sql`delete from hidden_videos where user_id = ${userId} and video_id = ${video.id}`,
      )
    })
  },

  /** The people, the latest first. */
  async people({ userId }: Viewer, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
    const scope = `blocks ${userId}`
    const [time, id] = cursor ? readCursor(scope, cursor, ['timestamptz', 'bigint']) : []
    const after = cursor ? sql`and (b.created_at, b.blocked_id) < (${time}::timestamptz, ${id}::bigint)` : sql``
    const rows = await db.query<{ person: WireUserSummary; created_at: Date }>(sql`
      select ${userSummary(sql`u`)} as person, b.created_at from blocks b join users u on u.id = b.blocked_id
      where b.user_id = ${userId} and u.deleted_at is null ${after}
      order by b.created_at desc, b.blocked_id desc limit ${limit + 1}`)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    const key = last && [last.created_at.toISOString(), last.person.user_id]
    return {
      items: shown.map(({ person }) => person),
      next_cursor: rows.length > limit && key ? writeCursor(scope, key) : null,
    }
  },
})
