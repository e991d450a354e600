import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

/**
 * Takes the next version of the comments under a video. Others who change something there wait for the end of this
 * transaction, so that counters and versions stay true.
 */
export const nextVersion = async (tx: Queryable, videoId: string): Promise<number> => {
  const [video] = await tx.query<{ version: number }>(
    sql`update videos set talk_version = talk_version + 1 where id = ${videoId} returning talk_version as version`,
  )
  return video?.version ?? 0
}

interface Row {
  video_id: string
  parent_id: string | null
  replies: number
  /** Null while it stands. */
  removed_by: 'author' | 'moderator' | null
}

const findComment = async (tx: Queryable, id: string): Promise<Row | undefined> => {
  const [row] = await tx.query<Row>(sql`select video_id::text, parent_id::text, replies_count as replies,
    case when deleted_at is null then null else coalesce(removed_by, 'author') end as removed_by
    from comments where id = ${id}`)
  return row
}

/** Locks the video of a comment; undefined when the comment is not there, or its state is another. */
const lock = async (tx: Queryable, id: string, state: Row['removed_by']) => {
  const found = await findComment(tx, id)
  if (!found) return undefined
  const version = await nextVersion(tx, found.video_id)
  // As it is now that nobody else can change it.
  const row = await findComment(tx, id)
  return row?.removed_by === state ? { ...row, version } : undefined
}

/**
 * Counts a comment that was removed (-1) or put back (1), in its thread and in its video. One with replies is listed
 * either way; and an empty place is listed as long as it has replies.
 */
const count = async (
  tx: Queryable,
  { video_id, parent_id, replies, version }: Row & { version: number },
  by: 1 | -1,
) => {
  const [thread] = parent_id
    ? await tx.query<{ appears: boolean }>(sql`
        update comments set replies_count = replies_count + ${by}, version = ${version} where id = ${parent_id}
        returning deleted_at is not null and replies_count = ${by === 1 ? 1 : 0} as appears`)
    : []
  const listed = by * ((replies > 0 ? 0 : 1) + (thread?.appears ? 1 : 0))
  await tx.query(sql`update videos set comments_count = comments_count + ${listed} where id = ${video_id}`)
}

/**
 * Removes a comment; one that is removed already stays as it is. What its author removes is erased; what a moderator
 * removes is kept out of sight, and can be put back.
 * @returns the video, or null when nothing changed
 */
export const removeComment = async (
  tx: Queryable,
  id: string,
  by: 'author' | 'moderator',
  now: Date,
): Promise<string | null> => {
  const comment = await lock(tx, id, null)
  if (!comment) return null
  await tx.query(
    sql`update comments set deleted_at = ${now}, removed_by = ${by}, version = ${comment.version} where id = ${id}`,
  )
  if (by === 'author') {
    await tx.query(sql`delete from comment_sparks where comment_id = ${id}`)
    await tx.query(sql`update comments set text = '', facets = '[]', sparks_count = 0 where id = ${id}`)
  }
  await tx.query(sql`delete from notifications where comment_id = ${id} and actor_id is not null`)
  await tx.query(sql`update videos set pinned_comment_id = null
    where id = ${comment.video_id} and pinned_comment_id = ${id}`)
  await count(tx, comment, -1)
  return comment.video_id
}

/** Puts a comment back that a moderator removed, and nothing that its author has erased. @returns the video, or null when nothing changed */
export const restoreComment = async (tx: Queryable, id: string): Promise<string | null> => {
  const comment = await lock(tx, id, 'moderator')
  if (!comment) return null
  await tx.query(
    sql`update comments set deleted_at = null, removed_by = null, version = ${comment.version} where id = ${id}`,
  )
  await count(tx, comment, 1)
  return comment.video_id
}
