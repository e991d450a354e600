import { configure } from './settings.configured'
import { pageObject } from './shared'

const namesSite = (tag: Element) => tag.matches('[data-api-host],[data-brand-id]')

/**
 * A module that has loaded once is not checked against the page's policy again, but the nonce shows whose tag it is. Not
 * asked when the tag is registered, since every page pays for the loader's bytes.
 */
const isAllowed = ({ type, nonce }: HTMLScriptElement) =>
  !/module/i.test(type) || nonce === (document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '')

/** Never true for a node that has left the page. */
const isBefore = (one: Node, two: Node) => one.compareDocumentPosition(two) === Node.DOCUMENT_POSITION_FOLLOWING

/** The element, or the outermost component around it. */
const inDocument = (element: Element): Element => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? inDocument(root.host) : element
}

/**
 * The script tag whose settings hold for an element, or for the page: the nearest before it, else the latest. Tags that name
 * no site count only where no other is.
 */
export const scriptTagFor = (element?: Element): HTMLElement | undefined => {
  const allowed = pageObject().tags.filter(isAllowed)
  const tags = allowed.some(namesSite) ? allowed.filter(namesSite) : allowed
  const before = element ? tags.filter((tag) => isBefore(tag, inDocument(element))) : []
  return before.sort((one, two) => (isBefore(one, two) ? -1 : 1)).at(-1) ?? tags.at(-1)
}

/**
 * Registers the script tags of this file in `pageObject().tags`, each with its `load`: a tag that the page's policy
 * blocked never gets one, whatever it looks like.
 */
export const registerScriptTags = () => {
  // A module knows no tag, and runs once however many it has. Only the name, since addresses redirect.
  const ownName = Error().stack?.match(/\/[^/]+?(?=:\d+:)/)?.[0] as string
  const loaded = ({ target: tag }: { target: HTMLScriptElement }) => {
    // Frames have a `load` and a `src` too, but no `noModule`.
    if (tag.noModule === false && tag.src.endsWith(ownName)) {
      pageObject().tags.push(tag)
      // Elements that have begun read their settings again.
      configure({})
    }
  }
  document.addEventListener('load', loaded as unknown as EventListener, true)
}
