import { type ExtractAtomValue, useAtomValue } from 'jotai'
import { type Atom, atom } from 'jotai/vanilla'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { VideoId } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { useIsland } from '../kit/island'
import { uuid } from '../kit/uuid'
import { toOwnVideos } from './feed'
import { type FeedSource, feedRequest } from './feed.source'
import type { FirstPage } from './start'
import { type Early, useFirstPage } from './useFirstPage'

/** What a feed's view shows. */
export type Feed =
  | { status: 'incomplete'; attribute: string }
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | {
      status: 'ready'
      /** Where its videos are, see `videoStore`. */
      scope: string
      ids: readonly VideoId[]
      /** What follows the last one. */
      more: 'none' | 'idle' | 'loading' | 'failed'
    }

export interface FeedHandle {
  feed: Feed
  /** Asks for the first page anew. */
  retry(): void
  /** Asks for the next page, again when that failed. */
  loadMore(): void
}

type Query = typeof import('./feed.query')
type Pages = ExtractAtomValue<ReturnType<Query['feedAtom']>['pagesAtom']>

const nothing = () => undefined
const noPages: { pagesAtom: Atom<Pages | null>; restart(): void } = { pagesAtom: atom(null), restart: nothing }

/** A list may name a video on two pages when it changed in between. */
const once = (ids: readonly VideoId[]) => [...new Set(ids)]

const readyOf = (scope: string, ids: readonly VideoId[], pages: Pages): Feed => {
  if (pages.isFetchingNextPage) return { status: 'ready', scope, ids, more: 'loading' }
  if (pages.isFetchNextPageError) return { status: 'ready', scope, ids, more: 'failed' }
  return { status: 'ready', scope, ids, more: pages.hasNextPage ? 'idle' : 'none' }
}

/** The code that asks for all but the first page: it comes after the first view. */
const useQuery = (wanted: boolean) => {
  const [query, setQuery] = useState<Query | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => {
    setError(null)
    import('./feed.query').then((loaded) => setQuery(loaded), setError)
  }, [])
  useEffect(() => {
    if (wanted) load()
  }, [wanted, load])
  return { query, error, load }
}

/** What can be told of a feed before the code that asks for more is there. */
const earlyOf = (scope: string, early: Early, error: unknown): Feed => {
  if (early.status === 'ready')
    return { status: 'ready', scope, ids: once(early.ids), more: early.next === null ? 'none' : 'loading' }
  if (early.status === 'failed') return { status: 'failed', error: early.error }
  return error === null ? { status: 'loading' } : { status: 'failed', error }
}

/** The feed of a source that a server answers for; null for the others. */
const useAskedFeed = (source: FeedSource, start: string | undefined, given: FirstPage | null): FeedHandle | null => {
  const { settings, site } = useIsland()
  // One that the viewer didn't want to wait for any longer.
  const [left, setLeft] = useState<FirstPage | null>(null)
  const first = given === left ? null : given
  const asked = source.kind === 'items' || source.kind === 'incomplete' ? null : feedRequest(source, start)
  const key = asked && JSON.stringify([site, asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters of it
  const request = useMemo(() => asked, [key])
  const early = useFirstPage(first, request)
  const { query, error, load } = useQuery(request !== null)
  const shown = early.status === 'ready' ? early : null
  // A failed page stays what it is until the viewer asks for another one.
  const waits = early.status === 'loading' || early.status === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the settings only the site matters, which is in the key
  const { pagesAtom, restart } = useMemo(
    () => (request && query && !waits ? query.feedAtom(settings, request, first, shown) : noPages),
    [request, query, waits, first, key],
  )
  const result = useAtomValue<Pages | null>(pagesAtom)
  const pages = result?.data?.pages
  const ids = useMemo(() => once(pages?.flatMap((page) => page.ids) ?? []), [pages])
  const before = useMemo(() => earlyOf(site, early, error), [site, early, error])
  if (!request) return null
  const retry = () => {
    setLeft(given)
    load()
  }
  if (!result) return { feed: before, retry, loadMore: nothing }
  const loadMore = () => void result.fetchNextPage()
  if (pages) return { feed: readyOf(site, ids, result), retry: restart, loadMore }
  const feed: Feed = result.status === 'error' ? { status: 'failed', error: result.error } : { status: 'loading' }
  return { feed, retry: restart, loadMore }
}

const noItems: readonly unknown[] = []

/** The feed of a page's own videos. Each list stands in a scope of its own, since its ids are the page's. */
const useOwnFeed = (source: FeedSource, start: string | undefined): Feed => {
  const items = source.kind === 'items' ? source.items : noItems
  const own = useMemo(() => {
    const scope = `own ${uuid()}`
    const videos = toOwnVideos(items, start)
    videoStore.put(scope, videos)
    return { scope, ids: once(videos.map(({ id }) => id)) }
  }, [items, start])
  useEffect(() => () => videoStore.clear(own.scope), [own])
  return { status: 'ready', ...own, more: 'none' }
}

/** What an element's source holds, as far as it is there. */
export const useFeed = (source: FeedSource, start: string | undefined, first: FirstPage | null): FeedHandle => {
  const own = useOwnFeed(source, start)
  const asked = useAskedFeed(source, start, first)
  if (asked) return asked
  const feed: Feed = source.kind === 'incomplete' ? { status: 'incomplete', attribute: source.attribute } : own
  return { feed, retry: nothing, loadMore: nothing }
}
