import { useState } from 'react'
import type { Comment, CommentId } from '../../entities/comment'
import { commentStore } from '../../entities/comment.store'
import { useEntity } from '../../entities/useEntity'
import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import { flag } from '../../ui/icon/flag'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import { SheetRow, SheetRows } from '../../ui/overlay/SheetRow'
import { commentIcons } from '../commentIcons'
import { useComments } from '../commentsContext'
import { blockAuthor, pinThread, removeComment } from '../posting.actions'

/** A sheet of its own: it is announced, and the second tap of a double one does not reach it. */
const DeleteQuestion = ({ onDelete, onClose }: { onDelete(): void; onClose(): void }) => {
  const { t } = useComments()
  return (
    <BottomSheet title={t('comments.menu.delete.sure')} size="compact" onClose={onClose}>
      <SheetRows>
        <SheetRow icon={commentIcons.trash} danger onPress={onDelete}>
          {t('comments.menu.delete.now')}
        </SheetRow>
        <SheetRow icon="x" first onPress={onClose}>
          {t('common.cancel')}
        </SheetRow>
      </SheetRows>
    </BottomSheet>
  )
}

interface Props {
  id: CommentId
  onEdit(comment: Comment): void
  onClose(): void
}

/** What else can be done with a comment. */
export const CommentMenu = ({ id, onEdit, onClose }: Props) => {
  const { element, site } = useIsland()
  const { t, video, viewerId, now } = useComments()
  const [isAsking, setAsking] = useState(false)
  const comment = useEntity(commentStore, site, id)
  const { author, viewer, isPinned } = comment
  const isOwn = author !== null && author.id === viewerId
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  if (isAsking)
    return <DeleteQuestion onDelete={closing(() => void removeComment(element, comment))} onClose={onClose} />
  return (
    <BottomSheet title={t('comments.menu.title')} size="compact" onClose={onClose}>
      <SheetRows>
        {viewer?.editableUntil && viewer.editableUntil > now && (
          <SheetRow icon={commentIcons.edit} onPress={closing(() => onEdit(comment))}>
            {t('comments.menu.edit')}
          </SheetRow>
        )}
        {viewer?.canPin && comment.threadId === null && (
          <SheetRow icon={commentIcons.pin} onPress={closing(() => void pinThread(element, comment))}>
            {t(isPinned ? 'comments.menu.unpin' : 'comments.menu.pin')}
          </SheetRow>
        )}
        {viewer?.canDelete && (
          <SheetRow icon={commentIcons.trash} danger onPress={() => setAsking(true)}>
            {t('comments.menu.delete')}
          </SheetRow>
        )}
        {!isOwn && (
          <SheetRow
            icon={flag}
            danger
            onPress={closing(() => void perform({ type: 'report', videoId: video.id, commentId: id }, element))}
          >
            {t('comments.menu.report')}
          </SheetRow>
        )}
        {!isOwn && viewerId !== null && author && (
          <SheetRow icon={commentIcons.ban} danger onPress={closing(() => void blockAuthor(element, comment))}>
            {t('comments.menu.block', { name: author.name })}
          </SheetRow>
        )}
      </SheetRows>
    </BottomSheet>
  )
}
