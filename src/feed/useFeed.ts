import { useAtomValue } from 'jotai'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react'
import { useIsland } from '../kit/island'
import type { Feed } from './feed'
import { reportPlacement } from './feed.analytics'
import { openFeed } from './feed.query'
import type { FeedProps, FeedSource } from './feed.source'
import type { FeedProperties } from './feedContext'
import type { LayoutProps } from './start'

export interface OpenFeed {
  feed: Feed
  /** Fetches the first page anew. */
  retry(): void
  /** Fetches the next page, again when that failed. */
  loadMore(): void
  /** Whether the videos come from a server. */
  served: boolean
  properties: FeedProperties
}

/** Reads the feed of a source. */
const useFeedOf = (source: FeedSource, start: string | undefined, context: LayoutProps['context']) => {
  const handle = useMemo(
    () => openFeed(source, start, { settings: context.settings, firstPage: context.started.firstPage }),
    [source, start, context],
  )
  const feed = useAtomValue(handle.feedAtom)
  // React draws an answer in slices, between the frames of the video that plays: it fills most of the view. Another
  // source shows immediately.
  const now = useMemo(() => ({ handle, feed }), [handle, feed])
  const drawn = useDeferredValue(now)
  return drawn.handle === handle ? drawn : now
}

/** What an element shows, whatever its layout; it is reported to the page and to analytics. */
export const useFeed = (
  source: FeedSource,
  { start, embedId, placementId }: FeedProps,
  context: LayoutProps['context'],
): OpenFeed => {
  const { element, t, emit } = useIsland()
  const { feed, handle } = useFeedOf(source, start, context)
  const slug = 'slug' in source ? source.slug : undefined
  const properties = useMemo(
    () => ({ element: element.localName, source: source.kind, ...(slug !== undefined && { slug }) }),
    [element, source.kind, slug],
  )
  useEffect(() => reportPlacement(element, { embedId, placementId }), [element, embedId, placementId])

  // Layout effects, so that an error is reported to the page as soon as a viewer can read it.
  const missing = feed.status === 'incomplete' ? feed.attribute : null
  useLayoutEffect(() => {
    if (missing === null) return
    const message = t('feed.incomplete', { tag: element.localName, attribute: missing })
    emit('geuin:error', { code: 'missing-setting', message, setting: missing })
  }, [missing, element, t, emit])
  const error = feed.status === 'failed' ? feed.error : null
  useLayoutEffect(() => {
    if (error !== null) emit('geuin:error', { code: 'api', message: `<${element.localName}>: ${error}` })
  }, [error, element, emit])
  const { retry, loadMore } = handle
  return { feed, retry, loadMore, served: source.kind !== 'items', properties }
}
