import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { track } from '../analytics/track'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { lazyView, useLazyView } from '../ui/lazyView'
import type { FeedDialogProps } from './FeedDialog'
import type { FeedProps, FeedSource } from './feed.source'

const feedDialog = lazyView<FeedDialogProps>(() => import('./FeedDialog'))

/**
 * The feed over the window, whose code loads with the list that opens it, after that; where it doesn't, the feed closes
 * with a message. Null props: it is closed.
 */
export const useLazyFeedDialog = (props: FeedDialogProps | null): ReactNode => {
  const { element, t } = useIsland()
  const toast = useSetAtom(showToast)
  const view = useLazyView(feedDialog)
  const isOpen = props !== null
  const hasRetried = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, and once for each failure
  useEffect(() => {
    if (!isOpen) hasRetried.current = false
    else if (view.status === 'failed' && !hasRetried.current) {
      hasRetried.current = true
      view.retry()
    } else if (view.status === 'failed') {
      props.onClose()
      toast(element, { kind: 'error', message: t('feed.error.title') })
    }
  }, [isOpen, view.status])
  return props && view.status === 'ready' ? <view.View {...props} /> : null
}

interface FeedDialogHandle {
  /** Opens the feed over the window, at the video with that slug. */
  openDialog(slug: string): void
  /** The dialog to draw; null while it is closed. */
  dialog: ReactNode
}

/** The attributes of `<geuin-feed>` for a source. */
const attributesOf = (source: FeedSource, start: string) => {
  switch (source.kind) {
    // Such a feed always begins with the video that it is named after.
    case 'video':
      return { source: 'video', slug: start, start }
    case 'community':
    case 'loop':
    case 'profile':
    case 'brand':
      return { source: source.kind, slug: source.slug, start }
    case 'placement':
      return { source: 'placement', 'placement-id': source.placementId, section: source.section ?? '', start }
    case 'embed':
      return { 'embed-id': source.embedId, start }
    case 'home':
    case 'latest':
    case 'popular':
      return { source: source.kind, start }
    default:
      return { start }
  }
}

/** The feed that a small layout opens over the window. */
export const useFeedDialog = (source: FeedSource, { embedId, placementId }: FeedProps): FeedDialogHandle => {
  const { t, element } = useIsland()
  const [start, setStart] = useState<string | null>(null)
  const openDialog = (slug: string) => {
    setStart(slug)
    if (placementId) track(element, 'Placement Maximized', { placementId })
    else if (embedId) track(element, 'Embed Maximized', { embedId })
  }
  const close = () => {
    setStart(null)
    if (placementId) track(element, 'Placement Minimized', { placementId })
    else if (embedId) track(element, 'Embed Minimized', { embedId })
  }
  const dialog = useLazyFeedDialog(
    start === null
      ? null
      : {
          label: t('feed.label'),
          attributes: attributesOf(source, start),
          items: source.kind === 'items' ? source.items : undefined,
          onClose: close,
        },
  )
  return { openDialog, dialog }
}
