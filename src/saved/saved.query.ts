import { dropWanted, pendingAtom } from '../entities/optimistic'
import type { VideoId } from '../entities/playable'
import type { FeedEntry } from '../feed/feed'
import { record } from '../kit/guard'
import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { readVideoPage } from '../posters/videoList.query'
import type { ListPage } from '../ui/useList'
import { paths } from '../wire/paths'

/** Fills whole rows of 2, 3, 4 and 6 posters. */
const pageSize = 24

const savedKeyStart = 'saved '

/** As for `pendingAtom`. */
export const savedKey = (id: VideoId) => savedKeyStart + id

/** What the viewer wants of a video's place among those that are saved; null when they have not said yet. */
export const savedPending = (scope: string, id: VideoId) => pendingAtom<boolean>(scope, savedKey(id))

const pageQuery = (cursor: string | null) => ({ limit: pageSize, ...(cursor !== null && { cursor }) })

/** A page of the videos that the viewer saved, the newest first. @throws ApiError */
export const fetchSaved = async (settings: Settings, cursor: string | null): Promise<ListPage<FeedEntry>> => {
  const { data } = await httpFor(settings).get(paths.savedVideos, { query: pageQuery(cursor) })
  return readVideoPage(data, settings)
}

/** @throws ApiError */
export const clearSaved = async (settings: Settings, scope: string): Promise<void> => {
  await httpFor(settings).send('DELETE', paths.savedVideos)
  dropWanted(scope, savedKeyStart)
}

/** Whether the viewer saved a video. @throws ApiError */
export const fetchIsSaved = async (settings: Settings, id: VideoId, signal: AbortSignal): Promise<boolean> => {
  const { data } = await httpFor(settings).get(paths.savedVideos, { query: { video_id: id, limit: 1 }, signal })
  return readVideoPage(data, settings).items.length > 0
}

/** A page of the videos that the viewer watched, and whether more are remembered. @throws ApiError */
export const fetchHistory = async (settings: Settings, cursor: string | null) => {
  const { data } = await httpFor(settings).get(paths.watchHistory, { query: pageQuery(cursor) })
  return { ...readVideoPage(data, settings), isOn: record(data).is_on === true }
}

/** @throws ApiError */
export const setHistory = async (settings: Settings, isOn: boolean): Promise<void> =>
  void (await httpFor(settings).send('POST', paths.watchHistory, { body: { is_on: isOn } }))

/** @throws ApiError */
export const clearHistory = async (settings: Settings): Promise<void> =>
  void (await httpFor(settings).send('DELETE', paths.watchHistory))
