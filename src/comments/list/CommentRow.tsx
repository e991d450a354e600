import { memo } from 'react'
import type { Comment, CommentId } from '../../entities/comment'
import { commentStore } from '../../entities/comment.store'
import { useEntity } from '../../entities/useEntity'
import { countLinkTap } from '../../feed/linkTap.actions'
import { perform } from '../../intent/perform.actions'
import { stringsNow } from '../../kit/baseStrings'
import { formatAgo, formatCount } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { RichText } from '../../text/RichText'
import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { classes } from '../../ui/styles/classes'
import { commentIcons } from '../commentIcons'
import { useComments } from '../commentsContext'

const Head = ({ comment }: { comment: Comment }) => {
  const { settings } = useIsland()
  const { t, video, now } = useComments()
  const { author, createdAt, editedAt, isPinned } = comment
  return (
    <p className="comment-who">
      {author && (
        <PageLink page="profile" slug={author.slug}>
          <bdi>{author.name}</bdi>
        </PageLink>
      )}
      {author && author.id === video.author?.id && <span className="comment-badge">{t('comments.author')}</span>}
      {isPinned && <span className="comment-badge">{t('comments.pinned')}</span>}
      <time dateTime={new Date(createdAt).toISOString()}>
        {formatAgo(stringsNow(settings.locale), createdAt, settings.locale, now)}
      </time>
      {editedAt !== null && <span className="comment-soft">{t('comments.edited')}</span>}
    </p>
  )
}

const SparkButton = ({ comment }: { comment: Comment }) => {
  const { element, settings } = useIsland()
  const { t, video } = useComments()
  const { id, counts, viewer, author } = comment
  const on = viewer?.sparked ?? false
  const count = formatCount(counts.sparks, settings.locale)
  return (
    <button
      type="button"
      className="comment-spark"
      aria-pressed={on}
      aria-label={`${t('comments.spark', { name: author?.name ?? '' })}, ${count}`}
      // A visitor's tap means a spark, also when they turn out to have sparked it once they have signed in.
      onClick={() =>
        perform({ type: 'spark', videoId: video.id, commentId: id, ...(!viewer && { sparked: true }) }, element)
      }
    >
      <Icon name="spark" size="m" filled={on} />
      <span className="number">{count}</span>
    </button>
  )
}

/** A comment that was removed, and keeps its place because it has replies. */
const Tombstone = ({ by }: { by: 'author' | 'moderator' }) => {
  const { t } = useComments()
  return (
    <>
      <span className="comment-gone-mark">
        <Icon name={commentIcons.ban} size="s" />
      </span>
      <p>{t(by === 'author' ? 'comments.removed.author' : 'comments.removed.moderator')}</p>
    </>
  )
}

interface Props {
  id: CommentId
  threadId: CommentId
  isReply: boolean
}

/** One comment. */
export const CommentRow = memo(({ id, threadId, isReply }: Props) => {
  const { site, element } = useIsland()
  const { t, video, reply, openMenu } = useComments()
  const comment = useEntity(commentStore, site, id)
  const { author, removedBy, text, facets } = comment
  const follow = (url: string) =>
    countLinkTap(element, { element: element.localName, videoId: video.id, commentId: id, url })
  const name = author?.name ?? ''
  return (
    <article
      className={classes('comment', isReply && 'comment-reply', removedBy !== null && 'comment-gone')}
      tabIndex={-1}
    >
      {removedBy !== null ? (
        <Tombstone by={removedBy} />
      ) : (
        <>
          <Avatar
            name={name}
            image={author?.image ?? null}
            isAvatar={author?.isAvatar ?? false}
            size={isReply ? 's' : 'm'}
          />
          <div className="comment-words">
            <Head comment={comment} />
            <p className="comment-text" dir="auto">
              <RichText text={text} facets={facets} onLink={follow} />
            </p>
            <div className="comment-acts">
              {!video.commentsOff && (
                <button
                  type="button"
                  aria-label={t('comments.replyTo', { name })}
                  onClick={() => reply(comment, threadId)}
                >
                  {t('comments.reply')}
                </button>
              )}
              <button type="button" aria-label={t('comments.menu', { name })} onClick={() => openMenu(id)}>
                <Icon name="more" size="s" />
              </button>
            </div>
          </div>
          <SparkButton comment={comment} />
        </>
      )}
    </article>
  )
})
