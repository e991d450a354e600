import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

const count = (tx: Queryable, videoId: string, by: number) =>
  tx.query(sql`update communities set videos_count = greatest(0, videos_count + ${by})
    where id = (select community_id from videos where id = ${videoId})`)

/** Keeps a video out of sight for moderators; one that is out of sight already stays so. */
export const withdrawVideo = async (tx: Queryable, videoId: string, now: Date): Promise<null> => {
  const [video] = await tx.query(
    sql`update videos set removed_at = ${now} where id = ${videoId} and removed_at is null returning 1`,
  )
  if (video) await count(tx, videoId, -1)
  return null
}

/** Shows a video again that was withdrawn; one that its author has deleted stays away. */
export const restoreVideo = async (tx: Queryable, videoId: string): Promise<null> => {
  const [video] = await tx.query(
    sql`update videos set removed_at = null where id = ${videoId} and removed_at is not null
      and author_deleted_at is null returning 1`,
  )
  if (video) await count(tx, videoId, 1)
  return null
}
