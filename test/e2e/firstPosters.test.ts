// A carousel and a grid show their first pictures while React and their view load.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { delay } from '../support/delay'
import { type Demo, openDemo } from '../support/demo'
import { untilReady } from '../support/pages'

const script = '<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>'

describe('the first pictures of a list [N06]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  afterEach(() => demo.rules.clear())
  after(() => demo.close())

  /** Opens a page with a feed, whose view is held back until the returned function is called. */
  const openHeld = async (feed: string) => {
    const release = delay(demo, '/chunks/Posters-')
    const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>List</title>${script}${feed}`
    demo.rules.set('/list', () => new Response(html, { headers: { 'content-type': 'text/html' } }))
    // In Firefox a page's `load` waits for what its scripts import.
    const { page } = await demo.open('/list', { viewport: { width: 390, height: 780 }, waitUntil: 'commit' })
    return { page, release }
  }

  /** Keeps the pictures that have loaded as `pictures` of the window. */
  const untilLoaded = (page: Page) =>
    page.waitForFunction(() => {
      const all = document.querySelector('geuin-feed')?.shadowRoot?.querySelectorAll('img') ?? []
      const pictures = [...all].filter((it) => it.naturalWidth > 0)
      Object.assign(window, { pictures })
      return pictures.length === 3
    })

  /** Of the first pictures: their files, and where they are. */
  const read = (page: Page) =>
    page.locator('geuin-feed img').evaluateAll((all) =>
      (all as HTMLImageElement[]).slice(0, 3).map((it) => {
        const { left, top, width, height } = it.getBoundingClientRect()
        return { file: it.currentSrc, place: [left, top, width, height].map(Math.round) }
      }),
    )

  /** How far things have moved by themselves; 0 where the browser doesn't tell. */
  const layoutShift = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return resolve(0)
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, it) => sum + (it as PerformanceEntry & { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => setTimeout(resolve, 0, 0))
        }),
    )

  for (const layout of ['carousel', 'grid'])
    it(`of a ${layout} show before its view is there, which keeps these very pictures in their places`, async () => {
      const { page, release } = await openHeld(`<geuin-feed eager source="popular" layout="${layout}"></geuin-feed>`)
      await untilLoaded(page)
      const first = await read(page)
      assert.equal(await page.locator('geuin-feed .poster').count(), 0, 'no view yet')
      release()
      await untilReady(page.locator('geuin-feed'))
      const kept = await page.evaluate(() => {
        const posters = document.querySelector('geuin-feed')?.shadowRoot?.querySelectorAll('.poster') ?? []
        const { pictures } = window as unknown as { pictures: Node[] }
        return pictures.map((it, at) => posters[at]?.querySelector('img') === it)
      })
      assert.deepEqual(kept, [true, true, true])
      assert.deepEqual(await read(page), first)
      assert.equal(await layoutShift(page), 0)
      await page.context().close()
    })

  it('stay where they are when their posters are drawn anew', async () => {
    const { page, release } = await openHeld('<geuin-feed eager source="popular" layout="carousel"></geuin-feed>')
    await untilLoaded(page)
    release()
    await page.locator('geuin-feed .poster-drawn img').first().waitFor()
    const moves = await page.evaluate(async () => {
      const feed = document.querySelector('geuin-feed') as HTMLElement
      let count = 0
      const observer = new MutationObserver((records) => {
        count += records.length
      })
      for (const it of feed.shadowRoot?.querySelectorAll('.poster-drawn') ?? [])
        observer.observe(it, { childList: true })
      const drawn = new Promise((resolve) =>
        new MutationObserver(resolve).observe(feed.shadowRoot as Node, { subtree: true, attributeFilter: ['href'] }),
      )
      // Its links lead elsewhere, so that each poster is drawn anew.
      feed.setAttribute('route-base', '/elsewhere')
      await drawn
      return count
    })
    assert.equal(moves, 0)
    await page.context().close()
  })

  it('take the place of what stands between the tags, once there is one', async () => {
    const send = delay(demo, '.webp')
    const { page } = await openHeld(
      '<geuin-feed eager source="popular" layout="carousel"><a href="/all">All videos</a></geuin-feed>',
    )
    await page.locator('geuin-feed .first-posters').waitFor({ state: 'attached' })
    const link = page.getByRole('link', { name: 'All videos' })
    assert.equal(await link.isVisible(), true)
    send()
    await link.waitFor({ state: 'hidden' })
    assert.equal(await page.locator('geuin-feed .first-posters img').first().isVisible(), true)
    await page.context().close()
  })

  it('are left to the posters where they have not loaded when the view is there', async () => {
    const { page, release } = await openHeld('<geuin-feed eager source="popular" layout="carousel"></geuin-feed>')
    await page.locator('geuin-feed .first-posters').waitFor({ state: 'attached' })
    await page.evaluate(() => {
      const root = document.querySelector('geuin-feed')?.shadowRoot
      for (const it of root?.querySelectorAll('img') ?? []) Object.defineProperty(it, 'naturalWidth', { value: 0 })
    })
    release()
    await page.locator('geuin-feed .poster img.picture').first().waitFor()
    assert.equal(await page.locator('geuin-feed .poster-drawn').count(), 0)
    await page.context().close()
  })
})
