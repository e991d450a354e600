// The first load of the whole site at /app/: what its server has written shows before any script runs, until the app replaces it.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { delay } from '../support/delay'
import { type Demo, openDemo } from '../support/demo'
import { notIn } from '../support/engine'

const phone = { viewport: { width: 390, height: 780 }, reducedMotion: 'reduce' } as const

/** Each page that begins with a call: path, what its server writes, the call's path. */
const pages: Array<[path: string, written: RegExp, call: string]> = [
  ['/', /<geuin-app[^>]*><ul><li><a[^>]*><img[^>]*fetchpriority="high"/, '/goservices/feed/home'],
  ['/latest', /<geuin-app[^>]*><ul><li><a[^>]*><img/, '/goservices/feed/home'],
  ['/video/windows', /<geuin-app[^>]*><ul><li><a href="\/app\/video\/windows"><img/, '/goservices/feed/video'],
  ['/community/night-skies', /<geuin-app[^>]*><img[^>]*><h2>Night Skies<\/h2><p>.+<ul>/s, '/api/v3/community'],
  ['/profile/mira.light', /<geuin-app[^>]*><h2>Mira Okafor<\/h2><p>.+<ul>/s, '/goservices/profile/info'],
]

/** Counts the frames since the page began in which neither what the server wrote nor the app's own pictures showed. */
const countGaps = (page: Page) =>
  page.addInitScript(() => {
    const shown = (it: Element) => it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0
    const picturesIn = (root: Document | ShadowRoot): HTMLImageElement[] =>
      [...root.querySelectorAll('*')].flatMap((it) => [
        ...(it instanceof HTMLImageElement && it.complete && it.naturalWidth > 200 ? [it] : []),
        ...(it.shadowRoot ? picturesIn(it.shadowRoot) : []),
      ])
    const seenFrames = { before: 0, gaps: 0, pictures: 0 }
    Object.assign(window, { seenFrames })
    const checkFrame = () => {
      if (picturesIn(document).some(shown)) seenFrames.pictures++
      else if (seenFrames.pictures) seenFrames.gaps++
      else seenFrames.before++
      requestAnimationFrame(checkFrame)
    }
    requestAnimationFrame(checkFrame)
  })

describe('the first load of an app [B07] [N06]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  beforeEach(() => demo.rules.clear())
  after(() => demo.close())

  for (const [path, written, call] of pages) {
    it(`of ${path} has its content in the page, and its first call goes out before the app’s own code runs`, async () => {
      assert.match(await (await fetch(`${demo.origin}/app${path}`)).text(), written)
      const release = delay(demo, '/chunks/AppIsland')
      const context = await demo.browser.newContext(phone)
      const page = await context.newPage()
      const called = page.waitForRequest((request) => new URL(request.url()).pathname === call)
      await page.goto(`${demo.origin}/app${path}`)
      await called
      assert.ok(await page.locator('geuin-app img').first().isVisible())
      let again = 0
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === call && !request.url().includes('limit=24')) again++
      })
      release()
      await page.locator('geuin-app nav').first().waitFor()
      await page.locator('geuin-app > *').first().waitFor({ state: 'hidden' })
      assert.equal(again, 0, 'once')
      await context.close()
    })

    it(
      `of ${path} shows what its server wrote until the app has its own pictures, and nothing moves`,
      notIn({ firefox: 'it measures no shifts', webkit: 'it measures no shifts' }),
      async () => {
        const context = await demo.browser.newContext(phone)
        const page = await context.newPage()
        await countGaps(page)
        await page.goto(`${demo.origin}/app${path}`)
        await page.locator('geuin-app nav').first().waitFor()
        await page.locator('geuin-app > *').first().waitFor({ state: 'hidden' })
        const seen = await page.evaluate(() => Reflect.get(window, 'seenFrames'))
        // A person's posters come with a second call.
        if (!path.startsWith('/profile')) assert.equal(seen.gaps, 0, JSON.stringify(seen))
        const shifts = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const sum = (list: PerformanceObserverEntryList) =>
                resolve(list.getEntries().reduce((total, it) => total + (it as unknown as { value: number }).value, 0))
              new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
            }),
        )
        assert.equal(shifts, 0)
        await context.close()
      },
    )
  }

  it('writes texts of others as text, and the page as it is where there is nothing to show', async () => {
    const read = async (path: string) => (await fetch(`${demo.origin}/app${path}`)).text()
    assert.match(await read('/settings'), /<geuin-app[^>]*>\s*<p>Short videos/)
    assert.match(await read('/profile/%3Cimg%20src=x%3E'), /<geuin-app[^>]*>\s*<p>Short videos/)
    assert.equal((await read('/video/windows')).match(/VideoObject/g)?.length, 1)
  })

  it('speaks the language that the viewer chose from its first word on [M08]', async () => {
    const context = await demo.browser.newContext(phone)
    await context.addInitScript(() => localStorage.setItem('geuinPreferences', '{"language":"de"}'))
    const page = await context.newPage()
    await page.addInitScript(() => {
      const words = new Set<string>()
      Object.assign(window, { words })
      const checkFrame = () => {
        for (const it of document.querySelector('geuin-app')?.shadowRoot?.querySelectorAll('nav a, h1') ?? [])
          words.add(it.getAttribute('aria-label') ?? it.textContent ?? '')
        requestAnimationFrame(checkFrame)
      }
      requestAnimationFrame(checkFrame)
    })
    const release = delay(demo, '/chunks/app.group')
    const requested = page.waitForRequest(/\/chunks\/app\.group/)
    await page.goto(`${demo.origin}/app/explore`)
    await requested
    const words = () => page.evaluate(() => [...(Reflect.get(window, 'words') as Set<string>)])
    assert.deepEqual(await words(), [], 'no word before the strings are there')
    release()
    await page.getByRole('link', { name: 'Entdecken' }).first().waitFor()
    assert.ok(!(await words()).some((it) => /^(Explore|Search|Sign in)$/.test(it)), (await words()).join())
    await context.close()
  })

  it('loads no strings for those who read English [M08]', async () => {
    const { page, requested } = await demo.open('/app/explore', phone)
    await page.getByRole('link', { name: 'Explore' }).first().waitFor()
    assert.deepEqual(
      requested.filter((path) => /language|group/.test(path)),
      [],
    )
    await page.context().close()
  })
})
