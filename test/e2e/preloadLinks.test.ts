// Links that a server puts into a page's head: what an element needs first comes with the script tag's file, and once.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { preloadLinks as PreloadLinks } from '../../elements/render'
import { root } from '../../esbuild.mjs'
import { delay } from '../support/delay'
import { type Demo, openDemo } from '../support/demo'
import { untilReady } from '../support/pages'

const scriptTag = { src: '/dist/geuin.js', apiHost: '/', brandId: '1' }

describe('links that preload an element', () => {
  let demo: Demo
  let preloadLinks: typeof PreloadLinks
  before(async () => {
    demo = await openDemo()
    ;({ preloadLinks } = await import(pathToFileURL(join(root, 'dist/render.js')).href))
  })
  afterEach(() => demo.rules.clear())
  after(() => demo.close())

  const hrefsOf = (links: string) =>
    [...links.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))
  const pageWith = (links: string, element: string) => `<!doctype html><html lang="en"><head><title>A page</title>
<link rel="icon" href="data:,">
<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>
${links}
</head><body>${element}</body></html>`
  const serve = (page: string) =>
    demo.rules.set('/own-page', () => new Response(page, { headers: { 'content-type': 'text/html' } }))

  /** Paths with their queries, in the order in which they arrive at the server. */
  const watchArrivals = () => {
    const arrived: string[] = []
    for (const part of ['/goservices/feed/', '/dist/chunks/', '/dist/elements/'])
      demo.rules.set(part, (request, own) => {
        const { pathname, search } = new URL(request.url)
        arrived.push(pathname + search)
        return own()
      })
    return arrived
  }

  /** Opens a page of the demo, and waits until it has requested all of these while the script's file doesn't come. */
  const openBeforeScript = async (path: string, hrefs: string[]) => {
    const release = delay(demo, '/dist/geuin.js')
    const context = await demo.browser.newContext()
    const page = await context.newPage()
    const requested = hrefs.map((href) => page.waitForRequest(demo.origin + href))
    await page.goto(demo.origin + path, { waitUntil: 'commit' })
    await Promise.all(requested)
    return { page, release }
  }

  for (const [tag, attributes] of [
    ['geuin-feed', { source: 'home' }],
    ['geuin-feed', { source: 'community', slug: 'night-skies', layout: 'grid' }],
    ['geuin-community', { slug: 'night-skies' }],
  ] as const)
    it(`has the files and the first answer of a ${tag} ${Object.values(attributes).join(' ')} come before the script, and once`, async () => {
      const links = preloadLinks(tag, attributes, scriptTag)
      const hrefs = hrefsOf(links)
      const text = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
      serve(pageWith(links, `<${tag} ${text.join(' ')} eager style="block-size: 500px"></${tag}>`))
      const arrived = watchArrivals()
      const { page, release } = await openBeforeScript('/own-page', hrefs)
      release()
      await untilReady(page.locator(tag))
      for (const href of hrefs) assert.equal(arrived.filter((it) => it === href).length, 1, href)
      await page.context().close()
    })

  it('are in a frame’s page, for its element', async () => {
    const hrefs = hrefsOf(preloadLinks('geuin-feed', { source: 'video', slug: 'windows' }, scriptTag))
    const { page, release } = await openBeforeScript('/embed/feed?source=video&slug=windows', hrefs)
    release()
    await untilReady(page.locator('geuin-feed'))
    await page.context().close()
  })

  it('name files beside the script tag’s, wherever that is, as text', () => {
    const src = 'https://cdn.example/a"b/geuin.js?v=1/2'
    const [first = '', ...rest] = preloadLinks('geuin-feed', {}, { src }).split('\n')
    assert.match(first, /^<link rel="modulepreload" href="https:\/\/cdn\.example\/a&#34;b\/chunks\/[\w-]+\.js">$/)
    assert.match(
      rest.at(-1) ?? '',
      /^<link rel="modulepreload" href="https:\/\/cdn\.example\/a&#34;b\/elements\/geuin-feed\.js">$/,
    )
  })

  it('request no answer that the element doesn’t ask for first, or without saying where', () => {
    for (const attributes of [
      { source: 'profile', slug: 'mira.light' },
      { source: 'community' },
      { source: 'trending' },
      { 'embed-id': 'e1' },
      { source: 'placement', 'placement-id': 'p', section: 's' },
      { items: '[]' },
    ])
      assert.doesNotMatch(preloadLinks('geuin-feed', attributes, scriptTag), /goservices/, JSON.stringify(attributes))
    assert.doesNotMatch(preloadLinks('geuin-feed', {}, { src: '/dist/geuin.js', brandId: 1 }), /goservices/)
    assert.doesNotMatch(preloadLinks('geuin-feed', {}, { src: '/dist/geuin.js', apiHost: '/' }), /goservices/)
  })

  it('request the answer of the API and the brand that the element names itself', () => {
    const own = { 'api-host': 'https://own.example/', 'brand-id': 9 }
    assert.match(
      preloadLinks('geuin-feed', own, scriptTag),
      /href="https:\/\/own\.example\/goservices\/feed\/home\?limit=20&#38;brand_id=9"/,
    )
  })

  it('are refused for what is no element', () => {
    assert.throws(() => preloadLinks('geuin-video' as 'geuin-feed', {}, scriptTag), TypeError)
  })
})
