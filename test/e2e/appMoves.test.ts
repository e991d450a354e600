// How <geuin-app> goes from page to page: what is loaded before a link is pressed, what moves, and where the focus goes.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { type Demo, openDemo, type Watched } from '../support/demo'

const viewport = { width: 390, height: 844 }

/** Opens a page of the app that shows no element, and waits until nothing loads any more. */
const openTerms = async (demo: Demo, options = {}) => {
  const watched = await demo.open('/app/terms', { viewport, ...options })
  await untilHeading(watched.page, 'Terms')
  await watched.page.waitForLoadState('networkidle')
  return watched
}

const untilHeading = (page: Page, words: string) =>
  page.locator('geuin-app main h1').filter({ hasText: words }).waitFor({ state: 'attached' })

const linkTo = (page: Page, name: string) => page.locator('geuin-app nav').getByRole('link', { name, exact: true })

/** Waits until the code of Explore and of the element that it shows has come, with all that it imports. */
const untilLoaded = async ({ page, requested }: Watched) => {
  const wanted = [/ExplorePage/, /ExploreIsland/]
  const isLoaded = () => wanted.every((part) => requested.some((path) => part.test(path)))
  while (!isLoaded()) await page.waitForEvent('response')
  const nameOf = (path: string) => path.split('/').at(-1) ?? ''
  const modules = requested.filter((path) => wanted.some((part) => part.test(path))).map(nameOf)
  // A module that is imported again resolves once it and its imports have run.
  await page.evaluate(async (names) => {
    const entries = performance.getEntriesByType('resource').map(({ name }) => name)
    await Promise.all(names.map((name) => import(entries.find((it) => it.includes(name)) as string)))
  }, modules)
}

/** What a viewer does with a link before it is pressed. */
const intents: Record<string, (link: Locator) => Promise<void>> = {
  'pointed at': (link) => link.hover(),
  touched: (link) => link.dispatchEvent('touchstart'),
  'focused by keyboard': (link) => link.focus(),
}

describe('ways within <geuin-app> [B07]', () => {
  let demo: Demo
  let page: Page
  before(async () => {
    demo = await openDemo()
  })
  afterEach(() => page.context().close())
  after(() => demo.close())

  for (const [intent, show] of Object.entries(intents))
    it(`the code of a page loads when its link is ${intent}, so that a line lost then does not matter`, async () => {
      const watched = await openTerms(demo)
      page = watched.page
      assert.ok(!watched.requested.some((path) => path.includes('ExplorePage')))
      await show(linkTo(page, 'Explore'))
      await untilLoaded(watched)
      await page.context().setOffline(true)
      await linkTo(page, 'Explore').click()
      await untilHeading(page, 'Explore')
      await page.getByRole('link', { name: 'Search videos, people and communities' }).waitFor()
    })

  it('the page’s own links and calls into the app load no document, where the browser tells of them; others do', async (t) => {
    page = (await openTerms(demo)).page
    if (!(await page.evaluate(() => 'navigation' in globalThis))) return t.skip('no Navigation API')
    const isSameDocument = () => page.evaluate(() => document.documentElement.hasAttribute('data-first'))
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-first', '')
      const link = Object.assign(document.createElement('a'), { href: '/app/explore', textContent: 'Of the page' })
      document.body.append(link)
    })
    await page.getByRole('link', { name: 'Of the page' }).click()
    await untilHeading(page, 'Explore')
    await page.evaluate(() => location.assign('/app/privacy'))
    await untilHeading(page, 'Privacy')
    assert.ok(await isSameDocument())
    await page.goBack()
    await untilHeading(page, 'Explore')
    assert.ok(await isSameDocument())
    await page.evaluate(() => location.assign('/app/nope'))
    await untilHeading(page, 'This page isn’t here')
    assert.ok(!(await isSameDocument()), 'what the app has no page for is left to the server')
  })

  for (const [reducedMotion, fades] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const)
    it(`pages ${fades ? 'fade into each other' : 'change without a fade for who wants no motion'}, by Back as well`, async () => {
      page = (await openTerms(demo, { reducedMotion })).page
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document)
        const shown: string[] = []
        Reflect.set(window, 'shown', shown)
        const heading = () => document.querySelector('geuin-app')?.shadowRoot?.querySelector('main h1')?.textContent
        document.startViewTransition = (update) => {
          const before = heading()
          const transition = start(update)
          void transition.updateCallbackDone.then(() => shown.push(`${before} to ${heading()}`))
          return transition
        }
      })
      await linkTo(page, 'Explore').click()
      await untilHeading(page, 'Explore')
      await page.goBack()
      await untilHeading(page, 'Terms')
      const expected = fades ? ['Terms to Explore', 'Explore to Terms'] : []
      assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'shown')), expected)
    })

  it('the first Tab shows a way past the navigation, which gives the focus to the page’s content [T02]', async () => {
    page = (await openTerms(demo)).page
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: 'Skip to content' })
    await skip.waitFor()
    const box = await skip.boundingBox()
    assert.ok(box && box.y >= 0 && box.height >= 24, 'it is in view')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const isInMain = await page.evaluate(() => {
      const root = document.querySelector('geuin-app')?.shadowRoot
      return root?.querySelector('main')?.contains(root.activeElement)
    })
    assert.ok(isInMain)
  })
})
