import { emit, type GeuinEventMap } from './events'
import { scriptTagFor } from './scriptTag'
import { resolveSettings, settingAttributes, siteKey } from './settings'
import { shared } from './shared'

/** Every tag; elements/registry.ts holds it to the elements' types. */
const tags = ['geuin-auth', 'geuin-community', 'geuin-feed'] as const
export type ElementTag = (typeof tags)[number]

/** Elements with a session. A query of the document finds those that have not begun, but none in another's shadow root. */
const begun = () => shared('elements:begun', () => new Set<Element>())

/** Has {@link elementsOf} find an element wherever it is, until the signal. */
export const enterElement = (element: Element, signal: AbortSignal) => {
  begun().add(element)
  signal.addEventListener('abort', () => begun().delete(element))
}

/** The page's elements of a site (`siteKey`), in the order of the document, then those in shadow roots. */
export const elementsOf = (site: string): readonly Element[] =>
  [...new Set([...document.querySelectorAll(tags.join()), ...begun()])].filter(
    (it) => siteKey(resolveSettings(it)) === site,
  )

/** Whether an event that bubbles from `inner` reaches `outer`. */
const bubblesTo = (outer: Node, inner: Node): boolean => {
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

type Load = () => Promise<unknown>

const loads = () => shared('elements', () => new Map<string, Load>())

/**
 * Elements that an element may put into the page itself. Features must not import elements, so an element's module says
 * here how to get the others.
 */
export const offerElements = (offers: Readonly<Record<string, Load>>) => {
  for (const [tag, load] of Object.entries(offers)) loads().set(tag, load)
}

/**
 * Gets an element defined that is not in the page yet, or not near enough to have been loaded.
 * @throws when its module can't be loaded; the next call tries again
 */
export const needElement = async (tag: string): Promise<void> => {
  if (!customElements.get(tag)) await loads().get(tag)?.()
}

/** An element's site and scheme as attributes, for an element that it puts somewhere else into the page. */
export const inheritedAttributes = (from: Element): Readonly<Record<string, string>> => {
  const script = scriptTagFor(from)
  return Object.fromEntries(
    [...settingAttributes, 'color-scheme'].flatMap((name) => {
      const value = from.getAttribute(name) ?? script?.getAttribute(`data-${name}`) ?? null
      return value === null ? [] : [[name, value]]
    }),
  )
}
