import { attributeOf, resolveSettings, type SettingName, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'

const tag = 'geuin-auth'

/** The elements that were added by us: they draw the modal and nothing else. */
const added = () => shared('auth:added', () => new WeakSet<Element>())

export const isAdded = (element: Element) => added().has(element)

/** Settings that an added element takes over when only an attribute gave them. */
const inherited: readonly SettingName[] = [
  'apiHost',
  'mediaHost',
  'hostUrl',
  'brandId',
  'routeBase',
  'locale',
  'storageMode',
  'iosStoreLink',
  'androidStoreLink',
]

const add = (asking: Element): Element => {
  const owner = document.createElement(tag)
  added().add(owner)
  // Not even a gap of the page's own layout.
  owner.style.position = 'fixed'
  for (const name of [...inherited.map(attributeOf), 'color-scheme']) {
    const value = asking.getAttribute(name)
    if (value !== null) owner.setAttribute(name, value)
  }
  document.body.append(owner)
  return owner
}

/** The page's `<geuin-auth>` for the asking element's site; one is added to the body when there is none. */
export const ownerFor = (asking: Element): Element => {
  const site = siteKey(resolveSettings(asking))
  const here = [...document.querySelectorAll(tag)].find((it) => siteKey(resolveSettings(it)) === site)
  return here ?? add(asking)
}
