import { type RefObject, useCallback } from 'react'
import type { Comment, CommentId } from '../entities/comment'
import type { VideoId } from '../entities/playable'
import { useIsland } from '../kit/island'
import { emptyDraft, newDraft } from './unsent'
import { changeDraft } from './unsent.atoms'

/**
 * Begins an answer in the composer, or a change of one's own comment.
 * @returns a `threadId` of null: the comment is to be changed
 */
export const useReply = (videoId: VideoId, field: RefObject<HTMLTextAreaElement | null>) => {
  const { settings } = useIsland()
  return useCallback(
    (comment: Comment, threadId: CommentId | null) => {
      const { author, text, id } = comment
      changeDraft(settings, videoId, (draft) => {
        // What was typed stays; an answer to an answer names whom it is for.
        const typed = newDraft(draft)
        if (threadId === null) return { ...emptyDraft, text, editing: id, before: typed }
        const named = id !== threadId && author !== null && typed.text.trim() === ''
        return {
          text: named ? `@${author.slug} ` : typed.text,
          people: named ? [{ id: author.id, nickname: author.slug }] : typed.people,
          answer: { threadId, name: author?.name ?? '' },
          editing: null,
          before: null,
        }
      })
      // Once the composer has drawn it.
      setTimeout(() => {
        field.current?.focus()
        field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
      })
    },
    [settings, videoId, field],
  )
}
