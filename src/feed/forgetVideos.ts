import type { InfiniteData } from '@tanstack/query-core'
import type { Video } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { queryClient } from '../kit/query'
import type { EntryPage } from './feed.query'

/** Takes videos out of every list of a site that is open: the server leaves them out from now on. */
export const forgetVideos = (site: string, isGone: (video: Video) => boolean): void => {
  const keep = ({ id }: EntryPage['entries'][number]) => {
    const video = videoStore.find(site, id)
    return !video || !isGone(video)
  }
  queryClient().setQueriesData<InfiniteData<EntryPage>>(
    { queryKey: [site, 'feed'] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, entries: page.entries.filter(keep) })) },
  )
}
