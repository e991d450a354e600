// A carousel and a grid show their first pictures while React and their view load.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Demo, openDemo } from '../support/demo'
import { untilReady } from '../support/pages'

const tag = '<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>'

describe('the first pictures of a list [N06]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  /** Opens a page with a feed, whose view is held back until the returned function is called. */
  const openHeld = async (feed: string) => {
    const page = await demo.browser.newPage({ viewport: { width: 390, height: 780 } })
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/dist/chunks/Posters-*.js', async (route) => {
      await released
      await route.continue()
    })
    const body = `<!doctype html><meta name="viewport" content="width=device-width"><title>List</title>${tag}${feed}`
    await page.route('**/list.html', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${demo.origin}/list.html`)
    return { page, release }
  }

  for (const layout of ['carousel', 'grid'])
    it(`of a ${layout} show before its view is there, which goes on with these very pictures in their places`, async () => {
      const { page, release } = await openHeld(`<geuin-feed eager source="popular" layout="${layout}"></geuin-feed>`)
      /** Of all pictures in view: their files, and where they are. */
      const read = () =>
        page.locator('geuin-feed img').evaluateAll((all) =>
          (all as HTMLImageElement[]).slice(0, 3).map((it) => {
            const { left, top, width, height } = it.getBoundingClientRect()
            return { file: it.currentSrc, place: [left, top, width, height].map(Math.round) }
          }),
        )
      await page.waitForFunction(() => {
        const all = document.querySelector('geuin-feed')?.shadowRoot?.querySelectorAll('img') ?? []
        const pictures = [...all].filter((it) => it.naturalWidth > 0)
        Object.assign(window, { pictures })
        return pictures.length === 3
      })
      const before = await read()
      assert.equal(await page.locator('geuin-feed .poster').count(), 0, 'no view yet')
      release()
      await untilReady(page.locator('geuin-feed'))
      const kept = await page.evaluate(() => {
        const posters = document.querySelector('geuin-feed')?.shadowRoot?.querySelectorAll('.poster') ?? []
        const { pictures } = window as unknown as { pictures: Node[] }
        return pictures.map((it, at) => posters[at]?.querySelector('img') === it)
      })
      assert.deepEqual(kept, [true, true, true])
      assert.deepEqual(await read(), before)
      assert.equal(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift), 0)
      await page.close()
    })

  it('take the place of what stands between the tags, once there is one', async () => {
    const feed = '<geuin-feed eager source="popular" layout="carousel"><a href="/all">All videos</a></geuin-feed>'
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    demo.rules.set('.webp', async (_request, own) => {
      await sent
      return own()
    })
    const { page } = await openHeld(feed)
    await page.locator('geuin-feed .first-posters').waitFor({ state: 'attached' })
    assert.equal(await page.getByRole('link', { name: 'All videos' }).isVisible(), true)
    send()
    await page.getByRole('link', { name: 'All videos' }).waitFor({ state: 'hidden' })
    assert.equal(await page.locator('geuin-feed .first-posters img').first().isVisible(), true)
    demo.rules.clear()
    await page.close()
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
    await page.close()
  })
})
