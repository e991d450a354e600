import type { Page } from 'playwright-core'
import { engine } from './engine'

/** Whether no element of the page has the focus. */
const isNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/**
 * Presses Tab until it is so. Where Firefox comes to its own controls, the next key does not lead back to the page's
 * beginning, as it does for people: there the way goes back.
 * @returns whether it is so
 */
export const tabUntil = async (page: Page, isThere: () => Promise<boolean>): Promise<boolean> => {
  let key = 'Tab'
  for (let presses = 0; presses < 100; presses += 1) {
    if (await isThere()) return true
    await page.keyboard.press(key)
    if (engine === 'firefox' && (await isNowhere(page))) key = key === 'Tab' ? 'Shift+Tab' : 'Tab'
  }
  return false
}
