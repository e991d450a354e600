// The whole site in one element: Lumen's own, at /app/.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Demo, openDemo } from '../support/demo'

describe('<geuin-app> [B07] [N01]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('goes from page to page without loading the document, and back', async () => {
    const { page, faults } = await demo.open('/app/explore')
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
    await page.getByRole('link', { name: 'Night Skies' }).first().click()
    await page.waitForURL('**/app/community/night-skies')
    await page.waitForFunction(() => document.title === 'Night Skies · Lumen')
    await page.goBack()
    await page.waitForFunction(() => document.title === 'Explore · Lumen')
    assert.equal(new URL(page.url()).pathname, '/app/explore')
    assert.equal(await page.locator('html[data-first]').count(), 1)
    assert.deepEqual(faults, [])
  })
})
