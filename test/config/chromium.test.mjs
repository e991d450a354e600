// The flags that every test and benchmark gives to Chromium.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../demo/chromium.mjs'

describe('Chromium', () => {
  it('loads no page of its own beside the one under test', async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
    try {
      const session = await browser.newBrowserCDPSession()
      const page = await (await browser.newContext()).newPage()
      await page.goto('data:text/html,<title>A</title>')
      const { targetInfos } = await session.send('Target.getTargets')
      assert.deepEqual(
        targetInfos.map(({ type }) => type),
        ['page'],
      )
    } finally {
      await browser.close()
    }
  })
})
