import type { GeuinEventMap } from './events'
import { offerApi } from './loader.api'
import { pageObject } from './shared'

/** How far outside the viewport an element begins to load: about what a flick scrolls in the time it needs. */
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
 * @param chunks names of files, with spaces between them
 * @param chunksByTag tag name → what its first view loads beside the element's module, one character for each chunk
 */
export const startLoader = (chunks: string, chunksByTag: Readonly<Record<string, string>>) => {
  const page = pageObject()
  const script = ownScript()
  if (page.loading || !script) return
  page.loading = true
  page.script = script.dataset

  const tags = Object.keys(chunksByTag)
  const names = chunks.split(' ')
  const selector = tags.join()
  const loading = new Set<string>()
  const addressOf = (path: string) => new URL(path, script.src).href
  const loadApi = offerApi(() => importWithRetry(addressOf('index.js')))

  const load = async (element: Element) => {
    const tag = element.localName
    near.unobserve(element)
    if (loading.has(tag)) return
    loading.add(tag)
    for (const name of ['api-host', 'media-host'])
      preconnect(element.getAttribute(name) ?? script.getAttribute(`data-${name}`))
    // Asked for first: where connections are few, the others wait for it and not it for them.
    const module = importWithRetry(addressOf(`elements/${tag}.js`))
    for (const letter of chunksByTag[tag] ?? '')
      link('modulepreload', addressOf(`chunks/${names[letter.charCodeAt(0) - 48]}.js`))
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
