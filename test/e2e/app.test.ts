// The whole site in one element: Lumen's own, at /app/, walked page by page.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'

/** Pages of the app with the heading that a visitor of the demo's content comes to. */
const pages: Array<[path: string, heading: RegExp]> = [
  ['/', /^Home$/],
  ['/home', /^Home$/],
  ['/latest', /^Latest videos$/],
  ['/popular', /^Popular videos$/],
  ['/explore', /^Explore$/],
  ['/search', /^Search$/],
  ['/video/windows', /^Windows$/],
  ['/community/night-skies', /^Night Skies$/],
  ['/group/slow-light', /^Slow light$/i],
  ['/profile/mira.light', /^Mira Okafor$/],
  ['/brand/lumen', /^Lumen$/],
  ['/terms', /^Terms$/],
  ['/privacy', /^Privacy$/],
  ['/settings', /./],
  ['/notification', /^Notifications$/],
  ['/posts', /^Your posts$/],
  ['/posts/create', /^New post$/],
  ['/saved', /^Saved videos$/],
  ['/history', /^Watch history$/],
  ['/nope', /^This page isn’t here$/],
]

const headingOf = (page: Page) => page.locator('geuin-app h1').first()

/** Waits until the page's heading says this. */
const untilHeading = async (page: Page, words: RegExp) => {
  const heading = headingOf(page)
  await heading.filter({ hasText: words }).waitFor({ state: 'attached' })
  return heading.textContent()
}

const calm: BrowserContextOptions = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } }

describe('<geuin-app> [B07] [N01]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const colorScheme of ['light', 'dark'] as const)
    it(`is accessible on every page, ${colorScheme} [B07]`, { timeout: 240_000 }, async () => {
      for (const [path, heading] of pages) {
        const { page } = await demo.open(`/app${path}`, { ...calm, colorScheme })
        await untilHeading(page, heading)
        await page.waitForLoadState('networkidle')
        assert.deepEqual(await axe(page), [], path)
        await page.context().close()
      }
    })

  it('fits 320 px on every page, in either direction [B07]', { timeout: 240_000 }, async () => {
    const { page } = await demo.open('/app/', { ...calm, viewport: { width: 320, height: 640 } })
    for (const [path, heading] of pages) {
      await page.goto(`${demo.origin}/app${path}`)
      await untilHeading(page, heading)
      await page.waitForLoadState('networkidle')
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((it) => document.documentElement.setAttribute('dir', it), dir)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(over <= 0, `${path}: ${over} px too wide, ${dir}`)
      }
    }
    await page.context().close()
  })

  it('leads back to where a page was scrolled [B07]', async () => {
    const { page } = await demo.open('/app/explore', calm)
    const card = page.getByRole('link', { name: 'Small Societies' }).first()
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    assert.ok(before > 200)
    await card.click()
    await untilHeading(page, /^Small Societies$/)
    await page.waitForFunction(() => scrollY < 50)
    await page.goBack()
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 4, before)
    await page.reload()
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 4, before)
    await page.context().close()
  })

  it('works in browsers without a Navigation API or transitions between views [B07]', async () => {
    const context = await demo.browser.newContext(calm)
    await context.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'navigation')
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    })
    const page = await context.newPage()
    await page.goto(`${demo.origin}/app/explore`)
    await untilHeading(page, /^Explore$/)
    await page.getByRole('link', { name: 'Night Skies' }).first().click()
    await untilHeading(page, /^Night Skies$/)
    await page.goBack()
    await untilHeading(page, /^Explore$/)
    await page.goForward()
    await untilHeading(page, /^Night Skies$/)
    assert.equal(new URL(page.url()).pathname, '/app/community/night-skies')
    await context.close()
  })

  it('says what went wrong where the API does not answer, and shows the page once it does [B07]', async () => {
    demo.rules.set('/api/v3/community', () => new Response(null, { status: 500 }))
    const { page } = await demo.open('/app/community/night-skies', calm)
    const retry = page.getByRole('button', { name: 'Retry' }).first()
    await retry.waitFor()
    demo.rules.clear()
    await retry.click()
    await untilHeading(page, /^Night Skies$/)
    await page.context().close()
  })

  it('is another brand’s site with another id, and can be installed [A08] [B07]', async () => {
    const { page, faults } = await demo.open('/halcyon/explore', calm)
    await untilHeading(page, /^Explore$/)
    await page.waitForFunction(() => document.title === 'Explore · Halcyon')
    const manifest = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]') as HTMLLinkElement
      const it = await (await fetch(href)).json()
      const icons = await Promise.all(it.icons.map(async ({ src }: { src: string }) => (await fetch(src)).status))
      return { start: it.start_url, display: it.display, icons }
    })
    assert.deepEqual(manifest, { start: '/halcyon/', display: 'standalone', icons: [200, 200, 200] })
    assert.deepEqual(faults, [])
    await page.context().close()
  })
})
