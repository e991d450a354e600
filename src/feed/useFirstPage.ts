import { startTransition, useEffect, useState } from 'react'
import type { VideoId } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { useIsland } from '../kit/island'
import type { FeedRequest } from './feed.source'
import type { FirstPage } from './start'

/** A feed holds ids; the videos themselves live in `videoStore`. */
export interface IdPage {
  ids: readonly VideoId[]
  /** Null at the end. */
  next: string | null
}

/** What came of the page that was asked for before the view was there. */
export type Early =
  | { status: 'none' | 'loading' }
  | { status: 'failed'; error: unknown }
  | ({ status: 'ready' } & IdPage)

export const isFor = (first: FirstPage | null, { path, query }: FeedRequest): first is FirstPage =>
  first?.request.path === path && JSON.stringify(first.request.query) === JSON.stringify(query)

/** The first page, if it is the request's: a first view needs nothing else, not even the code that asks for more. */
export const useFirstPage = (first: FirstPage | null, request: FeedRequest | null): Early => {
  const { site } = useIsland()
  const page = request && isFor(first, request) ? first.page : null
  const [came, setCame] = useState<{ page: typeof page; early: Early } | null>(null)
  useEffect(() => {
    if (!page) return
    let gone = false
    // In slices: it draws most of the first view while the first video begins.
    const tell = (early: Early) => gone || startTransition(() => setCame({ page, early }))
    page.then(
      ({ videos, next }) => {
        videoStore.put(site, videos)
        tell({ status: 'ready', ids: videos.map(({ id }) => id), next })
      },
      (error: unknown) => tell({ status: 'failed', error }),
    )
    return () => {
      gone = true
    }
  }, [page, site])
  if (!page) return { status: 'none' }
  return came?.page === page ? came.early : { status: 'loading' }
}
