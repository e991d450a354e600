/** What those who lead a community do with a video in it. Each throws ApiError where the server refuses. */
import { communityKey } from '../community/community.query'
import type { LoopId } from '../entities/loop'
import { toPlace } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { forgetVideos } from '../feed/forgetVideos'
import { record } from '../kit/guard'
import { httpFor } from '../kit/http'
import { queryClient } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'
import type { PlacedVideo } from './placedVideo'

const send = (settings: Settings, path: paths, { community, videoId }: PlacedVideo, body: Record<string, unknown>) =>
  httpFor(settings).send('POST', path, {
    body: { community_id: community.id, video_id: videoId, ...body },
    retry: true,
  })

/** What the community says of itself has changed. */
const readAgain = (settings: Settings, { community }: PlacedVideo) =>
  void queryClient().invalidateQueries({ queryKey: communityKey(settings, community.slug), exact: true })

export const pinVideo = async (settings: Settings, placed: PlacedVideo, isPinned: boolean): Promise<void> => {
  await send(settings, paths.communityPinVideo, placed, isPinned ? {} : { video_id: null })
  readAgain(settings, placed)
}

export const setComments = async (settings: Settings, placed: PlacedVideo, off: boolean): Promise<void> => {
  await send(settings, paths.communityComments, placed, { off })
  videoStore.update(siteKey(settings), placed.videoId, (video) => ({ ...video, commentsOff: off }))
}

/** @param loopId null for none */
export const moveVideo = async (settings: Settings, placed: PlacedVideo, loopId: LoopId | null): Promise<void> => {
  const { data } = await send(settings, paths.communityMoveVideo, placed, { loop_id: loopId })
  const loop = toPlace(record(data).loop, 'loop_id', settings)
  videoStore.update(siteKey(settings), placed.videoId, (video) => ({ ...video, loop }))
}

export const removeVideo = async (settings: Settings, placed: PlacedVideo, reason: string): Promise<void> => {
  await send(settings, paths.communityRemoveVideo, placed, { reason })
  forgetVideos(siteKey(settings), ({ id }) => id === placed.videoId)
  readAgain(settings, placed)
}
