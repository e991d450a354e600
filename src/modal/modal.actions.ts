import { atom, type WritableAtom } from 'jotai/vanilla'
import { needElement } from '../kit/elements'
import { emit } from '../kit/events'
import { resolveSettings, type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { forgetCourse, keepCourse, type Place } from './kept'
import { closed, type Modal, type ModalEvent, owedStep, type StepName, step, type Wish } from './modal'
import { ownerFor } from './owner'
import { grantWish } from './wishes'

export type ModalAtom = WritableAtom<Modal, [ModalEvent], void>

/** Keeps what a reload must not lose. */
const keep = (place: Place, before: Modal, after: Modal) => {
  if (after.status === 'open') keepCourse(resolveSettings(after.owner), place, after)
  else if (before.status === 'open') forgetCourse(resolveSettings(before.owner), place)
}

const make = (place: Place): ModalAtom => {
  const current = atom<Modal>(closed)
  return atom(
    (get) => get(current),
    (get, set, event) => {
      const before = get(current)
      const after = step(before, event)
      if (after === before) return
      set(current, after)
      keep(place, before, after)
      const isDone = before.status === 'open' && after.status === 'closed' && event.type !== 'dismissed'
      if (!isDone) return
      const settings = resolveSettings(before.owner)
      if (userOf(get(sessionAtom(settings))))
        grantWish({ wish: before.wish, site: siteKey(settings), asker: before.asker })
    },
  )
}

/** The page's one modal; written with what happened to it. */
export const modalAtom = shared('modal:page', () => make('page'))

const inPlace = () => shared('modal:inPlace', () => new WeakMap<Element, ModalAtom>())

/** The steps of an element that shows them in place: it waits for nobody else's modal. */
export const inlineModalAtom = (element: Element): ModalAtom => {
  const known = inPlace().get(element) ?? make('inline')
  inPlace().set(element, known)
  return known
}

interface Asking {
  /** The element that the event concerns. */
  element: Element
  settings: Settings
  wish: Wish
}

/**
 * For an action that needs a signed-in viewer.
 * @returns true when one is signed in and the action may go on; otherwise the page is asked first
 * (`geuin:signin-required`), then the viewer. Who is signed in and has left something open is asked for that.
 */
export const askSignInAtom = atom(null, (get, set, { element, settings, wish }: Asking): boolean => {
  const user = userOf(get(sessionAtom(settings)))
  if (user) {
    const step = owedStep(wish, user)
    if (step) set(openAtom, { element, wish, step })
    return step === null
  }
  const videoId = wish.action === 'join' ? undefined : wish.videoId
  const detail = { action: wish.action, ...(videoId !== undefined && { videoId }) }
  if (emit(element, 'geuin:signin-required', detail, { cancelable: true })) set(openAtom, { element, wish, step: null })
  return false
})

interface Opening {
  element: Element
  wish: Wish
  /** The first one unless given. */
  step: StepName | null
}

/** Opens the page's modal for an element's site; a `<geuin-auth>` is added when there is none. */
export const openAtom = atom(null, (get, set, { element, wish, step: first }: Opening) => {
  const owner = ownerFor(element)
  const user = userOf(get(sessionAtom(resolveSettings(owner))))
  set(modalAtom, { type: 'asked', owner, asker: element, wish, step: first, user })
  needElement(owner.localName).catch((error: unknown) => {
    set(modalAtom, { type: 'dismissed', owner })
    emit(element, 'geuin:error', { code: 'failed', message: `<${owner.localName}>: ${error}` })
  })
})
