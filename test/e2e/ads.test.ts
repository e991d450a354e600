import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { testAdminKey } from '../../demo/server/testing'
import type { GeuinFeedElement } from '../../elements/types'
import { type Demo, openDemo } from '../support/demo'

describe('ads and analytics of the demo', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('show an ad before the next video, its pixels and every event, and the report of it [L02] [P01] [P02] [S01]', async () => {
    const { page, faults } = await demo.open('/analytics.html', { viewport: { width: 1280, height: 860 } })
    // The ad comes while the first video is paused, so before the next one.
    let ask = () => {}
    const isPaused = new Promise<void>((resolve) => (ask = resolve))
    await page.route('**/ads/vast/**', async (route) => {
      await isPaused
      await route.continue()
    })
    await page.getByLabel('Placement').selectOption('vast-good')
    const feed = page.locator('geuin-feed')
    const slide = (position: number) => feed.locator(`.slide[aria-posinset="${position}"]:not([inert])`)
    await slide(1).locator('.caption').waitFor()
    await feed.evaluate((it) => (it as GeuinFeedElement).pause())
    ask()
    await page.getByLabel('Granted').check()
    await feed.locator('.slide[aria-posinset="2"]', { hasText: 'Halcyon boots' }).waitFor({ state: 'attached' })
    await feed.evaluate((it) => (it as GeuinFeedElement).next())
    await slide(2).getByText('Ad', { exact: true }).waitFor()
    await page.getByText(/good: .*impression 1/).waitFor()
    await slide(2).getByRole('button', { name: 'Skip ad' }).click()
    await slide(3).locator('.caption').waitFor()
    await page.getByText(/good: .*skip 1/).waitFor()
    // At one moment, since more of them come.
    const { names, sums } = await page.evaluate(() => ({
      names: [...document.querySelectorAll('.events b')].map((it) => it.textContent),
      sums: [...document.querySelectorAll('[data-sum]')].map((it) => Number(it.textContent)),
    }))
    for (const name of ['Placement Initialized', 'Video Started', 'Video Impression'])
      assert.ok(names.includes(name), name)
    // Those of before the consent are handed on too.
    assert.deepEqual(sums, [names.length, names.length])

    // The events are sent when the viewer leaves.
    await page.goto(`${demo.origin}/report.html#${testAdminKey}`)
    await page.getByRole('group', { name: 'By video' }).getByRole('row').nth(1).waitFor()
    const ads = page.getByRole('group', { name: 'Ads' })
    await ads.getByRole('row', { name: /From VAST documents/ }).waitFor()
    await page.getByRole('row', { name: new RegExp(`${demo.origin}/analytics.html`) }).waitFor()
    assert.ok(!page.url().includes(testAdminKey))
    assert.deepEqual(faults, [])
    await page.context().close()
  })
})
