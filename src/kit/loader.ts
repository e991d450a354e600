import { offerApi } from './api'
import type { GeuinEventMap } from './events'
import { pageObject } from './shared'
import { sessionKeyStart } from './storage'

/** Distance from the viewport at which an element begins to load: about a flick's scroll in the time that it takes. */
const margin = '600px'

/** How often a failed import is tried again: after half a second, two seconds and eight. */
const retries = 3

/** The script tag itself: a module does not know its own, so it is the last of our name. */
const ownScript = () =>
  (document.currentScript ?? [...document.querySelectorAll('script[src*="geuin.js"]')].pop()) as
    | HTMLScriptElement
    | undefined

const link = (rel: string, href: string, crossOrigin: string | null = null) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin }))

const preconnect = (address: string | null) => {
  if (!address || !/^https?:/.test(address) || address.startsWith(location.origin)) return
  // API answers and stream segments go by CORS, posters and files do not: these are two connections.
  link('preconnect', address, 'anonymous')
  link('preconnect', address)
}

const importWithRetry = async (address: string): Promise<unknown> => {
  let query = ''
  for (let failed = 0; ; failed += 1) {
    try {
      return await import(address + query)
    } catch (error) {
      if (failed === retries) throw error
      await new Promise((done) => setTimeout(done, 500 * 4 ** failed))
      // A failed module stays failed under its address.
      query = `?r=${Date.now()}`
    }
  }
}

/**
 * Loads elements when they are needed; once per page, however many script tags or versions stand on it.
 * @param chunksByTag tag name → names of the chunks that its module needs, with spaces between them
 * @param pathToPrefetch the API path of an element's first call, null when it can't be known
 */
export const startLoader = (
  chunksByTag: Readonly<Record<string, string>>,
  pathToPrefetch: (element: Element) => string | null,
) => {
  const page = pageObject()
  const script = ownScript()
  if (page.loading || !script) return
  page.loading = true
  page.script = script.dataset

  const tags = Object.keys(chunksByTag)
  const selector = tags.join()
  const loading = new Set<string>()
  const addressOf = (path: string) => new URL(path, script.src).href
  const loadApi = offerApi(() => importWithRetry(addressOf('index.js')))

  page.preload = (chunks) => {
    for (const name of chunks.split(' ')) link('modulepreload', addressOf(`chunks/${name}.js`))
  }

  /**
   * Sends the element's first call while its code loads; a signed-in viewer's call needs a token, which only the code has.
   * The first call of the same address for the same brand takes the answer; later ones go to the network.
   */
  const prefetch = (path: string | null, host: string | null, brandId: string | null) => {
    if (!path || !host || !brandId) return
    const site = new URL(host, document.baseURI).href.replace(/\/+$/, '')
    try {
      // With a session in another kind of storage this call is wasted: the element's own has the token.
      if (localStorage[`${sessionKeyStart}${site} ${brandId}`]) return
    } catch {
      // Without storage there is no kept session.
    }
    const address = site + path
    const answer = fetch(address, { headers: { 'x-brand-id': brandId } })
    page.prefetched = { address, brandId, answer }
    // A failure is handled by the call that takes the answer.
    answer.catch(() => 0)
  }

  const load = async (element: Element) => {
    const tag = element.localName
    near.unobserve(element)
    if (loading.has(tag)) return
    loading.add(tag)
    const setting = (name: string) => element.getAttribute(name) ?? script.getAttribute(`data-${name}`)
    preconnect(setting('api-host'))
    preconnect(setting('media-host'))
    // The slowest request goes first; and with few connections the chunks wait for the module, not the module for them.
    prefetch(pathToPrefetch(element), setting('api-host'), setting('brand-id'))
    const module = importWithRetry(addressOf(`elements/${tag}.js`))
    page.preload?.(chunksByTag[tag] as string)
    try {
      await module
      // Safari has no idle callback.
      setTimeout(loadApi, 3000)
    } catch (error) {
      loading.delete(tag)
      const detail: GeuinEventMap['geuin:error'] = { code: 'failed', message: `<${tag}>: ${error}` }
      for (const waiting of document.querySelectorAll(tag))
        waiting.dispatchEvent(new CustomEvent('geuin:error', { detail, bubbles: true, composed: true }))
      addEventListener('online', () => load(element), { once: true })
    }
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) load(target)
    },
    { rootMargin: margin },
  )
  const watch = (element: Element) => {
    if (element.hasAttribute('eager')) load(element)
    else near.observe(element)
  }
  const find = (node: Node) => {
    if (!(node instanceof Element)) return
    if (node.matches(selector)) watch(node)
    for (const element of node.querySelectorAll(selector)) watch(element)
  }
  const added = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) find(node)
    if (tags.every((tag) => customElements.get(tag))) added.disconnect()
  })
  added.observe(document, { childList: true, subtree: true })
  find(document.documentElement)
}
