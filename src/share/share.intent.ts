import type { IntentModule, IntentOf } from '../intent/intent'
import { emit } from '../kit/events'
import { openSheet } from '../ui/overlay/openSheet'
import { ShareSheet } from './ShareSheet'
import { videoShareLink } from './shortLink.actions'

/** Shows the ways to share, a video of the server by a short link, unless the page prevents `geuin:share`. */
export const run: IntentModule<IntentOf<'share'>>['run'] = (intent, element) => {
  const { kind, id, slug, url, title } = intent
  if (!emit(element, 'geuin:share', { kind, id, slug, url, title }, { cancelable: true })) return
  const preview = kind === 'video' ? intent.preview : undefined
  const link = preview === undefined ? Promise.resolve(url) : videoShareLink(element, { slug, title }, preview)
  return openSheet(element, ShareSheet, { intent, link })
}
