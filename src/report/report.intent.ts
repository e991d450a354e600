import type { IntentModule, IntentOf } from '../intent/intent'
import { openSheet } from '../ui/overlay/openSheet'
import { ReportSheet } from './ReportSheet'

/** Asks what is wrong with a video or a comment. */
export const run: IntentModule<IntentOf<'report'>>['run'] = (reported, element) =>
  openSheet(element, ReportSheet, { reported })
