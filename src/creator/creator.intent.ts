import type { IntentModule, IntentOf } from '../intent/intent'
import { resumeCreatorRequest } from './creator.actions'

/** Asks to become a creator, unless the viewer has done that before. */
export const run: IntentModule<IntentOf<'creator'>>['run'] = (_intent, element) => resumeCreatorRequest(element)
