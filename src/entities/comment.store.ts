import type { Comment, CommentId } from './comment'
import { pendingAtom } from './optimistic'
import { entityStore } from './store'

export const commentSparkKey = (id: CommentId) => `comment spark ${id}`

/** What the viewer wants of a comment's spark. */
export const commentSparkPending = (scope: string, id: CommentId) => pendingAtom<boolean>(scope, commentSparkKey(id))

/** A comment as it is once it is sparked, or no longer. */
export const withSpark = (comment: Comment, sparked: boolean, sparks: number): Comment => ({
  ...comment,
  counts: { ...comment.counts, sparks },
  viewer: comment.viewer && { ...comment.viewer, sparked },
})

/** Every comment of a site, with the spark that the viewer wants. */
export const commentStore = entityStore<Comment>('comment', (get, scope, comment) => {
  const pending = get(commentSparkPending(scope, comment.id))
  if (!pending) return comment
  const change = Number(pending.wanted) - Number(comment.viewer?.sparked ?? false)
  return withSpark(comment, pending.wanted, Math.max(0, comment.counts.sparks + change))
})
