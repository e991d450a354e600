import type { InfiniteData, QueryKey } from '@tanstack/query-core'
import { queryClient } from '../kit/query'
import type { FeedEntry } from './feed'
import type { EntryPage } from './feed.query'

/** Puts other entries in the place of each one, in every open list whose key begins so. */
export const editEntries = (
  queryKey: QueryKey,
  change: (entry: FeedEntry) => FeedEntry | readonly FeedEntry[],
): void => {
  queryClient().setQueriesData<InfiniteData<EntryPage>>(
    { queryKey },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, entries: page.entries.flatMap(change) })) },
  )
}
