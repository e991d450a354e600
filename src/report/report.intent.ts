import type { IntentOf } from '../intent/intent'
import { openSheet } from '../ui/overlay/openSheet'
import type { PersonSubject } from './person/person'
import { ReportSheet } from './ReportSheet'

/** Asks what is wrong with a video, a comment or a person. */
export const run = (reported: IntentOf<'report'> | PersonSubject, element: Element): Promise<void> =>
  openSheet(element, ReportSheet, { reported })
