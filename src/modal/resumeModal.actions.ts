import { resume } from '../intent/resume'
import { needElement } from '../kit/elements'
import { resolveSettings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { type ProviderReturn, providerReturnAtom } from '../session/provider.atoms'
import { sessionOf } from '../session/session.actions'
import { closed, type FlowSnapshot, needsViewer, step } from './modal'
import { modalAtom } from './modal.actions'
import { ownerFor } from './owner'
import { readSnapshot, removeSnapshot, storedSnapshot } from './snapshot'

/** The page's own elements may be below the one that begins first. */
const pageParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })

/** Draws a modal that is in the middle of something. */
const draw = async (element: Element, snapshot: FlowSnapshot) => {
  await pageParsed()
  const store = pageStore()
  const owner = ownerFor(element, sessionOf(element).status === 'signed-out')
  if (!owner) return
  store.set(modalAtom, { type: 'resumed', owner, snapshot })
  try {
    await needElement(owner.localName)
  } catch (error) {
    store.set(modalAtom, { type: 'dismissed', owner })
    throw error
  }
}

type Returned = Exclude<ProviderReturn, { status: 'none' }>

/** Back from a provider: to the step that is missing, to what the viewer wanted, or to the sign-in that failed. */
const continueAfterProvider = async ({ status, element, resume: stored }: Returned) => {
  const settings = resolveSettings(element)
  removeSnapshot(settings, 'page')
  const snapshot = readSnapshot(stored)
  // A return that this browser doesn't know: there is nothing to go back to.
  if (!snapshot) return
  const session = sessionOf(element)
  if (status === 'failed' || session.status === 'signed-out') return draw(element, snapshot)
  const before = step(closed, { type: 'resumed', owner: element, snapshot })
  const after = step(before, { type: 'signed-in', user: session.user })
  if (after.status === 'open') return draw(element, after)
  await pageParsed()
  resume(snapshot.intent, siteKey(settings), null)
}

const followReturn = () => {
  const store = pageStore()
  const follow = () => {
    const returned = store.get(providerReturnAtom)
    if (returned.status !== 'verified' && returned.status !== 'failed') return
    store.set(providerReturnAtom, { status: 'none' })
    void continueAfterProvider(returned)
  }
  store.sub(providerReturnAtom, follow)
  follow()
  return true
}

/** Resumes the modal that this page was in the middle of, after a reload or a provider's page. */
export const resumeModal = async (element: Element): Promise<void> => {
  shared('modal:return', followReturn)
  // A return from a provider resumes by itself.
  if (pageStore().get(providerReturnAtom).status !== 'none') return
  // The stored snapshot is of this very modal: the element was added after it opened.
  if (pageStore().get(modalAtom).status === 'open') return
  const settings = resolveSettings(element)
  const snapshot = storedSnapshot(settings, 'page')
  if (!snapshot) return
  // Each site's is resumed once, by the first element.
  removeSnapshot(settings, 'page')
  if (needsViewer(snapshot.step ?? 'SIGNIN') && sessionOf(element).status === 'signed-out') return
  await draw(element, snapshot)
}
