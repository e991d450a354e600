import { track } from '../analytics/track'
import type { Comment } from '../entities/comment'
import type { Author, VideoId } from '../entities/playable'
import { forgetVideos } from '../feed/forgetVideos'
import type { IntentOf } from '../intent/intent'
import { emit } from '../kit/events'
import { httpFor } from '../kit/http'
import { resolveSettings, type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'
import type { ReportReason } from './report'

/** What a viewer reports. */
export type Reported = Pick<IntentOf<'report'>, 'videoId' | 'commentId' | 'from'>

/** Takes comments out of the list under a video; without its code, none is on the page. */
const hideComments = (settings: Settings, videoId: VideoId, isHidden: (comment: Comment) => boolean): void => {
  import('../comments/hide.actions').then(
    (comments) => comments.hideComments(settings, videoId, isHidden),
    () => undefined,
  )
}

/** Tells the moderators; what is reported is in no list any more. Sent again, it counts once. @throws ApiError */
export const sendReport = async (
  element: Element,
  { videoId, commentId, from }: Reported,
  { reason, note }: { reason: ReportReason; note: string },
): Promise<void> => {
  const settings = resolveSettings(element)
  const about = commentId === undefined ? { video_id: videoId } : { comment_id: commentId }
  await httpFor(settings).send('POST', paths.report, { body: { ...about, reason, note } })
  const properties = { element: element.localName, ...from, videoId, reason }
  if (commentId === undefined) {
    forgetVideos(siteKey(settings), ({ id }) => id === videoId)
    track(element, 'Video Reported', properties)
  } else {
    hideComments(settings, videoId, ({ id }) => id === commentId)
    track(element, 'Comment Reported', { ...properties, commentId })
  }
  emit(element, 'geuin:report', { videoId, ...(commentId !== undefined && { commentId }), reason })
}

/** Keeps everything from a person away from the viewer. @param videoId the video whose comments show @throws ApiError */
export const hidePerson = async (element: Element, { id }: Pick<Author, 'id'>, videoId: VideoId): Promise<void> => {
  const settings = resolveSettings(element)
  await httpFor(settings).send('POST', paths.hide, { body: { user_id: id } })
  forgetVideos(siteKey(settings), ({ author }) => author?.id === id)
  hideComments(settings, videoId, ({ author }) => author?.id === id)
}
