import { atom } from 'jotai/vanilla'
import { needElement } from '../kit/elements'
import { emit } from '../kit/events'
import type { Settings } from '../kit/settings'
import { shared } from '../kit/shared'
import { sessionAtom } from '../session'
import { closed, type Modal, type ModalEvent, step, type Wish } from './auth'
import { ownerFor } from './owner'

/** The page's one modal; written with what happened to it. */
export const modalAtom = shared('auth:modal', () => {
  const current = atom<Modal>(closed)
  return atom(
    (get) => get(current),
    (get, set, event: ModalEvent) => set(current, step(get(current), event)),
  )
})

interface Asking {
  /** The element that the event concerns. */
  element: Element
  settings: Settings
  wish: Wish
}

/**
 * For an action that needs a signed-in viewer.
 * @returns true when one is signed in and the action may go on; otherwise the page is asked first
 * (`geuin:signin-required`), then the viewer
 */
export const askSignInAtom = atom(null, (get, set, { element, settings, wish }: Asking): boolean => {
  if (get(sessionAtom(settings)).status === 'signed-in') return true
  const videoId = wish.action === 'join' ? undefined : wish.videoId
  const detail = { action: wish.action, ...(videoId !== undefined && { videoId }) }
  if (!emit(element, 'geuin:signin-required', detail, { cancelable: true })) return false
  const owner = ownerFor(element)
  set(modalAtom, { type: 'asked', owner, wish })
  needElement(owner.localName).catch((error) => {
    set(modalAtom, { type: 'dismissed', owner })
    emit(element, 'geuin:error', { code: 'failed', message: `<${owner.localName}>: ${error}` })
  })
  return false
})
