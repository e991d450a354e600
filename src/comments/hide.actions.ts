import type { Comment } from '../entities/comment'
import { commentStore } from '../entities/comment.store'
import type { VideoId } from '../entities/playable'
import { type Settings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { discussionAtom, listedIds, removeComments } from './discussion.actions'

/** Takes what the viewer does not want to see out of the list under a video. */
export const hideComments = (settings: Settings, videoId: VideoId, isHidden: (comment: Comment) => boolean): void => {
  const scope = siteKey(settings)
  const ids = listedIds(pageStore().get(discussionAtom(settings, videoId)).talk)
  removeComments(
    settings,
    videoId,
    ids.filter((id) => isHidden(commentStore.get(scope, id))),
  )
}
