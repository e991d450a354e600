import type { PinnedVideo } from '../entities/community'
import type { VideoId } from '../entities/playable'
import { toVideo } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { ApiError, httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'

/** Gets the video that a community has pinned, which may be on a later page of its videos; none needs no request. */
export const pinnedAtom = (settings: Settings, pinned: PinnedVideo | null) =>
  queryAtom<VideoId>(() => ({
    queryKey: [siteKey(settings), 'pinned', pinned?.slug],
    enabled: pinned !== null,
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.video, { query: { slug: pinned?.slug }, signal })
      const video = toVideo(data, settings)
      if (!video) throw new ApiError('malformed', { data })
      videoStore.put(siteKey(settings), [video])
      return video.id
    },
  }))
