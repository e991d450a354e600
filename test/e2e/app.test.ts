// The whole site in one element: Lumen's own, at /app/, walked page by page.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { migrate } from '../../demo/server/database/migrate'
import { openPglite } from '../../demo/server/database/pglite'
import { sql } from '../../demo/server/database/sql'
import { brand } from '../../demo/server/seed/lumen/brand'
import { axe, type Demo, openDemo, press } from '../support/demo'
import { signInByCode } from '../support/signInByCode'

/** Every page of the app by a path, with the heading that a visitor and a viewer of the demo's content come to. */
const pages: Array<[path: string, visitor: RegExp, viewer?: RegExp]> = [
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
  ['/posts', /^Your posts$/, /\S/],
  ['/posts/create', /^New post$/, /\S/],
  ['/saved', /^Saved videos$/, /\S/],
  ['/history', /^Watch history$/, /\S/],
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

/** What is no fault of a page: the server answers 404 for a page that is not there. */
const isFault = (fault: string) => !/404/.test(fault)

describe('<geuin-app> [B07] [N01]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const [path, visitor] of pages)
    it(`${path} opens by its address, after a reload and by Back [B07]`, async () => {
      const { page, faults } = await demo.open(`/app${path}`, calm)
      const words = await untilHeading(page, visitor)
      await page.waitForFunction((title) => document.title === `${title} · Lumen`, words)
      await page.reload()
      await untilHeading(page, visitor)
      await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
      const other = path === '/explore' ? 'Home' : 'Explore'
      await page.locator('geuin-app nav').getByRole('link', { name: other, exact: true }).click()
      await untilHeading(page, new RegExp(`^${other}$`))
      await page.goBack()
      await untilHeading(page, visitor)
      assert.equal(new URL(page.url()).pathname, `/app${path}`)
      assert.equal(await page.locator('html[data-first]').count(), 1, 'without loading the document')
      assert.deepEqual(faults.filter(isFault), [])
      await page.context().close()
    })

  for (const colorScheme of ['light', 'dark'] as const)
    it(`is accessible on every page, ${colorScheme} [B07]`, { timeout: 240_000 }, async () => {
      for (const [path, visitor] of pages) {
        const { page } = await demo.open(`/app${path}`, { ...calm, colorScheme })
        await untilHeading(page, visitor)
        await page.waitForLoadState('networkidle')
        assert.deepEqual(await axe(page), [], path)
        await page.context().close()
      }
    })

  it('fits 320 px on every page, in either direction [B07]', { timeout: 240_000 }, async () => {
    const { page } = await demo.open('/app/', { ...calm, viewport: { width: 320, height: 640 } })
    for (const [path, visitor] of pages) {
      await page.goto(`${demo.origin}/app${path}`)
      await untilHeading(page, visitor)
      await page.waitForLoadState('networkidle')
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((it) => document.documentElement.setAttribute('dir', it), dir)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(over <= 0, `${path}: ${over} px too wide, ${dir}`)
      }
    }
    await page.context().close()
  })

  it('opens a viewer’s own pages for who has signed in there [B07]', { timeout: 240_000 }, async () => {
    const { page, faults } = await demo.open('/app/notification', calm)
    await untilHeading(page, /^Notifications$/)
    await press(page, 'Sign in')
    await signInByCode(page, 'theo@lumen.example')
    await page.getByRole('heading', { name: 'Sign in to see this' }).waitFor({ state: 'detached' })
    for (const [path, visitor, viewer = visitor] of pages) {
      await page.goto(`${demo.origin}/app${path}`)
      await untilHeading(page, viewer)
      assert.equal(await page.getByRole('heading', { name: 'Sign in to see this' }).count(), 0, path)
    }
    assert.deepEqual(faults.filter(isFault), [])
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

describe('<geuin-app> of a brand without anything in it [B07]', () => {
  let demo: Demo
  before(async () => {
    const db = await openPglite()
    await migrate(db)
    // A database with a brand gets none of the demo's content.
    const { slug, name, social_login, sdk, look } = brand
    const parts = [social_login, sdk, look].map((part) => JSON.stringify(part))
    await db.query(sql`insert into brands (slug, name, social_login, sdk, look)
      values (${slug}, ${name}, ${parts[0]}::jsonb, ${parts[1]}::jsonb, ${parts[2]}::jsonb)`)
    demo = await openDemo({ db })
  })
  after(() => demo.close())

  it('has a heading on every page, and says what is not there', { timeout: 240_000 }, async () => {
    const { page, faults } = await demo.open('/app/', calm)
    for (const [path] of pages) {
      await page.goto(`${demo.origin}/app${path}`)
      await headingOf(page).waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      assert.notEqual(await headingOf(page).textContent(), '', path)
      const busy = await page.locator('[aria-busy=true]').count()
      assert.equal(busy, 0, path)
    }
    assert.deepEqual(faults.filter(isFault), [])
    await page.context().close()
  })
})
