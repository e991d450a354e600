import { emit } from './events'
import { pageObject } from './shared'

/** How far outside the viewport an element begins to load: about what a flick scrolls in the time it needs. */
const margin = '600px'

/** Milliseconds before each new try of a failed import. */
const pauses = [500, 2000, 5000]

/** The script tag itself: a module does not know its own, so it is the last of our name. */
const ownScript = () => {
  const { currentScript, scripts } = document
  if (currentScript instanceof HTMLScriptElement) return currentScript
  return [...scripts].reverse().find(({ src }) => src && new URL(src).pathname.endsWith('/geuin.js'))
}

const link = (rel: string, href: string, crossOrigin: string | null = null) => {
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  element.crossOrigin = crossOrigin
  document.head.append(element)
}

/** Hosts that have been connected to. */
const known = new Set([location.origin])

const preconnect = (address: string | null | undefined) => {
  if (!address || !URL.canParse(address, location.href)) return
  const { origin } = new URL(address, location.href)
  if (known.has(origin)) return
  known.add(origin)
  // API answers and stream segments go by CORS, posters and files do not: these are two connections.
  link('preconnect', origin, 'anonymous')
  link('preconnect', origin)
}

/** A failed module stays failed under its address, hence the query. */
const importWithRetry = async (address: string, attempt = 0): Promise<unknown> => {
  try {
    return await import(attempt ? `${address}?r=${attempt}` : address)
  } catch (error) {
    const pause = pauses[attempt]
    if (pause === undefined) throw error
    await new Promise((done) => setTimeout(done, pause))
    return importWithRetry(address, attempt + 1)
  }
}

/**
 * Loads elements when they are needed; once per page, however many script tags or versions stand on it.
 * @param modules tag name → paths beside the script: the element's module, then the chunks that its first view loads
 */
export const startLoader = (modules: Readonly<Record<string, readonly string[]>>) => {
  const page = pageObject()
  const script = ownScript()
  if (page.loading || !script) return
  page.loading = true
  page.script = { ...page.script, ...script.dataset }
  const addressOf = (path: string) => new URL(path, script.src).href

  const selector = Object.keys(modules).join()
  const loading = new Set<string>()

  const load = async (element: Element) => {
    const tag = element.localName
    near.unobserve(element)
    for (const name of ['api-host', 'media-host'])
      preconnect(element.getAttribute(name) ?? script.getAttribute(`data-${name}`))
    if (loading.has(tag) || customElements.get(tag)) return
    loading.add(tag)
    const [module = '', ...chunks] = (modules[tag] ?? []).map(addressOf)
    for (const chunk of chunks) link('modulepreload', chunk)
    try {
      await importWithRetry(module)
    } catch (error) {
      for (const waiting of document.querySelectorAll(tag))
        emit(waiting, 'geuin:error', { code: 'failed', message: `<${tag}>: ${error}` })
      loading.delete(tag)
    }
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void load(target)
    },
    { rootMargin: margin },
  )
  const watch = (element: Element) => {
    if (element.hasAttribute('eager')) void load(element)
    else near.observe(element)
  }
  const find = (node: Node) => {
    if (!(node instanceof Element)) return
    if (node.matches(selector)) watch(node)
    for (const element of node.querySelectorAll(selector)) watch(element)
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) find(node)
  }).observe(document, { childList: true, subtree: true })
  find(document.documentElement)
}
