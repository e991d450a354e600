import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { VideoId } from '../entities/playable'
import { videoStore } from '../entities/video.store'
import { list, record } from '../kit/guard'
import { infiniteQueryAtom, queryClient } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { uniqueId } from '../kit/uniqueId'
import { entryOf, type Feed, type FeedEntry, type FeedPage, toFeedPage, toOwnVideos } from './feed'
import { type FeedRequest, type FeedSource, feedRequest } from './feed.source'
import { type FirstPage, fetchFeedPage } from './firstPage'

/** One feed, and what a view may ask of it. */
export interface FeedHandle {
  readonly feedAtom: Atom<Feed>
  /** Fetches the first page anew, also while the first answer is still awaited. */
  retry(): void
  /** Fetches the next page, again when that failed. */
  loadMore(): void
  /** What follows one of its videos in this feed alone, such as an ad; not in a feed of the page's own videos. */
  readonly besideAtom?: PrimitiveAtom<Beside | null>
}

/** An entry of the client's own, before or after a video of the server's list. */
export interface Beside {
  entry: FeedEntry
  videoId: VideoId
  isBefore: boolean
}

interface FeedOptions {
  /** Of these only the site matters, which is the same for as long as the feed is open. */
  settings(): Settings
  /** Fetched before the view was there. */
  firstPage: FirstPage | null
  /** How many entries a page holds; as many as a feed's unless given. */
  pageSize?: number
  /** Whether ads are among its entries; a list of pictures has none. */
  ads?: boolean
}

/** A page in the query cache: the videos themselves live in the entity store. */
export type EntryPage = Pick<FeedPage, 'entries' | 'next'>

/** A list may name an entry on two pages when it changed between the two requests. */
const unique = (entries: readonly FeedEntry[]) => [...new Map(entries.map((entry) => [entry.id, entry])).values()]

const withBeside = (entries: readonly FeedEntry[], beside: Beside | null) =>
  beside
    ? entries.flatMap((it) =>
        it.id !== beside.videoId ? it : beside.isBefore ? [beside.entry, it] : [it, beside.entry],
      )
    : entries

const nothing = () => undefined

/** Whether an answer is here and names something. */
const hasItems = (wire: unknown) => list(record(wire).items).length > 0

/** Resolves once a picture can be drawn, 400 ms from now at the latest. */
const pictureReady = (address: string) => {
  const picture = new Image()
  picture.src = address
  return Promise.race([picture.decode().catch(nothing), new Promise((end) => setTimeout(end, 400))])
}

/**
 * The feed of a source that a server answers for. The list stays as it is while somebody watches it, so that nothing
 * moves under a viewer's finger, and is fetched anew when it is opened the next time.
 */
const requestedFeed = (request: FeedRequest, { settings, firstPage, ads }: FeedOptions): FeedHandle => {
  const site = siteKey(settings())
  const queryKey = [site, 'feed', request.path, request.query]
  const early = firstPage?.take(request) ?? null
  const arrived = hasItems(early) ? toFeedPage(early, settings()) : null
  let awaited = arrived ? null : early
  if (arrived) {
    const { videos } = arrived
    const unknown = videos.filter(({ id }) => !videoStore.find(site, id))
    videoStore.put(site, unknown)
    // Those that are known may show elsewhere, where nothing may change in the middle of this render.
    if (videos[unknown.length]) queueMicrotask(() => videoStore.put(site, videos))
  }
  const besideAtom = atom<Beside | null>(null)
  const pagesAtom = infiniteQueryAtom<EntryPage, string | null>(() => ({
    queryKey,
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam as string | null
      const query = cursor === null ? request.query : { ...request.query, cursor }
      const first = cursor === null ? awaited : null
      awaited = null
      const wire = await (first ?? fetchFeedPage({ ...request, query }, settings(), signal))
      const { entries, videos, next } = toFeedPage(wire, settings())
      // Of another list than the view began with. The one of before stays until the next one's first picture can be drawn.
      const isReplacement = cursor === null && firstPage && !first
      const poster = isReplacement && videos[0]?.media.poster
      if (poster) await pictureReady(poster)
      videoStore.put(site, videos)
      return { entries, next }
    },
    // An empty page, or a cursor that leads to itself, would be fetched again and again.
    getNextPageParam: ({ entries, next }, _pages, cursor) => (entries.length > 0 && next !== cursor ? next : null),
    // Drawn by the first render: with a skeleton before, a slow phone would draw all of it twice.
    ...(arrived && {
      initialData: { pages: [{ entries: arrived.entries, next: arrived.next }], pageParams: [null] },
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }))
  const dataAtom = atom((get) => get(pagesAtom).data)
  // Its own atom, so that the list stays the same object while only the request's status changes.
  const entriesAtom = atom((get) =>
    withBeside(
      unique(get(dataAtom)?.pages.flatMap(({ entries }) => entries) ?? []).filter(
        ({ type }) => ads || type === 'video',
      ),
      get(besideAtom),
    ),
  )
  const feedAtom = atom((get): Feed => {
    const { data, status, error, isFetchingNextPage, isFetchNextPageError, hasNextPage } = get(pagesAtom)
    if (!data) return status === 'error' ? { status: 'failed', error } : { status: 'loading' }
    const ready = { status: 'ready', scope: site, entries: get(entriesAtom) } as const
    if (isFetchingNextPage) return { ...ready, more: 'loading' }
    if (isFetchNextPageError) return { ...ready, more: 'failed' }
    return { ...ready, more: hasNextPage ? 'idle' : 'none' }
  })
  return {
    feedAtom,
    retry: () => {
      // The viewer no longer waits for the page that was fetched before the view was there.
      awaited = null
      void queryClient().resetQueries({ queryKey, exact: true })
    },
    loadMore: () => void pageStore().get(pagesAtom).fetchNextPage(),
    besideAtom,
  }
}

/** The feed of a page's own videos, which have a scope of their own, since the page chose their ids. */
const ownFeed = (items: readonly unknown[], start: string | undefined): FeedHandle => {
  const scope = `own ${uniqueId()}`
  const videos = toOwnVideos(items, start)
  videoStore.put(scope, videos)
  const feedAtom = atom<Feed>({ status: 'ready', scope, entries: unique(videos.map(entryOf)), more: 'none' })
  feedAtom.onMount = () => () => videoStore.clear(scope)
  return { feedAtom, retry: nothing, loadMore: nothing }
}

/** @param start the slug of the video to begin with */
export const openFeed = (source: FeedSource, start: string | undefined, options: FeedOptions): FeedHandle => {
  if (source.kind === 'items') return ownFeed(source.items, start)
  if (source.kind !== 'incomplete') return requestedFeed(feedRequest(source, start, options.pageSize), options)
  return {
    feedAtom: atom<Feed>({ status: 'incomplete', attribute: source.attribute }),
    retry: nothing,
    loadMore: nothing,
  }
}
