import { track } from '../analytics/track'
import { want } from '../entities/optimistic'
import type { VideoId } from '../entities/playable'
import { sparkKey, sparkPending, videoStore, withSpark } from '../entities/video.store'
import type { IntentModule, IntentOf } from '../intent/intent'
import { showFailure } from '../intent/showFailure'
import { emit } from '../kit/events'
import { number, record } from '../kit/guard'
import { ApiError, httpFor } from '../kit/http'
import { resolveSettings, type Settings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { viewerIdAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'

/**
 * @returns how many sparks there are now
 * @throws ApiError as `send` does, and `malformed` for an answer that does not confirm it
 */
const sendSpark = async (settings: Settings, videoId: VideoId, sparked: boolean): Promise<number> => {
  const body = { video_id: videoId, sparked }
  const { data } = await httpFor(settings).send('POST', paths.spark, { body })
  const { counts, viewer } = record(data)
  if (record(viewer).sparked !== sparked) throw new ApiError('malformed', { data })
  return number(record(counts).sparks)
}

/** Sets the viewer's spark on a video or a comment, or takes it back. */
export const run: IntentModule<IntentOf<'spark'>>['run'] = async ({ videoId, commentId, sparked, from }, element) => {
  if (commentId) {
    const { setCommentSpark } = await import('../comments/comment.actions')
    return setCommentSpark(element, videoId, commentId, sparked)
  }
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  const shown =
    pageStore().get(sparkPending(scope, videoId))?.wanted ?? videoStore.find(scope, videoId)?.viewer?.sparked ?? false
  return want(sparked ?? !shown, {
    scope,
    key: sparkKey(videoId),
    viewer: viewerIdAtom(settings),
    // A feed that was requested before the spark may still come.
    keep: true,
    send: (wanted) => sendSpark(settings, videoId, wanted),
    onConfirmed: (count, wanted) => {
      videoStore.update(scope, videoId, (video) => withSpark(video, wanted, count))
      emit(element, 'geuin:spark', { videoId, sparked: wanted, count })
      track(element, wanted ? 'Video Sparked' : 'Video Unsparked', { element: element.localName, ...from, videoId })
    },
    onRefused: (error) => void showFailure(element, error),
    onDropped: () => videoStore.update(scope, videoId, (video) => ({ ...video, viewer: null })),
  })
}
