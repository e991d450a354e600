import { useAtomValue } from 'jotai'
import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import { userOf } from '../../session/session'
import { sessionAtom } from '../../session/session.atoms'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { classes } from '../../ui/styles/classes'
import { codes } from '../../wire/codes'
import { useComments } from '../commentsContext'
import { discardOutgoing } from '../posting.actions'
import type { Outgoing } from '../unsent'

const reasonOf = (code: number | null) => {
  if (code === codes.textRefused) return 'comments.refused.words'
  if (code === codes.commentsOff) return 'comments.closed'
  return code === codes.suspended || code === codes.membersOnly ? 'comments.refused.place' : 'comments.notSent'
}

/** A comment of the viewer's that the server has not taken yet. */
export const OutgoingRow = ({ outgoing }: { outgoing: Outgoing }) => {
  const { settings, element } = useIsland()
  const { t, video } = useComments()
  const user = userOf(useAtomValue(sessionAtom(settings)))
  const { clientId, threadId, text, status, code } = outgoing
  const name = user?.name ?? user?.nickname ?? t('comments.you')
  return (
    <article className={classes('comment', threadId !== null && 'comment-reply', 'comment-unsent')} tabIndex={-1}>
      <Avatar name={name} image={user?.image ?? null} isAvatar={user?.isAvatar ?? false} size={threadId ? 's' : 'm'} />
      <div className="comment-words">
        <p className="comment-who">
          <b>{t('comments.you')}</b>
        </p>
        <p className="comment-text" dir="auto">
          {text}
        </p>
        {status === 'sending' ? (
          <p className="comment-acts comment-soft">{t('comments.sending')}</p>
        ) : (
          <div className="comment-acts" role="alert">
            <span className="comment-failed">
              <Icon name="alert" size="s" />
              {t(reasonOf(code))}
            </span>
            <button type="button" onClick={() => perform({ type: 'comment', videoId: video.id, clientId }, element)}>
              {t('common.retry')}
            </button>
            <button type="button" onClick={() => discardOutgoing(element, video.id, clientId)}>
              {t('comments.discard')}
            </button>
          </div>
        )}
      </div>
    </article>
  )
}
