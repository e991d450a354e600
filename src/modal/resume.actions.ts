import { needElement } from '../kit/elements'
import { resolveSettings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { type ProviderReturn, providerReturnAtom } from '../session/provider.atoms'
import { sessionOf } from '../session/session.actions'
import { forgetCourse, keptCourse, readCourse } from './kept'
import { type Course, closed, needsViewer, step } from './modal'
import { modalAtom } from './modal.actions'
import { ownerFor } from './owner'
import { grantWish } from './wishes'

/** The page's own `<geuin-auth>` may stand below whatever begins first. */
const wholePage = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })

/** Draws a modal that is in the middle of something. */
const draw = async (element: Element, course: Course) => {
  await wholePage()
  const store = pageStore()
  const owner = ownerFor(element)
  store.set(modalAtom, { type: 'resumed', owner, course })
  try {
    await needElement(owner.localName)
  } catch (error) {
    store.set(modalAtom, { type: 'dismissed', owner })
    throw error
  }
}

/** Back from a provider: on to what is missing, to what was wanted, or to the sign-in that failed. */
const goOn = async ({ status, element, resume }: Exclude<ProviderReturn, { status: 'none' }>) => {
  const settings = resolveSettings(element)
  forgetCourse(settings, 'page')
  const course = readCourse(resume)
  // A return that this browser doesn't know: there is nothing to go back to.
  if (!course) return
  const session = sessionOf(element)
  if (status === 'failed' || session.status === 'signed-out') return draw(element, course)
  const before = step(closed, { type: 'resumed', owner: element, course })
  const after = step(before, { type: 'signed-in', user: session.user })
  if (after.status === 'open') await draw(element, after)
  else grantWish({ wish: course.wish, site: siteKey(settings), asker: null })
}

const followReturn = () => {
  const store = pageStore()
  const follow = () => {
    const back = store.get(providerReturnAtom)
    if (back.status !== 'verified' && back.status !== 'failed') return
    store.set(providerReturnAtom, { status: 'none' })
    void goOn(back)
  }
  store.sub(providerReturnAtom, follow)
  follow()
  return true
}

/** Goes on with the modal that this page was in the middle of: after a reload, or after the way to a provider. */
export const resumeModal = async (element: Element): Promise<void> => {
  shared('modal:return', followReturn)
  // Somebody is back from a provider: what comes of that goes on by itself.
  if (pageStore().get(providerReturnAtom).status !== 'none') return
  // What is kept is this one, for an element that came after it: its own `<geuin-auth>` for example.
  if (pageStore().get(modalAtom).status === 'open') return
  const settings = resolveSettings(element)
  const course = keptCourse(settings, 'page')
  if (!course) return
  // Each site's once, whichever element is first.
  forgetCourse(settings, 'page')
  if (needsViewer(course.step ?? 'SIGNIN') && sessionOf(element).status === 'signed-out') return
  await draw(element, course)
}
