import { createContext, use } from 'react'
import type { Comment, CommentId } from '../entities/comment'
import type { Video } from '../entities/video'
import type { Base, TranslateOf } from '../kit/t'
import type { en } from '../strings/en/comments'

/** What all parts of one list of comments share. */
export interface CommentsContextValue {
  readonly video: Video
  readonly t: TranslateOf<Base & typeof en>
  /** The viewer's id; null when nobody is signed in. */
  readonly viewerId: string | null
  /** Milliseconds since 1970, each minute another value: ages are told by it. */
  readonly now: number
  /** Begins an answer in the composer. */
  readonly reply: (comment: Comment, threadId: CommentId) => void
  /** Opens what else can be done with a comment. */
  readonly openMenu: (id: CommentId) => void
}

export const CommentsContext = createContext<CommentsContextValue | null>(null)

/** @throws Error outside of a list of comments */
export const useComments = (): CommentsContextValue => {
  const context = use(CommentsContext)
  if (!context) throw new Error('useComments must be used within the comments')
  return context
}
