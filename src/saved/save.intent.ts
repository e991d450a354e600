import { want } from '../entities/optimistic'
import type { IntentModule, IntentOf } from '../intent/intent'
import { showFailure } from '../intent/showFailure'
import { httpFor } from '../kit/http'
import { resolveSettings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { viewerIdAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'
import { savedKey } from './saved.query'
import { savedStrings } from './saved.strings'

/** Keeps a video for later, or no longer. */
export const run: IntentModule<IntentOf<'save'>>['run'] = ({ videoId, saved: wanted }, element) => {
  const settings = resolveSettings(element)
  return want(wanted, {
    scope: siteKey(settings),
    key: savedKey(videoId),
    viewer: viewerIdAtom(settings),
    // No list of videos says it, so that what was wanted last is what is known.
    keep: true,
    send: (saved) => httpFor(settings).send('POST', paths.savedVideos, { body: { video_id: videoId, saved } }),
    onConfirmed: async (_, isSaved) => {
      const t = translator(await savedStrings.load(settings.locale))
      const message = t(isSaved ? 'saved.done' : 'saved.removed')
      pageStore().set(showToast, element, { kind: 'success', message })
    },
    onRefused: (error) => void showFailure(element, error),
  })
}
