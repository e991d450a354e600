import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'
import { untilFeed, untilPlays } from '../support/feedOnPage'
import { checkSheet } from '../support/measureDialog'

interface Look {
  options: BrowserContextOptions
  /** A media query that the page must fit before it is looked at. */
  query: string
  /** Turns the page so. */
  prepare?(page: Page): Promise<void>
}

const wide = { width: 900, height: 600 }

const looks: Record<string, Look> = {
  dark: { options: { colorScheme: 'dark', viewport: wide }, query: '(prefers-color-scheme: dark)' },
  'right to left': {
    options: { viewport: wide },
    query: 'all',
    prepare: (page) =>
      page.evaluate(() => {
        document.documentElement.dir = 'rtl'
      }),
  },
  'with reduced motion': {
    options: { reducedMotion: 'reduce', viewport: wide },
    query: '(prefers-reduced-motion: reduce)',
  },
  '320 px wide': {
    options: { viewport: { width: 320, height: 640 } },
    query: '(width: 320px)',
  },
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Parts of a feed that stick out of the window, or that have no size. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('geuin-feed')?.shadowRoot
    const slide = root?.querySelector('.slide:not([inert]):not([hidden])')
    const parts = ['.slide-frame', '.rail', '.caption', '.scrubber'].map((name) => [name, slide?.querySelector(name)])
    return [...parts, ['.sound', root?.querySelector('.sound')] as const].flatMap(([name, it]) => {
      if (!(it instanceof Element)) return [`no ${name}`]
      const { left, right, top, bottom, width, height } = it.getBoundingClientRect()
      const isIn = left >= -0.5 && right <= innerWidth + 0.5 && top >= -0.5 && bottom <= innerHeight + 0.5
      return isIn && width > 0 && height > 0 ? [] : [`${name} ${[left, top, right, bottom]}`]
    })
  })

describe('the elements', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const [look, { options, query, prepare }] of Object.entries(looks))
    it(`are whole and work ${look} [N08] [L09] [T01]`, async () => {
      const { page, faults } = await demo.open('/feed.html', options)
      assert.ok(await page.evaluate((it) => matchMedia(it).matches, query), query)
      await prepare?.(page)
      /** Waits for a video to play, which with reduced motion needs a tap. */
      const plays = async (position: number) => {
        if (options.reducedMotion) {
          await untilFeed(page, 'it waits', (now) => now.isReady && now.position === position && now.isPaused)
          await page.locator('.slide:not([inert]) .slide-play').click()
        }
        await untilPlays(page, position)
      }
      await plays(1)
      await page.locator('.slide:not([inert]) .rail').waitFor()
      assert.deepEqual(await misplaced(page), [])
      await page.keyboard.press('ArrowDown')
      await plays(2)
      await page.locator('.slide:not([inert])').getByRole('button', { name: 'More options' }).click()
      await page.locator('.playback').waitFor()
      await checkSheet(page, 'the playback sheet')

      await page.goto(`${demo.origin}/article.html`)
      await prepare?.(page)
      for (const layout of ['geuin-feed[layout="carousel"]', '[layout="grid"]']) {
        await page.locator(layout).scrollIntoViewIfNeeded()
        await page.locator(layout).locator('.poster').nth(2).waitFor()
      }
      // It loads where it is near the window, which the test may have left before.
      await page.locator('geuin-auth').first().scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
      await page.getByRole('heading', { name: 'Sign in or sign up' }).waitFor()
      await checkSheet(page, 'the sign-in')
      assert.ok((await tooWide(page)) <= 0)
      assert.deepEqual(faults, [])
      await page.context().close()
    })
})
