import type { IntentModule, IntentOf } from '../intent/intent'
import { openSheet } from '../ui/overlay/openSheet'
import { RepostSheet } from './RepostSheet'

/** Asks where a video is to be reposted. */
export const run: IntentModule<IntentOf<'repost'>>['run'] = (intent, element) =>
  openSheet(element, RepostSheet, { intent })
