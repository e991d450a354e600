import { atom, type WritableAtom } from 'jotai/vanilla'
import type { Intent } from '../intent/intent'
import { intents } from '../intent/intents'
import { resume } from '../intent/resume'
import { needElement } from '../kit/elements'
import { emit } from '../kit/events'
import { resolveSettings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { closed, type Modal, type ModalEvent, type OpenModal, type StepName, step } from './modal'
import { isModalOpenAtom } from './modalOpen.atoms'
import { ownerFor } from './owner'
import { signInCode } from './sentCodes'
import { type ModalMode, removeSnapshot, storeSnapshot } from './snapshot'

export type ModalAtom = WritableAtom<Modal, [ModalEvent], void>

/** Stores what a reload must not lose. */
const store = (mode: ModalMode, before: Modal, after: Modal) => {
  if (after.status === 'open') storeSnapshot(resolveSettings(after.owner), mode, after)
  else if (before.status === 'open') removeSnapshot(resolveSettings(before.owner), mode)
}

const make = (mode: ModalMode): ModalAtom => {
  const current = atom<Modal>(closed)
  let unfollow = () => {}

  /** Reports the session, now and with every change of it. */
  const follow = ({ owner }: OpenModal) => {
    const session = sessionAtom(resolveSettings(owner))
    const dispatch = (event: ModalEvent) => pageStore().set(modal, event)
    let viewer: string | null = null
    const report = () => {
      const user = userOf(pageStore().get(session))
      // What one viewer has begun is not for another one who signs in over them.
      if (!user || (viewer !== null && viewer !== user.id)) dispatch({ type: 'signed-out' })
      viewer = user?.id ?? null
      if (user) dispatch({ type: 'signed-in', user })
    }
    unfollow = pageStore().sub(session, report)
    report()
  }

  const modal: ModalAtom = atom(
    (get) => get(current),
    (get, set, event) => {
      const before = get(current)
      const isRequest = event.type === 'requested'
      const after = step(before, isRequest ? { ...event, sent: signInCode(resolveSettings(event.owner)) } : event)
      if (after === before) return
      set(current, after)
      if (mode === 'page') set(isModalOpenAtom, after.status === 'open')
      store(mode, before, after)
      if (before.status === 'closed') {
        if (after.status === 'open') follow(after)
        return
      }
      if (after.status === 'open') return
      unfollow()
      const settings = resolveSettings(before.owner)
      // Who leaves the onboarding has signed in all the same, which is enough for some intents; after WELCOME the onboarding
      // is complete.
      const isAbandoned = event.type === 'dismissed' && before.step !== 'WELCOME'
      const isGivenUp = isAbandoned && intents[before.intent.type].needs === 'onboarded'
      if (isGivenUp || event.type === 'signed-out' || !userOf(get(sessionAtom(settings)))) return
      resume(before.intent, siteKey(settings), before.requester)
    },
  )
  return modal
}

/** The page's one modal; written with what happened to it. */
export const modalAtom = shared('modal:page', () => make('page'))

const inlineModals = () => shared('modal:inline', () => new WeakMap<Element, ModalAtom>())

/** The steps of an element that shows them in place, independent of the page's modal. */
export const inlineModalAtom = (element: Element): ModalAtom => {
  const known = inlineModals().get(element) ?? make('inline')
  inlineModals().set(element, known)
  return known
}

interface Opening {
  /** The element that the viewer acted in. */
  element: Element
  intent: Intent
  /** The first one unless given. */
  step: StepName | null
}

/** Opens the page's modal for an element's site, unless the page hides it; a `<geuin-auth>` is added when there is none. */
export const openModal = ({ element, intent, step }: Opening): void => {
  const user = userOf(pageStore().get(sessionAtom(resolveSettings(element))))
  const owner = ownerFor(element, !user)
  if (!owner) return
  const dispatch = (event: ModalEvent) => pageStore().set(modalAtom, event)
  dispatch({ type: 'requested', owner, requester: element, intent, step, user })
  needElement(owner.localName).catch((error: unknown) => {
    dispatch({ type: 'dismissed', owner })
    emit(element, 'geuin:error', { code: 'failed', message: `<${owner.localName}>: ${error}` })
  })
}
