import type { Page } from 'playwright-core'
import { engine } from './engine'

/** Whether the last key led out of a modal dialog. */
const hasLeftDialog = async (page: Page) =>
  (await page.evaluate(() => document.activeElement === document.body)) &&
  (await page.locator('dialog:modal').count()) > 0

/**
 * Presses Tab until it is so. From the last control of a dialog Firefox goes to its own controls, from which the driver's
 * keys come back to that control instead of the first: there the way goes back.
 * @returns whether it is so
 */
export const tabUntil = async (page: Page, isThere: () => Promise<boolean>): Promise<boolean> => {
  // Its windows have no focus while another one is in front, and :focus is nowhere in them.
  if (engine === 'firefox') await page.bringToFront()
  let key = 'Tab'
  for (let presses = 0; presses < 100; presses += 1) {
    if (await isThere()) return true
    await page.keyboard.press(key)
    if (engine === 'firefox' && (await hasLeftDialog(page))) key = key === 'Tab' ? 'Shift+Tab' : 'Tab'
  }
  return false
}
