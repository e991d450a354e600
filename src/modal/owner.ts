import { elementsOf, inheritedAttributes } from '../kit/elements'
import { resolveSettings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'

const tag = 'geuin-auth'

/** The elements that were added by us: they draw the modal and nothing else. */
const added = () => shared('modal:added', () => new WeakSet<Element>())

export const isAdded = (element: Element) => added().has(element)

const add = (requester: Element): Element => {
  const owner = document.createElement(tag)
  added().add(owner)
  // Not even a gap of the page's own layout.
  owner.style.position = 'fixed'
  for (const [name, value] of Object.entries(inheritedAttributes(requester))) owner.setAttribute(name, value)
  document.body.append(owner)
  return owner
}

/**
 * The page's `<geuin-auth>` for the requesting element's site; one is added to the body when there is none, or none that
 * could show a dialog (it is in a closed menu, for example, or shows its steps in place). Null where one says that
 * visitors see none, and no other one does.
 * @param isVisitor whether nobody is signed in
 */
export const ownerFor = (requester: Element, isVisitor: boolean): Element | null => {
  const all = elementsOf(siteKey(resolveSettings(requester))).filter(({ localName }) => localName === tag)
  const open = all.filter((it) => !(isVisitor && it.hasAttribute('hide-when-signed-out')))
  const canShowDialog = (it: Element) => !it.hasAttribute('inline') && it.checkVisibility()
  return open.find(canShowDialog) ?? (open.length < all.length ? null : add(requester))
}
