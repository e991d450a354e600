import { type ComponentProps, useState } from 'react'
import type { Comment, CommentId } from '../../entities/comment'
import { commentStore } from '../../entities/comment.store'
import { useEntity } from '../../entities/useEntity'
import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import { flag } from '../../ui/icon/flag'
import { Icon } from '../../ui/icon/Icon'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import { commentIcons } from '../commentIcons'
import { useComments } from '../commentsContext'
import { blockAuthor, pinThread, removeComment } from '../posting.actions'

interface RowProps {
  icon: ComponentProps<typeof Icon>['name']
  danger?: boolean
  /** Gets the focus when the sheet opens. */
  first?: boolean
  onPress(): void
  children: string
}

const Row = ({ icon, danger, first, onPress, children }: RowProps) => (
  <button
    type="button"
    className={danger ? 'comment-menu-row comment-menu-danger' : 'comment-menu-row'}
    onClick={onPress}
    data-focus={first}
  >
    <Icon name={icon} />
    {children}
  </button>
)

/** A sheet of its own: it is announced, and the second tap of a double one does not reach it. */
const DeleteQuestion = ({ onDelete, onClose }: { onDelete(): void; onClose(): void }) => {
  const { t } = useComments()
  return (
    <BottomSheet title={t('comments.menu.delete.sure')} size="compact" onClose={onClose}>
      <div className="comment-menu">
        <Row icon={commentIcons.trash} danger onPress={onDelete}>
          {t('comments.menu.delete.now')}
        </Row>
        <Row icon="x" first onPress={onClose}>
          {t('common.cancel')}
        </Row>
      </div>
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
      <div className="comment-menu">
        {viewer?.editableUntil && viewer.editableUntil > now && (
          <Row icon={commentIcons.edit} onPress={closing(() => onEdit(comment))}>
            {t('comments.menu.edit')}
          </Row>
        )}
        {viewer?.canPin && comment.threadId === null && (
          <Row icon={commentIcons.pin} onPress={closing(() => void pinThread(element, comment))}>
            {t(isPinned ? 'comments.menu.unpin' : 'comments.menu.pin')}
          </Row>
        )}
        {viewer?.canDelete && (
          <Row icon={commentIcons.trash} danger onPress={() => setAsking(true)}>
            {t('comments.menu.delete')}
          </Row>
        )}
        {!isOwn && (
          <Row
            icon={flag}
            danger
            onPress={closing(() => void perform({ type: 'report', videoId: video.id, commentId: id }, element))}
          >
            {t('comments.menu.report')}
          </Row>
        )}
        {!isOwn && viewerId !== null && author && (
          <Row icon={commentIcons.ban} danger onPress={closing(() => void blockAuthor(element, comment))}>
            {t('comments.menu.block', { name: author.name })}
          </Row>
        )}
      </div>
    </BottomSheet>
  )
}
