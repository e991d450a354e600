import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'
import { addFeed, playsAt, untilFeed, untilPlays } from '../support/feedOnPage'

/** Small, for processors that must draw its videos. */
const viewport = { width: 900, height: 600 }

const dialog = 'dialog geuin-feed'

/** Until the posters that the window shows are drawn. */
const untilDrawn = (page: Page, layout: string) =>
  page.waitForFunction((selector) => {
    const pictures = [...(document.querySelector(selector)?.shadowRoot?.querySelectorAll('img') ?? [])]
    const shown = pictures.filter((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    })
    return shown.length > 2 && shown.every((it) => it.complete && it.naturalWidth > 0)
  }, layout)

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Waits until the poster of a video has the focus. */
const untilFocused = (page: Page, slug: string) =>
  page.waitForFunction((wanted) => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.getAttribute('data-slug') === wanted
  }, slug)

describe('an article', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const layout of ['geuin-feed[layout="carousel"]', '[layout="grid"]'])
    it(`draws ${layout}; a tile opens the feed over the window, which keeps keys and wheel to itself and gives the focus back [L10] [T01]`, async () => {
      const { page, faults } = await demo.open('/article.html', { viewport })
      const tile = page.locator(layout).locator('.poster').nth(1)
      await page.locator(layout).scrollIntoViewIfNeeded()
      await tile.waitFor()
      await tile.scrollIntoViewIfNeeded()
      await untilDrawn(page, layout)
      const size = (await tile.boundingBox()) ?? { width: 0, height: 0 }
      assert.ok(size.width > 120 && Math.abs(size.height / size.width - 16 / 9) < 0.1, JSON.stringify(size))

      const slug = (await tile.getAttribute('data-slug')) ?? ''
      const before = await scrolled(page)
      const opened = [layout, dialog]
      await tile.click()
      const { box } = await untilPlays(page, 1, opened)
      const { clientWidth: width, clientHeight: height } = await page.evaluate(() => {
        const { clientWidth, clientHeight } = document.documentElement
        return { clientWidth, clientHeight }
      })
      assert.deepEqual(box, { x: 0, y: 0, width, height })
      await page.keyboard.press('ArrowDown')
      await untilPlays(page, 2, opened)
      await page.mouse.wheel(0, -300)
      await untilPlays(page, 1, opened)
      await page.keyboard.press('Space')
      await untilFeed(page, 'it rests', (now) => now.isPaused, opened)
      assert.equal(await scrolled(page), before)

      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await untilFocused(page, slug)
      assert.equal(await scrolled(page), before)
      assert.deepEqual(faults, [])
      await page.context().close()
    })

  it('says that the feed over the window does not load; a later tap tries again [L10]', async () => {
    let attempts = 0
    demo.rules.set('/chunks/FeedDialog', () => {
      attempts += 1
      return new Response(null, { status: 503 })
    })
    const { page } = await demo.open('/article.html', { viewport })
    const grid = page.locator('[layout="grid"]')
    await grid.scrollIntoViewIfNeeded()
    await untilDrawn(page, '[layout="grid"]')
    const tile = grid.locator('.poster').first()
    await tile.click()
    await grid.locator('.toast', { hasText: 'The videos didn’t load' }).waitFor()
    const before = attempts
    await grid.getByRole('button', { name: 'Dismiss' }).click()
    await grid.locator('.toast').waitFor({ state: 'detached' })
    await tile.click()
    await grid.locator('.toast').waitFor()
    assert.ok(attempts > before, `${attempts} attempts`)
    demo.rules.clear()
    await tile.click()
    await page.locator('dialog[open]').waitFor()
    await page.context().close()
  })

  it('plays the feed between its paragraphs while that is in view [L10] [T01]', async () => {
    const { page, faults } = await demo.open('/article.html', { viewport })
    const inline = ['figure geuin-feed']
    await page.locator('figure geuin-feed').scrollIntoViewIfNeeded()
    await untilFeed(page, 'it is there', (now) => now.isReady, inline)
    // What stands above it has come in the meantime.
    await page.locator('figure geuin-feed').scrollIntoViewIfNeeded()
    const { box } = await untilPlays(page, 1, inline)
    assert.ok(box.width > 500 && box.height > 400, JSON.stringify(box))
    await page.locator('figure geuin-feed').locator('.stage-scroller').focus()
    const before = await scrolled(page)
    await page.keyboard.press('ArrowDown')
    await untilFeed(page, 'the end card', (now) => now.position === 0 && now.playing === 0, inline)
    await page.keyboard.press('ArrowUp')
    await untilPlays(page, 1, inline)
    assert.equal(await scrolled(page), before)
    await page.locator('.foot').scrollIntoViewIfNeeded()
    await untilFeed(page, 'it rests out of view', (now) => now.isPaused, inline)
    await page.locator('figure geuin-feed').scrollIntoViewIfNeeded()
    await untilPlays(page, 1, inline)
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('has a floating player of its own size, which opens the feed over the window and closes [L10] [T01]', async () => {
    const { page, faults } = await demo.open('/article.html', { viewport })
    await addFeed(page, { layout: 'floating', source: 'popular' })
    const floating = ['[layout="floating"]']
    const { box } = await untilPlays(page, 1, floating)
    const { width, height, seen } = await page.evaluate(
      ([x, y]) => {
        const { width, height } = { width: innerWidth, height: innerHeight }
        return { width, height, seen: document.elementFromPoint(x, y)?.getAttribute('layout') }
      },
      [box.x + box.width / 2, box.y + box.height / 2] as const,
    )
    assert.equal(seen, 'floating')
    assert.ok(Math.abs(box.height / box.width - 16 / 9) < 0.02, `${box.width} × ${box.height}`)
    assert.ok(box.width > 120 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box))

    await page.getByRole('button', { name: 'Maximise' }).click()
    await untilPlays(page, 1, [...floating, dialog])
    await untilFeed(page, 'the small one rests', (now) => now.isPaused, floating)
    await page.keyboard.press('ArrowDown')
    await untilPlays(page, 2, [...floating, dialog])
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await untilFeed(page, 'the small one plays again', playsAt(1), floating)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.locator('.float').waitFor({ state: 'detached' })
    assert.deepEqual(faults, [])
    await page.context().close()
  })
})
