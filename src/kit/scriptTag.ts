import { configure } from './settings.configured'
import { pageObject } from './shared'

/**
 * A module that has loaded once is not checked against the page's policy again, but the nonce shows whose tag it is. A page
 * may have nonces that are not of its policy, as snippets of other services bring them: then ours has none. Not asked when a
 * tag is registered, since every page pays for the loader's bytes.
 */
const allowedOf = (tags: readonly HTMLScriptElement[]) => {
  // Without a tag there may be no document either, as on a server.
  const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  const ofPage = tags.filter(({ type, nonce }) => !/module/i.test(type) || nonce === pageNonce())
  return ofPage.length ? ofPage : tags.filter(({ nonce }) => !nonce)
}

const namesSite = (tag: Element) => tag.matches('[data-api-host],[data-brand-id]')

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
  const allowed = allowedOf(pageObject().scriptTags)
  const tags = allowed.some(namesSite) ? allowed.filter(namesSite) : allowed
  const before = element ? tags.filter((tag) => isBefore(tag, inDocument(element))) : []
  return before.sort((one, two) => (isBefore(one, two) ? -1 : 1)).at(-1) ?? tags.at(-1)
}

/**
 * Registers the script tags of this file in `pageObject().scriptTags`, each with its `load`: a tag that the page's policy
 * blocked never gets one, whatever it looks like.
 */
export const registerScriptTags = () => {
  // A module knows no tag, and runs once however many it has.
  const stack = Error().stack as string
  const loaded = ({ target: tag }: { target: HTMLScriptElement }) => {
    // Frames have a `load` and a `src` too, but no `noModule`. Only the end of an address counts, since addresses redirect.
    if (tag.noModule === false && stack.includes(`/${tag.src.split('/').pop()}:`)) {
      pageObject().scriptTags.push(tag)
      // Elements that have begun read their settings again.
      configure({})
    }
  }
  document.addEventListener('load', loaded as unknown as EventListener, true)
}
