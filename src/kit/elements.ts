import { emit, type GeuinEventMap } from './events'
import { begunElements, elementLoads } from './knownElements'
import { scriptTagFor } from './scriptTag'
import { resolveSettings, settingNames, siteKey } from './settings'
import { attributeOf, attributeText } from './settings.table'

/** Every tag; elements/registry.ts holds it to the elements' types. */
const tags = [
  'geuin-app',
  'geuin-auth',
  'geuin-community',
  'geuin-explore',
  'geuin-feed',
  'geuin-loop',
  'geuin-profile',
] as const
export type ElementTag = (typeof tags)[number]

/** The page's elements of a site (`siteKey`), in the order of the document, then those in shadow roots. */
export const elementsOf = (site: string): readonly Element[] =>
  [...new Set([...document.querySelectorAll(tags.join()), ...begunElements()])].filter(
    (it) => siteKey(resolveSettings(it)) === site,
  )

/** Whether an event that bubbles from `inner` reaches `outer`. */
export const bubblesTo = (outer: Node, inner: Node): boolean => {
  const root = inner.getRootNode()
  return outer.contains(inner) || (root instanceof ShadowRoot && bubblesTo(outer, root.host))
}

/** What concerns the viewer rather than one element. */
type SiteEvent = 'geuin:login' | 'geuin:logout' | 'geuin:user-change' | 'geuin:auth-step'

/**
 * Sends an event so that a listener on any element of the site hears it once, and so does one on the document.
 * @param element which it bubbles from; the site's first one when it is not in the page
 */
export const emitToSite = <T extends SiteEvent>(
  site: string,
  type: T,
  detail: GeuinEventMap[T],
  element?: Element,
): void => {
  const all = elementsOf(site)
  const first = element?.isConnected ? element : (all[0] ?? document.documentElement)
  emit(first, type, detail)
  for (const other of all) if (!bubblesTo(other, first)) emit(other, type, detail, { bubbles: false })
}

/**
 * Gets an element defined that is not in the page yet, or not near enough to have been loaded.
 * @throws when its module can't be loaded; the next call tries again
 */
export const needElement = async (tag: string): Promise<void> => {
  if (!customElements.get(tag)) await elementLoads().get(tag)?.()
}

/** An element's site and scheme as attributes, for an element that it puts somewhere else into the page. */
export const inheritedAttributes = (from: Element): Readonly<Record<string, string>> => {
  const script = scriptTagFor(from)
  return Object.fromEntries(
    [...settingNames, 'colorScheme'].flatMap((name) => {
      const attribute = attributeOf(name)
      const value = attributeText(from, name) ?? script?.getAttribute(`data-${attribute}`) ?? null
      return value === null ? [] : [[attribute, value]]
    }),
  )
}
