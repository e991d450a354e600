// The script tag's file in a real page, with small test elements in place of the published ones.
import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import * as esbuild from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import { clientOptions } from '../../esbuild.mjs'
import { chromiumFlags, chromiumPath } from '../config/chromium.mjs'

const element = (tag: string) => `
  import '../chunks/base.js'
  customElements.get('${tag}') ?? customElements.define('${tag}', class extends HTMLElement {
    connectedCallback() { this.textContent = 'here: ' + JSON.stringify(window[Symbol.for('geuin')].script) }
  })`

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

describe('the loader [N06]', () => {
  let server: Server
  let browser: Browser
  let page: Page
  let origin = ''
  let loader = ''
  let markup = ''
  /** Paths in the order in which they were asked for, the page's own left out. */
  let requested: string[] = []
  /** How often an address still fails. */
  let failing = new Map<string, number>()
  /** Addresses that wait for a promise before they answer. */
  let delayed = new Map<string, Promise<void>>()

  const files: Record<string, () => string> = {
    '/cdn/geuin.js': () => loader,
    '/cdn/elements/geuin-feed.js': () => element('geuin-feed'),
    '/cdn/elements/geuin-auth.js': () => element('geuin-auth'),
    '/cdn/chunks/base.js': () => '',
    '/cdn/chunks/view.js': () => '',
    '/goservices/feed/home': () => '{}',
    '/cdn/index.js': () => `window.loads = (window.loads ?? 0) + 1
      export const geuin = { user: { id: '3' }, signIn: async (step) => { window.step = step }, signOut: async () => {} }`,
  }

  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(url, origin)
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html')
      response.setHeader('content-security-policy', strict)
      return response.end(`<!doctype html><title>Page</title><link rel="icon" href="data:,">${markup}`)
    }
    requested.push(pathname + search)
    await delayed.get(pathname)
    const failures = failing.get(pathname) ?? 0
    if (failures > 0) {
      failing.set(pathname, failures - 1)
      response.statusCode = 503
      return response.end()
    }
    const file = files[pathname]
    if (!file) response.statusCode = 404
    response.setHeader('content-type', 'text/javascript')
    response.setHeader('access-control-allow-origin', '*')
    return response.end(file?.() ?? '')
  }

  before(async () => {
    const modules = { 'geuin-auth': 'base', 'geuin-feed': 'base view' }
    const built = await esbuild.build({
      ...clientOptions,
      format: 'iife',
      entryPoints: ['elements/autoload.ts'],
      write: false,
      sourcemap: false,
      define: { GEUIN_DEFAULTS: '{}', GEUIN_MODULES: JSON.stringify(modules) },
    })
    loader = built.outputFiles[0]?.text ?? ''
    server = createServer((request, response) => void answer(request, response))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  })
  after(async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
  })
  beforeEach(async () => {
    requested = []
    failing = new Map()
    delayed = new Map()
    page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  })
  afterEach(() => page.close())

  const script = '<script type="module" src="/cdn/geuin.js" data-api-host="/" data-brand-id="7"></script>'
  const wordsOf = (tag: string) => page.locator(tag).first().textContent()
  const loaded = (tag: string) =>
    page.waitForFunction((name) => document.querySelector(name)?.textContent?.startsWith('here'), tag)
  const triesOf = (tag: string) => requested.filter((path) => path.includes(`/${tag}.js`)).length
  /** Advances the page's clock in steps, each a round trip to the page, until something was requested. */
  const passTimeUntil = async (isDone: () => boolean) => {
    for (let step = 0; step < 400 && !isDone(); step += 1) await page.clock.runFor(100)
    assert.ok(isDone(), `asked for ${requested.join(' ')}`)
  }
  const errors = () => page.evaluate(() => Reflect.get(window, 'errors') as string[])

  const open = async (body: string) => {
    markup = body
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { errors: seen, violations: [] as string[] })
      document.addEventListener('geuin:error', ({ target, detail }: CustomEventInit & Event) =>
        seen.push(`${(target as Element).localName} ${detail.code} ${detail.message}`),
      )
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
        Reflect.get(window, 'violations').push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
      )
    })
    await page.goto(origin)
  }

  it('waits until an element is near the viewport, then requests all its files in parallel', async () => {
    let release = () => {}
    delayed.set('/cdn/elements/geuin-feed.js', new Promise((done) => (release = done)))
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>('#gap')?.style.setProperty('height', '3000px')
      }),
    )
    await open(`<div id="gap"></div><geuin-feed>Our videos</geuin-feed>${script}`)
    await page.waitForLoadState('networkidle')
    assert.deepEqual(requested, ['/cdn/geuin.js'])
    assert.equal(await wordsOf('geuin-feed'), 'Our videos')
    await page.evaluate(() => scrollTo(0, 2000))
    await page.waitForFunction(() => document.querySelectorAll('link[rel=modulepreload]').length === 2)
    while (requested.length < 5) await page.waitForEvent('request', { timeout: 1000 }).catch(() => undefined)
    assert.deepEqual(requested.slice(1).sort(), [
      '/cdn/chunks/base.js',
      '/cdn/chunks/view.js',
      '/cdn/elements/geuin-feed.js',
      '/goservices/feed/home?limit=20',
    ])
    release()
    await loaded('geuin-feed')
    assert.equal(requested.length, 5, 'nothing is asked for twice')
  })

  const calls = () => requested.filter((path) => path.startsWith('/goservices/'))

  it('sends a feed’s first API call while its code loads, and passes the answer on', async () => {
    await open(`${script}<geuin-feed></geuin-feed>`)
    await loaded('geuin-feed')
    assert.deepEqual(calls(), ['/goservices/feed/home?limit=20'])
    const kept = await page.evaluate(async () => {
      const { prefetched } = Reflect.get(window, Symbol.for('geuin'))
      return { ...prefetched, answer: (await prefetched.answer).status }
    })
    assert.deepEqual(kept, { address: `${origin}/goservices/feed/home?limit=20`, brandId: '7', answer: 200 })
  })

  for (const [why, body] of [
    [
      'that shows the page’s own videos',
      `${script}<geuin-feed><script type="application/json">[]</script></geuin-feed>`,
    ],
    ['with items', `${script}<geuin-feed items="[]"></geuin-feed>`],
    ['whose source is not told by its name alone', `${script}<geuin-feed source="loop" slug="a"></geuin-feed>`],
    ['that begins with a certain video', `${script}<geuin-feed start="a"></geuin-feed>`],
    ['without a brand', '<script src="/cdn/geuin.js" data-api-host="/"></script><geuin-feed></geuin-feed>'],
    ['without a host', '<script src="/cdn/geuin.js" data-brand-id="7"></script><geuin-feed></geuin-feed>'],
  ])
    it(`leaves the first API call to a feed ${why}`, async () => {
      await open(body as string)
      await loaded('geuin-feed')
      assert.deepEqual(calls(), [])
    })

  it('leaves the first API call to the feed where a viewer is signed in', async () => {
    await page.addInitScript((site) => localStorage.setItem(`geuinSession ${site} 7`, '{}'), origin)
    await open(`${script}<geuin-feed></geuin-feed>`)
    await loaded('geuin-feed')
    assert.deepEqual(calls(), [])
  })

  it('loads an element with `eager` immediately', async () => {
    await open(`<div id="gap"></div>${script}<geuin-auth></geuin-auth>`)
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#gap')?.style.setProperty('height', '5000px')
      const feed = document.createElement('geuin-feed')
      feed.toggleAttribute('eager', true)
      document.body.append(feed)
    })
    await loaded('geuin-feed')
  })

  for (const tag of [
    '<script src="/cdn/geuin.js" data-brand-id="7"></script>',
    '<script defer src="/cdn/geuin.js" data-brand-id="7"></script>',
    '<script async src="/cdn/geuin.js?v=2" data-brand-id="7"></script>',
    '<script type="module" src="cdn/geuin.js" data-brand-id="7"></script>',
    '<script type="module" async src="/cdn/geuin.js#x" data-brand-id="7"></script>',
  ])
    it(`runs as ${tag.replace(/ data.*/, '>')} and keeps its data`, async () => {
      await open(`<script src="/cdn/chunks/view.js"></script>${tag}<geuin-feed></geuin-feed>`)
      await loaded('geuin-feed')
      assert.equal(await wordsOf('geuin-feed'), 'here: {"brandId":"7"}')
    })

  it('finds elements that are added later, alone or inside of others', async () => {
    await open(script)
    await page.waitForFunction(() => 'geuin' in window)
    await page.evaluate(() => {
      const outer = document.createElement('section')
      outer.append(document.createElement('p'), document.createElement('geuin-auth'))
      document.body.append(outer, document.createElement('geuin-feed'))
    })
    await loaded('geuin-feed')
    await loaded('geuin-auth')
  })

  it('loads once, however many script tags there are', async () => {
    await open(
      `${script}<script src="/cdn/geuin.js?v=old" data-brand-id="9"></script><geuin-feed></geuin-feed>${script}`,
    )
    await loaded('geuin-feed')
    assert.equal(requested.filter((path) => path.includes('geuin-feed')).length, 1)
    assert.equal(await page.locator('link[rel=modulepreload]').count(), 2)
  })

  it('retries a failed import under another URL', async () => {
    failing.set('/cdn/elements/geuin-feed.js', 2)
    await page.clock.install()
    await open(`${script}<geuin-feed></geuin-feed>`)
    await passTimeUntil(() => triesOf('geuin-feed') === 3)
    await loaded('geuin-feed')
    const tries = requested.filter((path) => path.includes('geuin-feed'))
    assert.equal(tries.length, 3)
    assert.equal(new Set(tries).size, 3)
    assert.deepEqual(await errors(), [])
  })

  it('reports an element that can’t be loaded, keeps its content, and retries when the connection is back', async () => {
    failing.set('/cdn/elements/geuin-feed.js', 4)
    await page.clock.install()
    await open(`${script}<geuin-feed>Our videos</geuin-feed><geuin-feed></geuin-feed>`)
    await passTimeUntil(() => triesOf('geuin-feed') === 4)
    await page.waitForFunction(() => Reflect.get(window, 'errors').length === 2)
    for (const error of await errors()) assert.match(error, /^geuin-feed failed <geuin-feed>: TypeError/)
    assert.equal(await wordsOf('geuin-feed'), 'Our videos')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await passTimeUntil(() => triesOf('geuin-feed') > 4)
    await loaded('geuin-feed')
  })

  it('preconnects to the hosts of API and media, but not to the page’s own', async () => {
    await open(
      `<script src="/cdn/geuin.js" data-api-host="https://api.example/v1" data-media-host="${origin}/media"></script>
      <geuin-feed></geuin-feed>`,
    )
    await loaded('geuin-feed')
    const links = await page
      .locator('link[rel=preconnect]')
      .evaluateAll((all) => all.map((it) => `${it.getAttribute('href')} ${it.getAttribute('crossorigin')}`))
    assert.deepEqual(links, ['https://api.example/v1 anonymous', 'https://api.example/v1 null'])
  })

  it('offers window.geuin before anything else has loaded, and loads the API with the first call', async () => {
    await open(script)
    await page.waitForFunction(() => 'geuin' in window)
    assert.deepEqual(requested, ['/cdn/geuin.js'])
    const before = await page.evaluate(() => {
      const heard: string[] = []
      const off = window.geuin?.on('geuin:ready', ({ detail }) => heard.push(detail.tag))
      const send = (tag: string) =>
        document.body.dispatchEvent(new CustomEvent('geuin:ready', { detail: { tag }, bubbles: true }))
      send('one')
      off?.()
      send('two')
      return { heard, user: window.geuin?.user }
    })
    assert.deepEqual(before, { heard: ['one'], user: null })
    const later = await page.evaluate(async () => {
      await Promise.all([window.geuin?.signIn('SIGNIN'), window.geuin?.signOut()])
      return { step: Reflect.get(window, 'step'), loads: Reflect.get(window, 'loads'), user: window.geuin?.user }
    })
    assert.deepEqual(later, { step: 'SIGNIN', loads: 1, user: { id: '3' } })
  })

  it('accepts settings before any element has loaded [A06]', async () => {
    await open(script)
    await page.waitForFunction(() => 'geuin' in window)
    const values = await page.evaluate(() => {
      window.geuin?.configure({ locale: 'de' })
      void window.geuin?.setConsent('denied')
      const shared = Reflect.get(window, Symbol.for('geuin'))
      return { ...shared['1:settings'].values }
    })
    assert.deepEqual(values, { locale: 'de', consent: 'denied' })
  })

  it('works under a strict content security policy [N08]', async () => {
    await open(`${script}<geuin-feed></geuin-feed><geuin-auth></geuin-auth>`)
    await loaded('geuin-feed')
    await loaded('geuin-auth')
    assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'violations')), [])
  })
})
