import type { CommentId } from '../entities/comment'
import { list, record, text } from '../kit/guard'

/** Somebody whom the writer chose to mention, by the nickname that the text holds. */
export interface Person {
  id: string
  nickname: string
}

/** The content of the composer. */
export interface Draft {
  text: string
  people: readonly Person[]
  /** The thread that it answers, and whom it names; null for a new thread. */
  answer: { threadId: CommentId; name: string } | null
  /** The comment that it changes; null for a new one. */
  editing: CommentId | null
  /** What was typed before the change of a comment began; null for nothing. */
  before: Draft | null
}

/** A comment that the server has not taken yet. */
export interface Outgoing {
  /** Of this try and all others: with it the comment is written once. */
  clientId: string
  threadId: CommentId | null
  text: string
  people: readonly Person[]
  status: 'sending' | 'failed'
  /** Of the refusal; null where there was no answer. */
  code: number | null
}

/** What the viewer has written under a video, and the server has not. */
export interface Unsent {
  draft: Draft
  outbox: readonly Outgoing[]
}

export const emptyDraft: Draft = { text: '', people: [], answer: null, editing: null, before: null }
export const emptyUnsent: Unsent = { draft: emptyDraft, outbox: [] }

/** The draft of a new comment: what was typed before, when this one changes a comment. */
export const newDraft = (draft: Draft): Draft => (draft.editing ? (draft.before ?? emptyDraft) : draft)

const toPeople = (stored: unknown): readonly Person[] =>
  list(stored).flatMap((it) => {
    const { id, nickname } = record(it)
    return text(id) && text(nickname) ? [{ id: text(id), nickname: text(nickname) }] : []
  })

const toDraft = (stored: unknown): Draft => {
  const it = record(stored)
  const answer = record(it.answer)
  const threadId = text(answer.threadId) as CommentId
  return {
    text: text(it.text),
    people: toPeople(it.people),
    answer: threadId ? { threadId, name: text(answer.name) } : null,
    editing: (text(it.editing) as CommentId) || null,
    before: it.before ? toDraft(it.before) : null,
  }
}

const toOutgoing = (stored: unknown): Outgoing[] => {
  const it = record(stored)
  const [clientId, content] = [text(it.clientId), text(it.text)]
  if (!clientId || !content) return []
  const threadId = (text(it.threadId) as CommentId) || null
  // The page that sent it was left before an answer came.
  return [{ clientId, threadId, text: content, people: toPeople(it.people), status: 'failed', code: null }]
}

/** Reads what a tab has stored. */
export const toUnsent = (stored: unknown): Unsent => {
  const { draft, outbox } = record(stored)
  return { draft: toDraft(draft), outbox: list(outbox).flatMap(toOutgoing) }
}
