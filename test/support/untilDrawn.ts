import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Waits for what needs several looks from outside a page, such as at a frame and at what is in it: one with each picture. */
export const untilDrawn = async (page: Page, isDone: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + 7_000
  while (!(await isDone())) {
    assert.ok(Date.now() < end, what)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}
