import { scriptTagFor } from './scriptTag'
import { resolveSettings, settingAttributes, siteKey } from './settings'
import { shared } from './shared'

/** Every tag; elements/registry.ts holds it to the elements' types. */
const tags = ['geuin-auth', 'geuin-community', 'geuin-feed'] as const
export type ElementTag = (typeof tags)[number]

/** The page's elements of a site (`siteKey`), in the order of the document. */
export const elementsOf = (site: string): readonly Element[] =>
  [...document.querySelectorAll(tags.join())].filter((it) => siteKey(resolveSettings(it)) === site)

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
