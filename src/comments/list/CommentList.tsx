import { useAtomValue } from 'jotai'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { CommentId } from '../../entities/comment'
import { commentStore } from '../../entities/comment.store'
import { useEntity } from '../../entities/useEntity'
import { showFailure } from '../../intent/showFailure'
import { useIsland } from '../../kit/island'
import { usePending } from '../../ui/button/Button'
import { Block } from '../../ui/list/Block'
import { useNearEnd } from '../../ui/list/useNearEnd'
import { FailedState } from '../../ui/state/FailedState'
import { Spinner } from '../../ui/state/Spinner'
import { useComments } from '../commentsContext'
import { type Discussion, loadMoreThreads, loadReplies, loadThreads, stepTalk } from '../discussion.actions'
import { blocksOf, type Row, type RowBlock, rowsOf } from '../rows'
import { unsentAtom } from '../unsent.atoms'
import { CommentRow } from './CommentRow'
import { CommentSkeletons } from './CommentSkeletons'
import { EmptyComments } from './EmptyComments'
import { OutgoingRow } from './OutgoingRow'
import { useKeptFocus } from './useKeptFocus'
import { useSteadyScroll } from './useSteadyScroll'

const MoreReplies = ({ threadId, shown }: { threadId: CommentId; shown: number }) => {
  const { site, settings, element } = useIsland()
  const { t, video } = useComments()
  const { counts } = useEntity(commentStore, site, threadId)
  const [isLoading, run] = usePending()
  const load = () =>
    run(() => loadReplies(settings, video.id, threadId).catch((error: unknown) => showFailure(element, error)))
  return (
    <article className="comment-more" tabIndex={-1}>
      <button type="button" aria-disabled={isLoading} onClick={load}>
        {t('comments.replies.more', { count: Math.max(1, counts.replies - shown) })}
        {isLoading && <Spinner />}
      </button>
    </article>
  )
}

const draw = (row: Row) => {
  switch (row.type) {
    case 'comment':
      return <CommentRow key={row.key} id={row.id} threadId={row.threadId} isReply={row.isReply} />
    case 'outgoing':
      return <OutgoingRow key={row.key} outgoing={row.outgoing} />
    case 'moreReplies':
      return <MoreReplies key={row.key} threadId={row.threadId} shown={row.shown} />
  }
}

/** Says what was written last, once; what others write comes above the list, or at the end of its thread. */
const News = ({ discussion: { news, talk } }: { discussion: Discussion }) => {
  const { site } = useIsland()
  const { t, viewerId } = useComments()
  const comment = useEntity(commentStore, site, news ?? undefined)
  if (!comment) return null
  if (comment.author?.id === viewerId) return t('comments.sent')
  const name = comment.author?.name ?? ''
  return comment.threadId === null
    ? t('comments.new', { count: Math.max(1, talk.waiting.length) })
    : t('comments.newReply', { name })
}

/** The threads under a video, and what waits above them. */
export const CommentList = ({ discussion }: { discussion: Discussion }) => {
  const { settings } = useIsland()
  const { t, video } = useComments()
  const { status, talk, more, sort } = discussion
  const { outbox } = useAtomValue(unsentAtom(settings, video.id))
  const rows = useMemo(() => rowsOf(talk, outbox), [talk, outbox])
  const drawn = useRef<readonly RowBlock[]>([])
  const blocks = useMemo(() => {
    drawn.current = blocksOf(rows, drawn.current)
    return drawn.current
  }, [rows])
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useSteadyScroll(scroller, content)
  useKeptFocus(content, rows)
  const waits = status === 'ready' && talk.cursor !== null && more === 'idle'
  const end = useNearEnd(talk.threads, waits, () => loadMoreThreads(settings, video.id), scroller)
  const scrollUp = () => scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
  // Before a button goes that has the focus.
  const takeFocus = () => scroller.current?.focus({ preventScroll: true })
  const showNew = () => {
    scrollUp()
    takeFocus()
    stepTalk(settings, video.id, { type: 'newShown' })
  }
  const loadAgain = () => {
    takeFocus()
    void (status === 'failed' ? loadThreads(settings, video.id, sort) : loadMoreThreads(settings, video.id))
  }
  const sending = outbox.find((it) => it.threadId === null && it.status === 'sending')?.clientId
  // biome-ignore lint/correctness/useExhaustiveDependencies: the viewer's own shows at the upper end
  useLayoutEffect(() => {
    if (sending !== undefined) scrollUp()
  }, [sending])
  const waiting = talk.waiting.length
  return (
    <div className="comments-body">
      <div ref={scroller} className="comments-scroller" tabIndex={-1} aria-busy={status === 'loading'}>
        <div ref={content} {...(rows.length > 0 && { role: 'feed', 'aria-label': t('feed.comments') })}>
          {blocks.map(({ key, rows }) => (
            <Block key={key} rows={rows} draw={draw} scroller={scroller} />
          ))}
        </div>
        {status === 'loading' && <CommentSkeletons />}
        {status === 'failed' && <FailedState title={t('comments.failed')} onRetry={loadAgain} />}
        {status === 'ready' && rows.length === 0 && waiting === 0 && <EmptyComments />}
        <div ref={end} />
        {more === 'loading' && <Spinner />}
        {more === 'failed' && (
          <div className="comment-more">
            <span>{t('comments.more.failed')}</span>
            <button type="button" onClick={loadAgain}>
              {t('common.retry')}
            </button>
          </div>
        )}
      </div>
      {waiting > 0 && (
        <button type="button" className="comments-new" onClick={showNew}>
          {t('comments.new', { count: waiting })}
        </button>
      )}
      <div className="visually-hidden" role="status">
        <News key={discussion.news} discussion={discussion} />
      </div>
    </div>
  )
}
