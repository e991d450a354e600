import { type ExtractAtomValue, useAtomValue, useSetAtom } from 'jotai'
import { type Atom, atom } from 'jotai/vanilla'
import { useEffect, useMemo } from 'react'
import { useIsland } from '../kit/island'
import { uuid } from '../kit/uuid'
import { forgetVideos, putVideos } from '../video'
import { type FeedSource, feedRequest, toOwnVideos } from './feed'
import { feedAtom } from './feed.query'
import type { FirstPage } from './first'

/** What a feed's view shows. */
export type Feed =
  | { status: 'incomplete'; attribute: string }
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | {
      status: 'ready'
      /** Where its videos are, see `videoAtom`. */
      scope: string
      ids: readonly string[]
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

type Pages = ExtractAtomValue<ReturnType<typeof feedAtom>['pagesAtom']>

const nothing = () => undefined
const noPages: { pagesAtom: Atom<Pages | null>; restart(): void } = { pagesAtom: atom(null), restart: nothing }

/** A list may name a video on two pages when it changed in between. */
const once = (ids: readonly string[]) => [...new Set(ids)]

const readyOf = (scope: string, ids: readonly string[], pages: Pages): Feed => {
  if (pages.isFetchingNextPage) return { status: 'ready', scope, ids, more: 'loading' }
  if (pages.isFetchNextPageError) return { status: 'ready', scope, ids, more: 'failed' }
  return { status: 'ready', scope, ids, more: pages.hasNextPage ? 'idle' : 'none' }
}

/** The feed of a source that a server answers for; null for the others. */
const useAskedFeed = (source: FeedSource, start: string | undefined, first: FirstPage | null): FeedHandle | null => {
  const { settings, site } = useIsland()
  const request = source.kind === 'items' || source.kind === 'incomplete' ? null : feedRequest(source, start)
  const key = request && JSON.stringify([site, request])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters of request and settings
  const { pagesAtom, restart: retry } = useMemo(
    () => (request ? feedAtom(settings, request, first) : noPages),
    [key, first],
  )
  const result = useAtomValue<Pages | null>(pagesAtom)
  const pages = result?.data?.pages
  const ids = useMemo(() => once(pages?.flatMap((page) => page.ids) ?? []), [pages])
  if (!request || !result) return null
  const loadMore = () => void result.fetchNextPage()
  if (pages) return { feed: readyOf(site, ids, result), retry, loadMore }
  const feed: Feed = result.status === 'error' ? { status: 'failed', error: result.error } : { status: 'loading' }
  return { feed, retry, loadMore }
}

const noItems: readonly unknown[] = []

/** The feed of a page's own videos. Each list stands in a scope of its own, since its ids are the page's. */
const useOwnFeed = (source: FeedSource): Feed => {
  const put = useSetAtom(putVideos)
  const items = source.kind === 'items' ? source.items : noItems
  const own = useMemo(() => {
    const scope = `own ${uuid()}`
    const videos = toOwnVideos(items)
    put(scope, videos)
    return { scope, ids: once(videos.map(({ id }) => id)) }
  }, [items, put])
  useEffect(() => () => forgetVideos(own.scope), [own])
  return { status: 'ready', ...own, more: 'none' }
}

/** What an element's source holds, as far as it is there. */
export const useFeed = (source: FeedSource, start: string | undefined, first: FirstPage | null): FeedHandle => {
  const own = useOwnFeed(source)
  const asked = useAskedFeed(source, start, first)
  if (asked) return asked
  const feed: Feed = source.kind === 'incomplete' ? { status: 'incomplete', attribute: source.attribute } : own
  return { feed, retry: nothing, loadMore: nothing }
}
