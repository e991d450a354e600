import { resolveSettings, settingNames, siteKey } from './settings'
import { attributeOf, attributeText } from './settings.table'
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

/** What an element's attributes say about its site and scheme, for an element that it puts into the page. */
export const inheritedAttributes = (from: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...settingNames, 'colorScheme'].flatMap((name) => {
      const value = attributeText(from, name)
      return value === null ? [] : [[attributeOf(name), value]]
    }),
  )
