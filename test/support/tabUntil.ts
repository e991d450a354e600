import type { Page } from 'playwright-core'
import { engine } from './engine'

/** Whether the last key led out of a modal dialog. */
const hasLeftDialog = async (page: Page) =>
  (await page.evaluate(() => document.activeElement === document.body)) &&
  (await page.locator('dialog:modal').count()) > 0

/**
 * Presses Tab until it is so. What it looks for must be there and enabled: from the last control of a dialog Firefox goes
 * to its own controls, and whatever its driver presses afterwards comes to a page without focus, where it does nothing.
 * @returns whether it is so
 */
export const tabUntil = async (page: Page, isThere: () => Promise<boolean>): Promise<boolean> => {
  // Its windows have no focus while another one is in front, and :focus is nowhere in them.
  if (engine === 'firefox') await page.bringToFront()
  for (let presses = 0; presses < 100; presses += 1) {
    if (await isThere()) return true
    await page.keyboard.press('Tab')
    if (engine === 'firefox' && (await hasLeftDialog(page))) return false
  }
  return false
}
