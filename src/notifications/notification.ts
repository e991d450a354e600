import { type PinnedVideo, toPinned } from '../entities/community'
import { type Author, toAuthor } from '../entities/playable'
import { type Place, toPlace } from '../entities/video'
import { list, number, record, text } from '../kit/guard'
import { time } from '../kit/guard.content'
import type { Hosts } from '../kit/settings'
import { type JoinRequest, toJoinRequest } from '../members/joinRequest'
import type { NotificationKind } from '../wire/notificationKinds'

/** What happened to one thing on one day. */
export interface Notification {
  /** Of the latest notification of the group. */
  id: string
  kind: NotificationKind
  /** Milliseconds since 1970. */
  at: number
  isRead: boolean
  /** How often it happened. */
  times: number
  /** Who did it, the latest first: at most three of `actorsCount`. */
  actors: readonly Author[]
  actorsCount: number
  video: PinnedVideo | null
  /** What was written, plain text: a comment, or the words of a post that failed; empty without either. */
  quote: string
  community: Place | null
  loop: Place | null
  /** Of a post that failed; null for everything else. */
  postId: string | null
  /** Who still waits to join, where the viewer may answer: at most three of those of the group. */
  requests: readonly JoinRequest[]
}

/** For each kind, the picture at its corner. */
export const glyphOf = {
  spark: 'spark',
  comment_spark: 'spark',
  comment: 'comment',
  reply: 'comment',
  mention: 'at',
  repost: 'repost',
  join_request: 'people',
  join_accepted: 'check',
  role_leader: 'check',
  role_moderator: 'check',
  role_member: 'people',
  member_removed: 'shield',
  member_banned: 'shield',
  new_video: 'play',
  creator_accepted: 'check',
  post_published: 'play',
  post_failed: 'alert',
  removed: 'shield',
  put_back: 'shield',
  upheld: 'shield',
  report_kept: 'shield',
  report_removed: 'shield',
  brand_video: 'play',
  signed_in: 'shield',
  contact_changed: 'shield',
} as const satisfies Record<NotificationKind, string>

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(glyphOf, kind)

/** Reads an item of the list; null for what is none, or of a kind that this version does not know. */
export const toNotification = (wire: unknown, settings: Hosts): Notification | null => {
  const it = record(wire)
  const [id, kind, at] = [text(it.notification_id), text(it.kind), time(it.created_at)]
  if (!id || !isKind(kind) || at === null) return null
  const actors = list(it.actors).flatMap((actor) => toAuthor(actor, settings) ?? [])
  return {
    ...{ id, kind, at, actors },
    isRead: it.is_read === true,
    times: Math.max(1, number(it.times)),
    actorsCount: Math.max(actors.length, number(it.actors_count)),
    video: toPinned(it.video, settings),
    quote: text(record(it.comment).text) || text(record(it.post).caption),
    community: toPlace(it.community, 'community_id', settings),
    loop: toPlace(it.loop, 'loop_id', settings),
    postId: text(record(it.post).video_id) || null,
    requests: list(it.requests).flatMap((request) => toJoinRequest(request, settings) ?? []),
  }
}
