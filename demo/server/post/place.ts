import { codes } from '../../../src/wire/codes'
import { type Access, allows } from '../community/access'
import { findDestination } from '../community/destination'
import type { Queryable } from '../database/database'
import { requireNotSuspended } from '../moderation/suspensions'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import type { Written } from './written'

/** Where a post is; both null on its author's profile alone. */
export interface PostPlace {
  communityId: string | null
  loopId: string | null
  isClosed: boolean
}

/** @throws Refusal 403, 5355 */
const requirePost = (place: Access, userId: string): void => {
  if (place.banned) throw new Refusal(codes.banned, 'You are banned from this community')
  if (!allows(place, userId, 'post')) throw new Refusal(codes.forbidden, 'You may not post there')
}

/**
 * The place that somebody writes, where they may post now.
 * @throws Refusal 403, 404, 5352, 5355
 */
export const findPlace = async (
  tx: Queryable,
  viewer: Viewer,
  { community_id, loop_id }: Pick<Written, 'community_id' | 'loop_id'>,
  now: Date,
): Promise<PostPlace> => {
  const kind = loop_id ? 'loop' : 'community'
  const id = loop_id ?? community_id ?? null
  if (id === null) {
    await requireNotSuspended(tx, viewer.userId, { community_id: null }, now)
    return { communityId: null, loopId: null, isClosed: false }
  }
  const place = await findDestination(tx, viewer, kind, id)
  // A loop lies in one community.
  if (community_id && community_id !== place.community_id) throw notFound('loop')
  if (place.is_archived) throw new Refusal(codes.forbidden, 'The loop takes nothing new')
  requirePost(place, viewer.userId)
  await requireNotSuspended(tx, viewer.userId, place, now)
  return { communityId: place.community_id, loopId: loop_id ?? null, isClosed: place.is_closed }
}
