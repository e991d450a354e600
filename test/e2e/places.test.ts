import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'
import { untilReady } from '../support/pages'

const viewport = { width: 390, height: 700 }
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls down once the page is long enough, and then as far as this needs to be seen. @returns how far that was */
const scrollTo = async (link: Locator, top: number) => {
  const page = link.page()
  await page.waitForFunction((wanted) => {
    window.scrollTo({ top: wanted, behavior: 'instant' })
    return Math.abs(scrollY - wanted) < 2
  }, top)
  await link.scrollIntoViewIfNeeded()
  return scrolled(page)
}

const untilScrolled = (page: Page, top: number) => page.waitForFunction((it) => Math.abs(scrollY - it) < 2, top)

describe('a page with a small router of its own', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('leads from a community to a video, its author and another community, and back to each place [N03] [M01] [M04]', async () => {
    const { page, faults } = await demo.open('/router.html?page=community&slug=night-skies', { viewport })
    // Nothing comes back: WebKit can't write a window as JSON.
    await page.evaluate(() => {
      Object.assign(window, { isSamePage: true })
    })
    const at = (part: string) => page.waitForURL((url) => url.search.includes(part))

    const poster = page.locator('geuin-community [data-slug="aurora-over-the-ridge"]')
    await poster.waitFor()
    const inCommunity = await scrollTo(poster, 260)
    await poster.click()
    await at('page=video')
    await untilReady(page.locator('main > geuin-feed'))
    assert.equal(await scrolled(page), 0)

    await page.locator('geuin-feed [part="caption"] a[href*="/profile/"]').first().click()
    await at('page=profile')
    await page.getByRole('tab', { name: /^Communities/ }).click()
    const card = page.locator('geuin-profile .community-card a[href$="/calm-machines"]')
    await card.waitFor()
    const inProfile = await scrollTo(card, 120)
    await card.click()
    await at('page=community')
    await page.locator('geuin-community h2', { hasText: 'Calm Machines' }).waitFor()

    await page.goBack()
    await at('page=profile')
    await page.locator('geuin-profile .community-card').first().waitFor()
    await untilScrolled(page, inProfile)
    await page.goBack()
    await at('page=video')
    await untilReady(page.locator('main > geuin-feed'))
    await page.goBack()
    await at('slug=night-skies')
    await poster.waitFor()
    await untilScrolled(page, inCommunity)
    await page.locator('geuin-community h2', { hasText: 'Night Skies' }).waitFor()

    await page.goForward()
    await at('page=video')
    await page.goForward()
    await at('page=profile')
    await untilScrolled(page, inProfile)
    assert.equal(await page.evaluate(() => Reflect.get(window, 'isSamePage')), true)
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('begins anew from its address, and keeps what it does not know to the browser [N03]', async () => {
    const { page } = await demo.open('/router.html?page=profile&slug=mira.light', { viewport })
    await page.locator('geuin-profile h2', { hasText: 'Mira' }).waitFor()
    await page.getByRole('tab', { name: /^Communities/ }).click()
    await page.locator('geuin-profile .community-card a').first().click()
    await page.waitForURL(/page=community/)
    await page.reload()
    await page.locator('geuin-community .community-banner').waitFor()
    await page.goBack()
    await page.locator('geuin-profile h2', { hasText: 'Mira' }).waitFor()
    await page.context().close()
  })
})
