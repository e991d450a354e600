// The three example themes at /themes.html: readable in both colour schemes, and square or round in every corner.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'
import { untilReady } from '../support/pages'

/** Each theme with the names of the elements that it shows. */
const themes = ['Broadsheet', 'Afterglow', 'Marmalade']

describe('the example themes', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  const choose = async (page: Page, theme: string, scheme: 'Light' | 'Dark') => {
    await page.getByRole('radio', { name: theme }).check()
    await page.getByRole('radio', { name: scheme }).check()
    for (const tag of ['geuin-feed', 'geuin-community', 'geuin-auth']) {
      const element = page.locator(`.theme:not([hidden]) ${tag}`)
      await element.scrollIntoViewIfNeeded()
      await untilReady(element)
    }
    await page.locator('.theme:not([hidden]) geuin-auth').getByRole('textbox', { name: 'Email' }).waitFor()
  }

  /** The contrast of the one filled button, which axe leaves open. */
  const joinButton = (page: Page) =>
    page
      .locator('.theme:not([hidden]) geuin-community')
      .getByRole('button', { name: /^Join/ })
      .evaluate((button) => {
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) throw new Error('no canvas')
        const { color, backgroundColor } = getComputedStyle(button)
        const [light = 0, dark = 0] = [color, backgroundColor]
          .map((colour) => {
            canvas.fillStyle = colour
            canvas.fillRect(0, 0, 1, 1)
            const parts = [...canvas.getImageData(0, 0, 1, 1).data].map((it) => it / 255)
            const [r = 0, g = 0, b = 0] = parts.map((it) =>
              it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4,
            )
            return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
          })
          .sort((one, other) => other - one)
        return { contrast: light / dark }
      })

  for (const theme of themes)
    for (const width of [360, 1440])
      it(`${theme} is accessible, light and dark, ${width} px wide`, async () => {
        const { page, faults } = await demo.open('/themes.html', {
          reducedMotion: 'reduce',
          viewport: { width, height: 900 },
        })
        for (const scheme of ['Light', 'Dark'] as const) {
          await choose(page, theme, scheme)
          // Over a video the pill for the sound darkens what is behind it, which axe can't see.
          const problems = (await axe(page)).filter((line) => !line.includes('sound-pill'))
          assert.deepEqual(problems, [], scheme)
          const { contrast } = await joinButton(page)
          assert.ok(contrast >= 4.5, `${scheme}: Join has ${contrast}`)
          const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }))
          assert.ok(scrollWidth <= width, `${scheme}: ${scrollWidth} px in ${width}`)
        }
        assert.deepEqual(faults, [])
        await page.context().close()
      })

  it('are square in every corner with a radius of 0, but for what is a circle', async () => {
    const { page } = await demo.open('/themes.html')
    await choose(page, 'Broadsheet', 'Light')
    const round = await page.evaluate(() => {
      const inside = (root: ParentNode): Element[] =>
        [...root.querySelectorAll('*')].flatMap((it) => [it, ...(it.shadowRoot ? inside(it.shadowRoot) : [])])
      return [...document.querySelectorAll('.theme:not([hidden]) :is(geuin-feed, geuin-community, geuin-auth)')]
        .flatMap(inside)
        .filter((it) => it.getClientRects().length > 0)
        .map((it) => [it.className, getComputedStyle(it).borderStartStartRadius].join(' '))
        .filter((line) => !/ (0px|50%|min\(28%, 0px\))$/.test(line))
    })
    assert.deepEqual(round, [])
    await page.context().close()
  })

  it('Marmalade brings its font, which reaches into the elements, and shows how', async () => {
    const { page, faults, requested } = await demo.open('/themes.html')
    await choose(page, 'Marmalade', 'Light')
    assert.ok(requested.includes('/fonts/nunito.woff2'))
    await page.evaluate(() => document.fonts.ready)
    const button = page.locator('.theme:not([hidden]) geuin-community').getByRole('button', { name: /^Join/ })
    const widths = await button.evaluate((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('no canvas')
      const { fontSize, fontWeight, letterSpacing } = getComputedStyle(it)
      canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
      const drawnIn = (family: string) => {
        canvas.font = `${fontWeight} ${fontSize} ${family}`
        return canvas.measureText(range.toString()).width
      }
      return { shown: range.getBoundingClientRect().width, brought: drawnIn('Nunito'), usual: drawnIn('system-ui') }
    })
    assert.ok(Math.abs(widths.shown - widths.brought) < 0.5, JSON.stringify(widths))
    assert.ok(Math.abs(widths.shown - widths.usual) > 1, JSON.stringify(widths))
    const code = await page.locator('[data-theme="marmalade"]').textContent()
    assert.match(code ?? '', /^@font-face \{\n[^}]*font-display: swap;[^}]*\}\n\n:root \{\n {2}--geuin-accent/)
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('are as dense as they say, and can be tapped all the same', async () => {
    const { page } = await demo.open('/themes.html', { viewport: { width: 1440, height: 900 } })
    const heights: number[] = []
    for (const theme of ['Afterglow', 'Broadsheet', 'Marmalade']) {
      await choose(page, theme, 'Light')
      const button = page
        .locator('.theme:not([hidden]) geuin-auth')
        .getByRole('button', { name: 'Continue', exact: true })
      heights.push((await button.boundingBox())?.height ?? 0)
    }
    assert.deepEqual(heights.map(Math.round), [44, 55, 60])
    await page.context().close()
  })
})
