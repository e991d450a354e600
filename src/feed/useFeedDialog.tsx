import { type ReactNode, useState } from 'react'
import { track } from '../analytics/track'
import { useIsland } from '../kit/island'
import { FeedDialog } from './FeedDialog'
import type { FeedProps, FeedSource } from './feed.source'

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

/**
 * The feed that a small layout opens over the window.
 * @param onClosed gets the slug of the video that was in view last
 */
export const useFeedDialog = (
  source: FeedSource,
  { embedId, placementId }: FeedProps,
  onClosed?: (lastSlug: string) => void,
): FeedDialogHandle => {
  const { t, element } = useIsland()
  const [start, setStart] = useState<string | null>(null)
  const openDialog = (slug: string) => {
    setStart(slug)
    if (placementId) track(element, 'Placement Maximized', { placementId })
    else if (embedId) track(element, 'Embed Maximized', { embedId })
  }
  const close = (lastSlug: string) => {
    setStart(null)
    if (placementId) track(element, 'Placement Minimized', { placementId })
    else if (embedId) track(element, 'Embed Minimized', { embedId })
    onClosed?.(lastSlug)
  }
  const dialog = start !== null && (
    <FeedDialog
      label={t('feed.label')}
      attributes={attributesOf(source, start)}
      items={source.kind === 'items' ? source.items : undefined}
      onClose={close}
    />
  )
  return { openDialog, dialog: dialog || null }
}
