import type { CommentChanges, CommentId, Thread } from '../entities/comment'

/** The replies of a thread that are loaded. */
export interface Replies {
  ids: readonly CommentId[]
  /** For the next page; null at the end. */
  cursor: string | null
}

/**
 * The ids of the comments under a video, in the order of their list. What others write meanwhile waits above the list until
 * the viewer asks for it, so that nothing jumps under a finger; a reply joins its thread if all before it are shown.
 */
export interface Talk {
  threads: readonly CommentId[]
  /** New threads of others, the latest first. */
  waiting: readonly CommentId[]
  /** By the id of the thread. */
  replies: Readonly<Record<string, Replies>>
  /** For the next page of threads; null at the end. */
  cursor: string | null
  /** How many comments the video has, those included that are not loaded. */
  count: number
  /** What is known so far. */
  version: number
}

export interface ThreadPage {
  threads: readonly Thread[]
  cursor: string | null
  version: number
}

export type TalkEvent =
  /** The first page came. */
  | { type: 'opened'; page: ThreadPage; count: number }
  | { type: 'threadsLoaded'; page: ThreadPage }
  | { type: 'repliesLoaded'; threadId: CommentId; ids: readonly CommentId[]; cursor: string | null }
  /** The server took a comment of the viewer's. */
  | { type: 'wrote'; id: CommentId; threadId: CommentId | null }
  /** The viewer removed a comment. */
  | { type: 'removed'; id: CommentId }
  | { type: 'changed'; changes: CommentChanges }
  /** The viewer asked for what waits. */
  | { type: 'newShown' }

export const emptyTalk: Talk = { threads: [], waiting: [], replies: {}, cursor: null, count: 0, version: 0 }

const union = (first: readonly CommentId[], second: readonly CommentId[]): readonly CommentId[] => [
  ...new Set([...first, ...second]),
]

const without = (ids: readonly CommentId[], gone: readonly CommentId[]): readonly CommentId[] =>
  ids.some((id) => gone.includes(id)) ? ids.filter((id) => !gone.includes(id)) : ids

const repliesOf = (threads: readonly Thread[]): Readonly<Record<string, Replies>> =>
  Object.fromEntries(
    threads.map(({ comment, replies, cursor }) => [comment.id, { ids: replies.map(({ id }) => id), cursor }]),
  )

const addReply = (talk: Talk, threadId: CommentId, id: CommentId): Talk => {
  const replies = talk.replies[threadId] ?? { ids: [], cursor: null }
  return { ...talk, replies: { ...talk.replies, [threadId]: { ...replies, ids: union(replies.ids, [id]) } } }
}

const forget = (talk: Talk, gone: readonly CommentId[]): Talk =>
  gone.length === 0
    ? talk
    : {
        ...talk,
        threads: without(talk.threads, gone),
        waiting: without(talk.waiting, gone),
        replies: Object.fromEntries(
          Object.entries(talk.replies).map(([id, { ids, cursor }]) => [id, { ids: without(ids, gone), cursor }]),
        ),
      }

const isListed = (talk: Talk, id: CommentId) => talk.threads.includes(id) || talk.waiting.includes(id)

/** Whether the list has it, as a thread or a reply. */
const isKnown = (talk: Talk, id: CommentId) =>
  isListed(talk, id) || Object.values(talk.replies).some(({ ids }) => ids.includes(id))

const change = (talk: Talk, { comments, written, gone, count, version }: CommentChanges): Talk => {
  // An answer that was asked for earlier than one that is known tells nothing new.
  if (version <= talk.version) return talk
  let next = forget(talk, gone)
  for (const { id, threadId } of comments) {
    if (!written.includes(id)) continue
    if (threadId) {
      const replies = next.replies[threadId]
      if (isListed(next, threadId) && (replies?.cursor ?? null) === null) next = addReply(next, threadId, id)
    } else if (!isListed(next, id)) {
      next = { ...next, waiting: [id, ...next.waiting] }
    }
  }
  return { ...next, count, version }
}

/** @returns the same talk when nothing changes */
export const step = (talk: Talk, event: TalkEvent): Talk => {
  switch (event.type) {
    case 'opened': {
      const { threads, cursor, version } = event.page
      const ids = threads.map(({ comment }) => comment.id)
      return { threads: ids, waiting: [], replies: repliesOf(threads), cursor, count: event.count, version }
    }
    case 'threadsLoaded': {
      const { threads, cursor } = event.page
      const loaded = threads.filter(({ comment }) => !isListed(talk, comment.id))
      return {
        ...talk,
        threads: [...talk.threads, ...loaded.map(({ comment }) => comment.id)],
        replies: { ...talk.replies, ...repliesOf(loaded) },
        cursor,
      }
    }
    case 'repliesLoaded': {
      const { threadId, ids, cursor } = event
      const known = talk.replies[threadId]?.ids ?? []
      return { ...talk, replies: { ...talk.replies, [threadId]: { ids: union(known, ids), cursor } } }
    }
    case 'wrote': {
      const { id, threadId } = event
      const counted = isKnown(talk, id) ? talk : { ...talk, count: talk.count + 1 }
      if (threadId) return addReply(counted, threadId, id)
      return { ...counted, threads: union([id], talk.threads), waiting: without(talk.waiting, [id]) }
    }
    case 'removed':
      return isKnown(talk, event.id) ? { ...forget(talk, [event.id]), count: Math.max(0, talk.count - 1) } : talk
    case 'changed':
      return change(talk, event.changes)
    case 'newShown':
      return { ...talk, threads: union(talk.waiting, talk.threads), waiting: [] }
  }
}
