import type { NotificationKind } from '../../../src/wire/notificationKinds'

/** What people are told of. */
export interface Happening {
  kind: NotificationKind
  /** Whose doing it is; null for moderators, and for what the server has done itself. */
  actorId: string | null
  videoId?: string | null
  commentId?: string | null
  /** Of what happens in a community itself, or in one of its loops: one of the two. */
  communityId?: string | null
  loopId?: string | null
  caseId?: string | null
  /** Of a post whose video failed. */
  postId?: string | null
}
