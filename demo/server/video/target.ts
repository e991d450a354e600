import { codes } from '../../../src/wire/codes'
import type { Action } from '../../../src/wire/permissions'
import { type Access, allows } from '../community/access'
import { joinPlace, placeColumns } from '../community/place'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notFound, Refusal } from '../refusal'

/** Who asks; `userId` null for a visitor. */
export interface Asker {
  brandId: string
  userId: string | null
}

/** What an action is about: one of the two. */
export interface TargetIds {
  videoId?: string | null | undefined
  commentId?: string | null | undefined
}

/** A video or a comment, and what the caller is to the community or loop that it is in. */
export interface Target extends Access {
  kind: 'video' | 'comment'
  id: string
  video_id: string
  author_id: string
  community_id: string | null
  comments_off: boolean
}

/**
 * A video of the brand, or a comment that has not been removed.
 * @throws Refusal 404
 */
export const findTarget = async (
  db: Queryable,
  { brandId, userId }: Asker,
  { videoId, commentId }: TargetIds,
): Promise<Target> => {
  const kind = commentId ? 'comment' : 'video'
  const id = rowId(commentId ?? videoId ?? '')
  const access = sql`${joinPlace(sql`v`, userId)}
    where v.brand_id = ${brandId} and v.removed_at is null`
  const columns = sql`v.id::text as video_id, v.community_id::text, v.comments_off, ${placeColumns}`
  const [found] = await db.query<Omit<Target, 'kind' | 'id'>>(
    kind === 'video'
      ? sql`select v.author_id::text, ${columns} from videos v ${access} and v.id = ${id}`
      : sql`select t.author_id::text, ${columns} from comments t join videos v on v.id = t.video_id ${access}
          and t.id = ${id} and t.deleted_at is null`,
  )
  if (!found || !id) throw notFound(kind)
  return { ...found, kind, id }
}

/** @throws Refusal 5350 for what the caller may not do where the target is, 5355 for who is banned there */
export const requireAllowed = (target: Access, userId: string | null, action: Action): void => {
  if (allows(target, userId, action)) return
  if (target.banned) throw new Refusal(codes.banned, 'You are banned from its community')
  throw new Refusal(codes.membersOnly, 'Only for members of the place that it is in')
}
