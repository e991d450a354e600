import type { IntentModule, IntentOf } from '../intent/intent'
import { resolveSettings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { commentsStrings } from './comments.strings'
import { isFollowed } from './live.query'
import { sendDraft, sendOutgoing } from './posting.actions'

/** Sends what the viewer has written under a video: the draft, or one that was not sent. */
export const run: IntentModule<IntentOf<'comment'>>['run'] = async ({ videoId, clientId }, element) => {
  const isSent = await (clientId === undefined ? sendDraft(element, videoId) : sendOutgoing(element, videoId, clientId))
  const settings = resolveSettings(element)
  // The list says itself what became of it; after a reload, or behind another element, none is open.
  if (isSent === null || isFollowed(videoId)) return
  const t = translator(await commentsStrings.load(settings.locale))
  const message = t(isSent ? 'comments.sent' : 'comments.notSent')
  pageStore().set(showToast, element, { kind: isSent ? 'success' : 'error', message })
}
