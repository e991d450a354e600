import {
  clearSaved,
  clearWatchHistory,
  savedVideos,
  saveVideo,
  setWatchHistory,
  watchHistory,
} from '../../../src/wire/saved'
import { route } from '../http/route'
import type { Services } from '../services'

export const savedRoutes = ({ savedVideos: saved, watchHistory: history }: Services) => [
  route(savedVideos, ({ viewer, query }) => saved.list(viewer, query, query.video_id)),
  route(saveVideo, async ({ viewer, body }) => {
    await saved.set(viewer, body.video_id, body.saved)
    return null
  }),
  route(clearSaved, async ({ viewer }) => {
    await saved.clear(viewer)
    return null
  }),
  route(watchHistory, ({ viewer, query }) => history.list(viewer, query)),
  route(setWatchHistory, ({ viewer, body }) => history.setOn(viewer, body.is_on)),
  route(clearWatchHistory, async ({ viewer, query }) => {
    await history.clear(viewer, query.video_id)
    return null
  }),
]
