import { after, before, describe, it } from 'node:test'
import { type Demo, openDemo } from '../support/demo'

describe('shots', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())
  it('shoots', async () => {
    for (const [width, scheme] of [
      [360, 'light'],
      [768, 'dark'],
      [1440, 'light'],
    ] as const) {
      const { page, faults } = await demo.open('/community/night-skies', {
        viewport: { width, height: 900 },
        colorScheme: scheme,
      })
      await page.locator('.poster-grid a').first().waitFor()
      for (const tab of ['Videos', 'Loops', 'Members']) {
        await page.getByRole('tab', { name: tab }).click()
        await page.waitForTimeout(900)
        await page.screenshot({ path: `/tmp/comm/s-${tab}-${width}.png`, fullPage: true })
      }
      console.log(width, faults)
      await page.context().close()
    }
  })
})
