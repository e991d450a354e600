import { useAtomValue } from 'jotai'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { track } from '../analytics/track'
import type { Comment, CommentId } from '../entities/comment'
import type { Video } from '../entities/video'
import { fillsWindow } from '../feed/fillsWindow'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { viewerIdAtom } from '../session/session.atoms'
import { IconButton } from '../ui/button/IconButton'
import { followKeyboard } from '../ui/overlay/keyboard'
import { useStyles } from '../ui/styles/useStyles'
import styles from './CommentsPanel.css'
import { commentsStrings } from './comments.strings'
import { CommentsContext } from './commentsContext'
import { Composer } from './composer/Composer'
import { CommentList } from './list/CommentList'
import { CommentMenu } from './menu/CommentMenu'
import { SortChoice } from './SortChoice'
import { useDiscussion } from './useDiscussion'
import { useReply } from './useReply'

interface Props {
  /** The video in view. */
  video: Video | null
  onClose(): void
}

const minute = 60_000

/** The time, updated each minute. */
const useNow = () => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Takes the focus, and gives it back to what had it. */
const useFocus = (box: RefObject<HTMLElement | null>) => {
  const { root } = useIsland()
  useLayoutEffect(() => {
    const before = root.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      // The button that opened the panel may be out of sight while it is open.
      if (before instanceof HTMLElement) queueMicrotask(() => before.focus({ preventScroll: true }))
    }
  }, [root, box])
}

interface HeadProps extends Pick<Props, 'onClose'> {
  /** In place of the title alone. */
  children?: ReactNode
}

const Head = ({ onClose, children }: HeadProps) => {
  const { t } = useIsland()
  return (
    <div className="comments-head">
      {children ?? <h2>{t('feed.comments')}</h2>}
      <IconButton icon="x" label={t('common.close')} onClick={onClose} />
    </div>
  )
}

/** At an ad, or at the end of a feed. */
const NoComments = ({ onClose }: Pick<Props, 'onClose'>) => {
  const t = useT(commentsStrings)
  return (
    <>
      <Head onClose={onClose} />
      <p className="comments-empty">{t('comments.none')}</p>
    </>
  )
}

const Comments = ({ video, onClose }: Props & { video: Video }) => {
  const t = useT(commentsStrings)
  const { settings } = useIsland()
  const viewerId = useAtomValue(viewerIdAtom(settings))
  const now = useNow()
  const [menuOf, setMenuOf] = useState<CommentId | null>(null)
  const discussion = useDiscussion(video)
  const field = useRef<HTMLTextAreaElement>(null)
  const reply = useReply(video.id, field)
  const context = useMemo(
    () => ({ video, t, viewerId, now, reply, openMenu: setMenuOf }),
    [video, t, viewerId, now, reply],
  )
  const { status, talk } = discussion
  const count = status === 'ready' ? talk.count : (video.counts?.comments ?? 0)
  const edit = useCallback((comment: Comment) => reply(comment, null), [reply])
  return (
    <CommentsContext value={context}>
      <Head onClose={onClose}>
        <h2>
          {t('feed.comments')} <span className="number">{formatCount(count, settings.locale)}</span>
        </h2>
        {count > 1 && <SortChoice sort={discussion.sort} />}
      </Head>
      <CommentList key={discussion.listed} discussion={discussion} />
      {video.commentsOff ? <p className="comments-closed">{t('comments.closed')}</p> : <Composer field={field} />}
      {menuOf !== null && <CommentMenu id={menuOf} onEdit={edit} onClose={() => setMenuOf(null)} />}
    </CommentsContext>
  )
}

/** The comments under the video in view: over its lower part on narrow elements, beside it on wide ones. */
export default function CommentsPanel({ video, onClose }: Props) {
  useStyles(styles)
  const { t, element } = useIsland()
  const box = useRef<HTMLElement>(null)
  const opened = useRef(video?.id)
  useFocus(box)
  useEffect(() => {
    const { current: videoId } = opened
    if (videoId !== undefined) track(element, 'RT Comment Clicked', { element: element.localName, videoId })
  }, [element])
  useEffect(() => {
    return box.current && fillsWindow(element) ? followKeyboard(box.current) : undefined
  }, [element])
  return (
    <section
      ref={box}
      part="comments"
      className="comments"
      tabIndex={-1}
      aria-label={t('feed.comments')}
      // A dialog around the feed is pulled down by its video alone.
      onTouchStart={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        // Escape in a menu closes that one alone.
        const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
        if (event.key !== 'Escape' || event.defaultPrevented || isInDialog) return
        // A dialog around the feed stays open.
        event.preventDefault()
        onClose()
      }}
    >
      {video?.counts ? <Comments key={video.id} video={video} onClose={onClose} /> : <NoComments onClose={onClose} />}
    </section>
  )
}
