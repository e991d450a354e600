import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { root } from '../../esbuild.mjs'
import { axe, type Demo, openDemo } from '../support/demo'
import { untilPlays } from '../support/feedOnPage'
import { untilReady } from '../support/pages'

/** Each page with what must be on it before it is looked at: an element that has drawn itself. */
const pages: Array<[path: string, element: string | null]> = [
  ['/', 'geuin-feed'],
  ['/mailbox', null],
  ['/article.html', 'geuin-feed'],
  ['/feed.html', 'geuin-feed'],
  ['/community.html', 'geuin-community'],
  ['/group/slow-light', 'geuin-loop'],
  ['/profile/mira.light', 'geuin-profile'],
  ['/brand/lumen', 'geuin-profile'],
  ['/explore', 'geuin-feed'],
  ['/router.html', 'geuin-explore'],
  ['/settings', 'geuin-auth'],
  ['/members', 'geuin-auth'],
  ['/own-videos.html', 'geuin-feed'],
  ['/playground.html', 'geuin-feed'],
  ['/embeds', 'geuin-feed'],
  ['/halcyon.html', 'geuin-feed'],
  ['/analytics.html', 'geuin-feed'],
  ['/report.html', null],
  ['/embed/feed?source=latest&brand-id=2', 'geuin-feed'],
]

/** Pages whose elements are made by script. */
const scripted = ['/playground.html', '/router.html', '/analytics.html']

/** Brings each of these elements into view and waits until it has drawn itself. */
const settled = async (page: Page, element: string | null) => {
  if (!element) return
  await page.locator(element).first().waitFor({ state: 'attached' })
  for (const one of await page.locator(element).all()) {
    await one.evaluate((it) => it.scrollIntoView())
    await untilReady(one)
  }
}

/** Waits, on the page, until what is there is drawn. */
const twoFrames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
  })

/** An entry of the Layout Instability API, which TypeScript doesn’t know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Collects, on the page, what moves from now on without its reader: each shift’s value and what moved, as markup. */
const watchShifts = () => {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      for (const { node } of entry.sources)
        shifts.push(
          `${entry.value} ${node instanceof Element ? (node.cloneNode() as Element).outerHTML : node?.nodeName}`,
        )
  }).observe({ type: 'layout-shift' })
}

describe('the demo’s pages', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const [path, element] of pages) {
    it(`${path} keeps to its security policy and is accessible, light and dark [N08]`, async () => {
      const { page, faults } = await demo.open(path, { colorScheme: 'light', reducedMotion: 'reduce' })
      await settled(page, element)
      assert.deepEqual(await axe(page), [])
      await page.emulateMedia({ colorScheme: 'dark' })
      assert.deepEqual(await axe(page), [], 'dark')
      assert.deepEqual(faults, [])
      await page.context().close()
    })

    it(`${path} fits 360, 768 and 1440 px`, async () => {
      const { page } = await demo.open(path, { viewport: { width: 360, height: 800 } })
      await settled(page, element)
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(over <= 0, `${over} px too wide at ${width}`)
      }
      await page.context().close()
    })
  }

  for (const [path, element] of pages.filter(([path, element]) => element && !scripted.includes(path)))
    it(`nothing on ${path} shifts when the elements load [N06]`, async () => {
      // No script runs before the page itself is drawn: a browser may draw it in parts while it reads it.
      let release = () => {}
      const drawn = new Promise<void>((resolve) => {
        release = resolve
      })
      demo.rules.set('.js', async (_, own) => {
        await drawn
        return own()
      })
      const context = await demo.browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.goto(demo.origin + path, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.readyState === 'interactive')
      await page.evaluate(twoFrames)
      await page.evaluate(watchShifts)
      demo.rules.delete('.js')
      release()
      await page.waitForFunction(
        (tag) => [...document.querySelectorAll(`geuin-auth, ${tag}`)].some((it) => Reflect.get(it, 'isReady')),
        element,
      )
      await page.waitForLoadState('networkidle')
      await page.evaluate(twoFrames)
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'))
      assert.deepEqual(shifts, [])
      await context.close()
    })

  it('a feed loads only when the reader scrolls near it [N06]', async () => {
    // The article without its first video: the others stand far down.
    const article = await readFile(`${root}/demo/pages/article.html`, 'utf8')
    const html = article.replace(/<figure[\s\S]*?<\/figure>/, '').replace(/.*article\.js.*\n/, '')
    demo.rules.set('/article.html', () => new Response(html, { headers: { 'content-type': 'text/html' } }))
    const { page, requested } = await demo.open('/article.html', { viewport: { width: 800, height: 500 } })
    demo.rules.delete('/article.html')
    await untilReady(page.locator('geuin-auth'))
    assert.ok(!requested.includes('/dist/elements/geuin-feed.js'), 'loaded at once')
    assert.ok(!requested.some((path) => path.startsWith('/goservices/feed')))
    await page.locator('geuin-feed[layout="carousel"]').scrollIntoViewIfNeeded()
    await page.locator('geuin-feed[layout="carousel"] .poster').first().waitFor()
    assert.ok(requested.includes('/dist/elements/geuin-feed.js'))
    await page.context().close()
  })

  it('show the content of their URL, and no box of a call to action that does not load [B01] [L08]', async () => {
    let refuse = () => {}
    const waits = new Promise<void>((resolve) => {
      refuse = resolve
    })
    demo.rules.set('/chunks/LinkOut', async () => {
      await waits
      return new Response(null, { status: 503 })
    })
    const video = await demo.open('/video/windows')
    const box = video.page.locator('geuin-feed .caption-out').first()
    await box.waitFor({ state: 'attached' })
    refuse()
    await box.waitFor({ state: 'detached' })
    demo.rules.delete('/chunks/LinkOut')
    await settled(video.page, 'geuin-feed')
    assert.equal(await video.page.locator('geuin-feed').getAttribute('slug'), 'windows')
    await video.page.context().close()
    const community = await demo.open('/community/lamp-lab')
    await settled(community.page, 'geuin-community')
    await community.page.getByRole('heading', { name: 'Lamp lab' }).waitFor()
    await community.page.context().close()
  })

  it('all links work, the pages’ own and the elements’ [B01] [S01]', async () => {
    const left = new Map<string, string>()
    /** Pages with links that their element shows. */
    const places = {
      ...{ '/': '/', '/settings': '/', '/terms': '/', '/explore': '/video/', '/home': '/profile/' },
      ...{ '/community/lamp-lab': '/video/', '/profile/mira.light': '/video/' },
    }
    for (const [path, shown] of Object.entries(places)) {
      const { page } = await demo.open(path)
      await page.locator(`a[href*="${shown}"]`).filter({ visible: true }).first().waitFor()
      // Locators look into shadow roots.
      for (const link of await page.locator('a[href]').all())
        left.set(await link.evaluate((it: HTMLAnchorElement) => it.href), path)
      await page.context().close()
    }
    const own = [...left].filter(([href]) => href.startsWith(demo.origin))
    assert.ok(own.length > 20, `${own.length} links`)
    for (const place of ['/profile/', '/community/', '/group/', '/video/'])
      assert.ok(
        own.some(([href]) => href.includes(place)),
        place,
      )
    for (const [href, on] of own) assert.equal((await fetch(href)).status, 200, `${href} on ${on}`)
  })

  it('an unknown URL shows a not-found page with links [B07] [S01]', async () => {
    const { page } = await demo.open('/no/such-page')
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
    for (const name of ['Watch the videos', 'Explore communities', 'All demo pages'])
      assert.ok(await page.locator('main').getByRole('link', { name }).isVisible(), name)
    assert.equal((await fetch(page.url())).status, 404)
    await page.context().close()
  })

  it('a page with its own videos plays them and sends no API calls', async () => {
    const { page, requested } = await demo.open('/own-videos.html')
    await untilPlays(page, 1)
    assert.deepEqual(
      requested.filter((path) => /^\/(api|goservices)\//.test(path)),
      [],
    )
    await page.context().close()
  })
})
