import { offerApi } from './api'
import type { GeuinEventMap } from './events'
import { prefetch } from './prefetch'
import { registerScriptTags } from './scriptTag'
import { pageObject } from './shared'
import { sessionKeyStart } from './storage'

/** What else becomes an element, see upgrade/upgrade.ts: editors that drop a link's class keep the end of its address. */
const upgradable = '.geuin,[href$=\\#geuin],[data-geuin],.geuin-embed'

/** How often a failed import is tried again: after half a second, two seconds and eight. */
const retries = 3

/** Opens the connections to a host of the settings. @returns its address, without a slash at its end; undefined without one */
const connect = (host: string | null | undefined) => {
  if (!host) return undefined
  const { href, origin } = new URL(host, document.baseURI)
  // API answers and stream segments go by CORS, posters and files do not: these are two connections.
  if (origin !== location.origin)
    for (const crossOrigin of ['', null])
      document.head.append(Object.assign(document.createElement('link'), { href, rel: 'preconnect', crossOrigin }))
  return href.replace(/\/$/, '')
}

/**
 * Loads elements when they are needed; once per page, however many script tags or versions it has.
 * @param load imports a file by its path in `dist`, without `.js`; under another address where it has failed before
 * @param preload has the browser fetch chunks in parallel, the last first: their names, with spaces between them
 * @param chunksByTag tag name → names of the chunks that its module needs, empty in a bundle; here, null once it is loading
 * @param pathToPrefetch the API path of an element's first call, false when it can't be known; `setting` reads its attributes
 */
export const startLoader = (
  load: (path: string, failed?: number) => Promise<unknown>,
  preload: (chunks: string) => void,
  chunksByTag: Record<string, string | null>,
  pathToPrefetch: (element: Element, setting: (name: string) => string | null | undefined) => string | false,
) => {
  registerScriptTags()
  const page = pageObject()
  if (page.preload) return
  page.preload = preload

  const loadApi = offerApi(load)

  const loadModule = (tag: string, failed: number): Promise<unknown> =>
    load(`elements/${tag}`, failed).then(
      // Safari has no idle callback.
      () => setTimeout(loadApi, 3000),
      (error) => {
        const message = `${tag}: ${error}`
        if (!failed) console.error(message)
        if (failed < retries) return setTimeout(loadModule, 500 * 4 ** failed, tag, failed + 1)
        for (const element of document.querySelectorAll(tag))
          element.dispatchEvent(
            new CustomEvent('geuin:error', {
              bubbles: true,
              detail: { message, code: 'failed' } satisfies GeuinEventMap['geuin:error'],
            }),
          )
        return addEventListener('online', () => loadModule(tag, 1), { once: true })
      },
    )

  const loadUpgrade = (element: Element) =>
    // A link that can't be upgraded stays a link.
    load('upgrade')
      .then((module) => (module as { upgrade(element: Element): void }).upgrade(element))
      .catch(() => 0)

  const begin = (element: Element) => {
    const tag = element.localName
    const chunks = chunksByTag[tag]
    if (chunks == null) return
    chunksByTag[tag] = null
    // Which of several script tags holds for the element is decided by its code: the first one is a guess.
    const setting = (name: string) => element.getAttribute(name) ?? page.scriptTags[0]?.getAttribute(`data-${name}`)
    try {
      connect(setting('media-host'))
      const site = connect(setting('api-host'))
      const brandId = setting('brand-id')
      const path = pathToPrefetch(element, setting)
      // A signed-in viewer's call needs a token, which only the code has; a session in another storage wastes this call.
      if (site && brandId && path && !localStorage[`${sessionKeyStart}${site} ${brandId}`])
        // The slowest request goes first.
        prefetch(site + path, brandId)
    } catch {
      // Storage is blocked, or the element will say what is wrong with an address.
    }
    preload(chunks)
    loadModule(tag, 0)
  }

  const beginWhenNear = (element: Element) => {
    const box = element.getClientRects()[0] as DOMRect | undefined
    // In view already: an observer would tell it a frame later. Without a box it is not a number.
    if (element.matches('[eager]') || Math.hypot(box?.x as number, box?.y as number) < innerHeight) begin(element)
    else
      new IntersectionObserver(
        (entries, observer) => {
          if (entries.some((it) => it.isIntersecting)) begin(element)
          // Pages hide elements that are not defined yet: where the element has no box, its parent's counts.
          else if (!element.getClientRects()[0]) observer.observe(element.parentElement ?? element)
        },
        // About as far as a flick scrolls in the time that an element needs to load.
        { rootMargin: '600px' },
      ).observe(element)
  }

  const visit = (root: Node) => {
    for (const element of [root, ...((root as Element).querySelectorAll?.('*') ?? [])] as Element[]) {
      const tag = element.localName
      const enter = () => element.shadowRoot && watch(element.shadowRoot)
      // The script tag of this run gets its `load` before that, and the page its `DOMContentLoaded`.
      if (tag in chunksByTag) setTimeout(beginWhenNear, 0, element)
      // A form's fields can hide its methods.
      else if (element.matches?.call?.(element, upgradable)) loadUpgrade(element)
      // Another component has its root only once it is defined. Some names with a hyphen are not allowed for one.
      else if (!enter() && /-/.test(tag)) customElements.whenDefined(tag).then(enter, enter)
    }
  }
  const added = new MutationObserver((records) => {
    for (const record of records) record.addedNodes.forEach(visit)
  })
  const watch = (root: Node) => {
    added.observe(root, { childList: true, subtree: true })
    visit(root)
    return true
  }
  watch(document)
}
