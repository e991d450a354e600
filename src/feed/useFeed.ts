import { useAtomValue } from 'jotai'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useIsland } from '../kit/island'
import type { Feed } from './feed'
import { reportPlacement } from './feed.analytics'
import { type FeedHandle, openFeed } from './feed.query'
import type { FeedProps, FeedSource } from './feed.source'
import type { FeedProperties } from './feedContext'
import type { LayoutProps } from './start'

export interface OpenFeed {
  feed: Feed
  /** Of the feed; another one than was asked for while that loads in the place of this one. */
  source: FeedSource
  /** Another object for another list, be it of the same source. */
  list: Pick<FeedHandle, 'besideAtom'>
  /** Whether another list loads, in whose place this one stays until then. */
  isReplacing: boolean
  /** Fetches the first page anew. */
  retry(): void
  /** Fetches the next page, again when that failed; nothing for a list that is being replaced. */
  loadMore(): void
  /** Whether the videos come from a server. */
  served: boolean
  properties: FeedProperties
}

const nothing = () => undefined

interface DrawnFeed {
  source: FeedSource
  handle: FeedHandle
  feed: Feed
}

/** Reads the feed of a source. */
const useFeedOf = (source: FeedSource, start: string | undefined, context: LayoutProps['context']): DrawnFeed => {
  const handle = useMemo(() => {
    const { firstPage, stage } = context.started
    return openFeed(source, start, { settings: context.settings, firstPage, ads: stage !== null })
  }, [source, start, context])
  const feed = useAtomValue(handle.feedAtom)
  // React draws an answer in slices, between the frames of the video that plays: it fills most of the view. Another
  // source shows immediately.
  const now = useMemo(() => ({ source, handle, feed }), [source, handle, feed])
  const drawn = useDeferredValue(now)
  return drawn.handle === handle ? drawn : now
}

/** A list stays until the one that was asked for in its place has loaded. A page's own videos can't: they are forgotten. */
const useKeptFeed = (next: DrawnFeed): DrawnFeed => {
  const [shown, show] = useState(next)
  const { feed, source } = shown
  if (next.feed.status === 'loading' && feed.status === 'ready' && source.kind !== 'items') return shown
  if (shown !== next) show(next)
  return next
}

/** What an element shows, whatever its layout; it is reported to the page and to analytics. */
export const useFeed = (
  requested: FeedSource,
  { start, embedId, placementId }: FeedProps,
  context: LayoutProps['context'],
): OpenFeed => {
  const { element, t, emit } = useIsland()
  const next = useFeedOf(requested, start, context)
  const shown = useKeptFeed(next)
  const { source, feed, handle } = shown
  const isReplacing = shown !== next
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
  return {
    feed,
    source,
    list: handle,
    isReplacing,
    retry: handle.retry,
    loadMore: isReplacing ? nothing : handle.loadMore,
    served: source.kind !== 'items',
    properties,
  }
}
