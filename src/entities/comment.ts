import { list, number, record, text } from '../kit/guard'
import { time } from '../kit/guard.content'
import type { Hosts } from '../kit/settings'
import { type Author, toAuthor, type VideoId } from './playable'
import { type TextFacet, toFacets } from './richText'
import type { Id } from './store'

export type CommentId = Id<'comment'>

export interface Comment {
  id: CommentId
  videoId: VideoId
  /** The comment that starts the thread; null for that one itself. */
  threadId: CommentId | null
  /** Who removed it; null while it stands. What is removed and has replies keeps its place, without author and text. */
  removedBy: 'author' | 'moderator' | null
  author: Author | null
  /** Plain text. */
  text: string
  facets: readonly TextFacet[]
  /** Milliseconds since 1970. */
  createdAt: number
  /** Milliseconds since 1970; null for one that was never changed. */
  editedAt: number | null
  isPinned: boolean
  counts: { sparks: number; replies: number }
  /** Null when signed out. */
  viewer: {
    sparked: boolean
    /** Until when the viewer may change it, in milliseconds since 1970; null when they may not. */
    editableUntil: number | null
    canDelete: boolean
    canPin: boolean
    /** Of one's own: the name that this or another page sent it with. */
    clientId: string | null
  } | null
}

/** A comment with the first of its replies. */
export interface Thread {
  comment: Comment
  replies: readonly Comment[]
  /** For the next page of replies; null at the end. */
  cursor: string | null
}

/** What happened under a video since a version. */
export interface CommentChanges {
  comments: readonly Comment[]
  /** Those of them that were written since. */
  written: readonly CommentId[]
  /** Those that are in no list any more. */
  gone: readonly CommentId[]
  /** How many comments the video has now. */
  count: number
  version: number
}

const toViewer = (wire: unknown): Comment['viewer'] => {
  if (!wire) return null
  const it = record(wire)
  return {
    sparked: it.sparked === true,
    editableUntil: time(it.editable_until),
    canDelete: it.can_delete === true,
    canPin: it.can_pin === true,
    clientId: text(it.client_id) || null,
  }
}

/** Reads one comment of an answer; null when it is none, so that one broken item never costs a list. */
export const toComment = (wire: unknown, settings: Hosts): Comment | null => {
  const it = record(wire)
  const id = text(it.comment_id) as CommentId
  const videoId = text(it.video_id) as VideoId
  if (!id || !videoId) return null
  const counts = record(it.counts)
  return {
    id,
    videoId,
    threadId: (text(it.parent_id) as CommentId) || null,
    removedBy: it.removed_by === 'author' || it.removed_by === 'moderator' ? it.removed_by : null,
    author: toAuthor(it.author, settings),
    text: text(it.text),
    facets: toFacets(it.facets),
    createdAt: time(it.created_at) ?? 0,
    editedAt: time(it.edited_at),
    isPinned: it.is_pinned === true,
    counts: { sparks: number(counts.sparks), replies: number(counts.replies) },
    viewer: toViewer(it.viewer),
  }
}

export const toComments = (wire: unknown, settings: Hosts): readonly Comment[] =>
  list(wire).flatMap((item) => toComment(item, settings) ?? [])

/** Reads one item of a list of threads; null when it is none. */
export const toThread = (wire: unknown, settings: Hosts): Thread | null => {
  const comment = toComment(wire, settings)
  const replies = record(record(wire).replies)
  return comment && { comment, replies: toComments(replies.items, settings), cursor: text(replies.next_cursor) || null }
}

export const toCommentChanges = (wire: unknown, settings: Hosts): CommentChanges => {
  const it = record(wire)
  return {
    comments: toComments(it.comments, settings),
    written: list(it.written).map(text) as CommentId[],
    gone: list(it.gone).map(text) as CommentId[],
    count: number(record(it.counts).comments),
    version: number(it.version),
  }
}
