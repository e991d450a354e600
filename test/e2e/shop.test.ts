import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { measures } from '../../demo/bench/measures.mjs'
import { root } from '../../esbuild.mjs'
import { type Demo, openDemo } from '../support/demo'
import { untilFeed, untilPlays } from '../support/feedOnPage'
import { customProperties, paste, setValue, untilReady } from '../support/pages'

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const lookProperties = ['--geuin-accent', '--geuin-on-accent', '--geuin-radius']

describe('the overview', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  const hero = '.video geuin-feed:not([brand-id])'

  it('gives its live feed another look while the video plays on, with the code for it', async () => {
    const { page, faults } = await demo.open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await untilPlays(page, 1, [hero])
    await page.locator(hero).evaluate((it) => it.setAttribute('data-kept', ''))
    await page.getByRole('radio', { name: 'Your colour' }).check()
    await setValue(page.getByLabel('Accent'), '#ffd166')
    await setValue(page.getByLabel('Radius'), '3')
    const feed = page.locator(hero)
    assert.deepEqual(await customProperties(feed, lookProperties), ['#ffd166', '#14141a', '3px'])
    assert.ok(await feed.evaluate((it) => it.hasAttribute('data-kept')))
    await untilPlays(page, 1, [hero])

    const code = page.locator('.snippet code')
    for (const line of ['data-brand-id="1"', '--geuin-accent: #ffd166;', '--geuin-radius: 3px;'])
      assert.ok((await code.innerText()).includes(line), line)
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied.').waitFor()
    assert.equal(await paste(page), await code.innerText())
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('shows another brand beside the first in one place, and comes back to it', async () => {
    const { page } = await demo.open('/')
    await untilReady(page.locator(hero))
    assert.equal(await page.locator('[brand-id="2"]').count(), 0)
    await page.getByRole('radio', { name: 'Halcyon' }).check()
    await untilReady(page.locator('.video geuin-feed[brand-id="2"]'))
    assert.equal(await page.locator(hero).isVisible(), false)
    assert.match(await page.locator('.snippet code').innerText(), /data-brand-id="2"/)
    await page.getByRole('radio', { name: 'Lumen' }).check()
    assert.equal(await page.locator('.video geuin-feed[brand-id="2"]').isVisible(), false)
    assert.ok(await page.locator(hero).isVisible())
    await page.context().close()
  })

  it('has the titles of its first row of cards above the fold of 1440 × 900', async () => {
    const { page } = await demo.open('/', { viewport: { width: 1440, height: 900 } })
    await untilReady(page.locator(hero))
    const titles = page.locator('.cards b')
    assert.equal(await titles.count(), 11)
    const boxes = await Promise.all((await titles.all()).map((title) => title.boundingBox()))
    const top = Math.min(...boxes.map((box) => box?.y ?? Number.POSITIVE_INFINITY))
    const inRow = boxes.filter((box) => box && box.y < top + 10)
    assert.ok(inRow.length > 3, `${inRow.length} in the first row`)
    for (const box of inRow) assert.ok(box && box.y + box.height < 900, `one ends at ${box && box.y + box.height}`)
    await page.context().close()
  })

  it('shows the figures of the last published bench run, each with a command that measures it', async () => {
    const { page } = await demo.open('/')
    const figures: Record<string, string | number> = JSON.parse(read('demo/pages/figures.json'))
    await page.locator('[data-figure="first"]', { hasText: `${figures.first}` }).waitFor()
    for (const element of await page.locator('data[data-figure]').all())
      assert.equal(await element.innerText(), `${figures[(await element.getAttribute('data-figure')) ?? '']}`)
    const claims = page.locator('.claims article')
    assert.equal(await claims.count(), 4)
    for (const claim of await claims.all()) {
      await claim.locator('summary').click()
      const [, measure] = /^npm run bench -- --only (\w+)$/.exec(await claim.locator('code').first().innerText()) ?? []
      assert.ok(measure && measure in measures, await claim.innerText())
    }
    await page.context().close()
  })
})

describe('the magazine’s article', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('begins with a video that is above the fold on a phone', async () => {
    const { page } = await demo.open('/article.html', { viewport: { width: 390, height: 844 } })
    await untilPlays(page, 1, ['figure geuin-feed'])
    const box = await page.locator('figure geuin-feed').boundingBox()
    assert.ok(box && box.y < 844 / 2, `it begins at ${box?.y}`)
    await page.context().close()
  })

  it('has a sign-in button in its own letters, colours and corners, by the style sheet that it shows', async () => {
    const { page } = await demo.open('/article.html')
    await untilReady(page.locator('geuin-auth'))
    const button = page.locator('geuin-auth').getByRole('button', { name: 'Sign in' })
    await button.waitFor()
    const own = await page.evaluate(() => {
      const { fontFamily, color } = getComputedStyle(document.body)
      return { fontFamily, color }
    })
    const styled = await button.evaluate((it) => {
      const { fontFamily, color, borderTopLeftRadius } = getComputedStyle(it)
      return { fontFamily, color, corner: Number.parseFloat(borderTopLeftRadius) }
    })
    assert.deepEqual(styled, { ...own, corner: 1.6 })
    await page.getByText('How this page is made').click()
    const shown = await page.locator('.colophon pre').innerText()
    assert.ok(read('demo/pages/article.css').includes(shown.trim()))
    await page.context().close()
  })

  it('goes on in a small player while its video is out of view', async () => {
    const { page, faults } = await demo.open('/article.html')
    await page.addInitScript(() =>
      addEventListener('geuin:video-change', ({ detail }) => {
        document.documentElement.dataset.reported = detail.slug
      }),
    )
    await page.reload()
    await untilPlays(page, 1, ['figure geuin-feed'])
    const floating = page.locator('geuin-feed[layout="floating"]')
    const player = floating.locator('.float')
    assert.equal(await player.count(), 0)
    const reported = await page
      .waitForFunction(() => document.documentElement.dataset.reported)
      .then((slug) => slug.jsonValue())
    await page.getByText('What the camera would do').scrollIntoViewIfNeeded()
    await player.waitFor()
    await untilFeed(page, 'the small one plays', ({ playing }) => playing === 1, ['[layout="floating"]'])
    assert.equal(await floating.getAttribute('start'), reported)
    await page.locator('h1').scrollIntoViewIfNeeded()
    await player.waitFor({ state: 'detached' })
    assert.deepEqual(faults, [])
    await page.context().close()
  })
})
