import {
  type Comment,
  type CommentChanges,
  type CommentId,
  toCommentChanges,
  toComments,
  toThread,
} from '../entities/comment'
import { commentStore } from '../entities/comment.store'
import type { VideoId } from '../entities/playable'
import { list, number, record, text } from '../kit/guard'
import { httpFor } from '../kit/http'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'
import type { ThreadPage } from './talk'

export type CommentSort = 'top' | 'newest'

interface PageRequest {
  cursor?: string | null
  signal?: AbortSignal | undefined
}

export interface ThreadsRequest extends PageRequest {
  videoId: VideoId
  sort: CommentSort
  /** A comment whose thread comes first. */
  focus?: CommentId
}

const put = (settings: Settings, comments: readonly Comment[]) => commentStore.put(siteKey(settings), comments)

/** A page of the threads under a video; the comments themselves go to `commentStore`. */
export const fetchThreads = async (
  settings: Settings,
  { videoId, sort, focus, cursor, signal }: ThreadsRequest,
): Promise<ThreadPage> => {
  const query = { video_id: videoId, sort, ...(focus && { focus }), ...(cursor && { cursor }) }
  const answer = record((await httpFor(settings).get(paths.videoComments, { query, signal })).data)
  const threads = list(answer.items).flatMap((item) => toThread(item, settings) ?? [])
  put(
    settings,
    threads.flatMap(({ comment, replies }) => [comment, ...replies]),
  )
  return { threads, cursor: text(answer.next_cursor) || null, version: number(answer.version) }
}

/** A page of the replies to a comment, oldest first; the comments themselves go to `commentStore`. */
export const fetchReplies = async (
  settings: Settings,
  threadId: CommentId,
  { cursor, signal }: PageRequest,
): Promise<{ ids: readonly CommentId[]; cursor: string | null }> => {
  const query = { parent_id: threadId, ...(cursor && { cursor }) }
  const answer = record((await httpFor(settings).get(paths.comments, { query, signal })).data)
  const replies = toComments(answer.items, settings)
  put(settings, replies)
  return { ids: replies.map(({ id }) => id), cursor: text(answer.next_cursor) || null }
}

/** What happened under a video after a version; the comments themselves go to `commentStore`. */
export const fetchChanges = async (
  settings: Settings,
  videoId: VideoId,
  { after, signal }: { after: number; signal?: AbortSignal | undefined },
): Promise<CommentChanges> => {
  const query = { video_id: videoId, after }
  const changes = toCommentChanges(
    (await httpFor(settings).get(paths.commentChanges, { query, signal })).data,
    settings,
  )
  put(settings, changes.comments)
  return changes
}
