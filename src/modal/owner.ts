import { inheritedAttributes } from '../kit/elements'
import { resolveSettings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'

const tag = 'geuin-auth'

/** The elements that were added by us: they draw the modal and nothing else. */
const added = () => shared('modal:added', () => new WeakSet<Element>())

export const isAdded = (element: Element) => added().has(element)

const add = (asking: Element): Element => {
  const owner = document.createElement(tag)
  added().add(owner)
  // Not even a gap of the page's own layout.
  owner.style.position = 'fixed'
  for (const [name, value] of Object.entries(inheritedAttributes(asking))) owner.setAttribute(name, value)
  document.body.append(owner)
  return owner
}

/**
 * The page's `<geuin-auth>` for the asking element's site; one is added to the body when there is none, or none that
 * could show a dialog (it is in a closed menu, for example, or shows its steps in place).
 */
export const ownerFor = (asking: Element): Element => {
  const site = siteKey(resolveSettings(asking))
  const isFit = (it: Element) =>
    !it.hasAttribute('inline') && it.checkVisibility() && siteKey(resolveSettings(it)) === site
  return [...document.querySelectorAll(tag)].find(isFit) ?? add(asking)
}
