// What only a phone has, as far as Chromium can pretend: a notch, a home indicator, and pages that reach under them.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'

/** Of a phone with a home indicator, upright, px. */
const insets = { top: 47, bottom: 34, left: 0, right: 0 }
const viewport = { width: 390, height: 844 }

/** The same phone across. */
const across = {
  insets: { top: 0, bottom: 21, left: 47, right: 47 },
  viewport: { width: viewport.height, height: viewport.width },
}

const open = async (demo: Demo, path: string, phone = { insets, viewport }) => {
  const { page } = await demo.open(path, {
    viewport: phone.viewport,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets: phone.insets })
  return page
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  assert.ok(box, selector)
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

describe('on a phone with a notch and a home indicator', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('the player over the whole window keeps clear of both', async () => {
    const page = await open(demo, '/article.html')
    const carousel = page.locator('geuin-feed[layout="carousel"]')
    await carousel.scrollIntoViewIfNeeded()
    await carousel.locator('.poster').first().click()
    await page.locator('.feed-dialog .stage-scroller').waitFor()
    const { top, bottom } = await boxOf(page, '.feed-dialog > geuin-feed')
    assert.deepEqual([top, bottom], [insets.top, viewport.height - insets.bottom])
    assert.equal((await boxOf(page, '.feed-dialog-close')).top, insets.top + 8)
    await page.context().close()
  })

  it('the last button of a sheet is above the home indicator', async () => {
    const page = await open(demo, '/feed.html')
    await page.getByRole('button', { name: 'More options' }).first().click()
    await page.locator('dialog.sheet').waitFor()
    const sheet = await boxOf(page, 'dialog.sheet')
    const content = await boxOf(page, 'dialog.sheet .sheet-body')
    assert.deepEqual([sheet.bottom, content.bottom <= viewport.height - insets.bottom], [viewport.height, true])
    await page.context().close()
  })

  it('a page with nothing but a feed ends above the home indicator', async () => {
    const page = await open(demo, '/feed.html')
    await page.waitForFunction(() => (document.querySelector('geuin-feed') as { isReady?: boolean } | null)?.isReady)
    assert.equal((await boxOf(page, 'geuin-feed')).bottom, viewport.height - insets.bottom)
    await page.context().close()
  })

  it('the bar of an app ends below the home indicator, with its links above, and its video above both [B07]', async () => {
    const page = await open(demo, '/app/')
    await page.locator('geuin-app geuin-feed .stage-scroller').waitFor()
    const [bar, links, feed] = await Promise.all(
      ['geuin-app nav', 'geuin-app nav > ul', 'geuin-app geuin-feed'].map((it) => boxOf(page, it)),
    )
    assert.equal(bar?.bottom, viewport.height)
    assert.equal(links?.bottom, viewport.height - insets.bottom)
    assert.equal(feed?.bottom, bar?.top)
    await page.context().close()
  })

  it('an app keeps clear of the notch of a phone that lies across [B07]', async () => {
    const page = await open(demo, '/app/explore', across)
    await page.getByRole('heading', { name: 'Explore', exact: true }).waitFor({ state: 'attached' })
    const [rail, content] = await Promise.all(['geuin-app nav', 'geuin-app main'].map((it) => boxOf(page, it)))
    assert.equal(rail?.left, across.insets.left)
    assert.equal(content?.right, across.viewport.width - across.insets.right)
    await page.context().close()
  })
})
