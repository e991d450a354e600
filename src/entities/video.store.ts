import { atom } from 'jotai/vanilla'
import { shared } from '../kit/shared'
import { type Pending, pendingAtom } from './optimistic'
import type { VideoId } from './playable'
import { entityStore } from './store'
import type { Video } from './video'

export const sparkKey = (id: VideoId) => `spark ${id}`

/** What the viewer wants of a video's spark. */
export const sparkPending = (scope: string, id: VideoId) => pendingAtom<boolean>(scope, sparkKey(id))

/** A video as it is once it is sparked, or no longer. */
export const withSpark = (video: Video, sparked: boolean, sparks: number): Video => ({
  ...video,
  counts: video.counts && { ...video.counts, sparks },
  viewer: video.viewer || sparked ? { reposted: false, ...video.viewer, sparked } : null,
})

/** A video with the spark that the viewer wants: counted one up or down where that is not confirmed yet. */
export const withPendingSpark = (video: Video, pending: Pending<boolean> | null): Video => {
  if (!pending) return video
  const { wanted } = pending
  const change = Number(wanted) - Number(video.viewer?.sparked ?? false)
  return withSpark(video, wanted, Math.max(0, (video.counts?.sparks ?? 0) + change))
}

/** A repost that the server has not confirmed, or one that is taken back. */
export interface RepostUnderWay {
  reposted: boolean
  /** By how many the counter changes. */
  change: number
}

/** The viewer's reposts of a video that are under way; each to other places, so that there may be several. */
export const repostsUnderWay = (scope: string, id: VideoId) =>
  shared(`reposts:${scope}:${id}`, () => atom<readonly RepostUnderWay[]>([]))

const withReposts = (video: Video, underWay: readonly RepostUnderWay[]): Video =>
  underWay.reduce(
    ({ counts, viewer, ...others }, { reposted, change }) => ({
      ...others,
      counts: counts && { ...counts, reposts: Math.max(0, counts.reposts + change) },
      viewer: viewer && { ...viewer, reposted: reposted || viewer.reposted },
    }),
    video,
  )

/** Every video, in the scope of its site or of a page's own list. */
export const videoStore = entityStore<Video>('video', (get, scope, video) =>
  // No server counts a page's own videos, so no viewer can spark them.
  video.counts
    ? withPendingSpark(withReposts(video, get(repostsUnderWay(scope, video.id))), get(sparkPending(scope, video.id)))
    : video,
)
