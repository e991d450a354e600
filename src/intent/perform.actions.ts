import { emit } from '../kit/events'
import { resolveSettings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { missingStep } from '../modal/missingStep'
import type { StepName } from '../modal/modal'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import type { Intent } from './intent'
import { intents, needsNothing, runIntent } from './intents'
import { showFailure } from './showFailure'

/** Offers the sign-in by a toast, to somebody who may have acted by accident. */
const offer = (intent: Intent, element: Element): void => {
  import('./signInOffer.actions')
    .then(({ offerSignIn }) => offerSignIn(element, () => void perform(intent, element)))
    // What may not have been meant is worth no error.
    .catch(() => undefined)
}

/** Opens the modal, whose code a view can do without until then. @param step the first one when null */
const ask = (intent: Intent, element: Element, step: StepName | null): void => {
  import('../modal/modal.actions').then(
    // The viewer may have left what they acted in.
    ({ openModal }) => element.isConnected && openModal({ element, intent, step }),
    (error: unknown) => showFailure(element, error),
  )
}

/**
 * Does what a viewer wants, or asks for what it needs first: the page (`geuin:signin-required`), then the viewer. A
 * viewer who has left the onboarding open is asked for that. Once they have it, the intent is resumed.
 * @param element what the viewer acted in
 * @param byAccident whether it may not have been meant: a visitor is then asked by a toast, whose button asks as usual
 * @returns whether it is done now
 */
export const perform = (intent: Intent, element: Element, byAccident = false): boolean => {
  if (needsNothing(intent)) {
    void runIntent(intent, element)
    return true
  }
  const user = userOf(pageStore().get(sessionAtom(resolveSettings(element))))
  if (!user) {
    if (byAccident) {
      offer(intent, element)
      return false
    }
    const videoId = 'videoId' in intent ? intent.videoId : undefined
    const detail = { action: intent.type, ...(videoId !== undefined && { videoId }) }
    if (emit(element, 'geuin:signin-required', detail, { cancelable: true })) ask(intent, element, null)
    return false
  }
  const step = intents[intent.type].needs === 'onboarded' ? missingStep(user, 'EDIT_USERNAME') : null
  if (step) ask(intent, element, step)
  else void runIntent(intent, element)
  return step === null
}
