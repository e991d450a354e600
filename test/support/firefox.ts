import { existsSync } from 'node:fs'
import { type Browser, firefox, type Locator } from 'playwright-core'

const candidates = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Path of an installed Firefox. */
export const firefoxPath = () => candidates.find((path) => path && existsSync(path))

/** Firefox over WebDriver BiDi, which speaks to a Firefox as it is installed. */
export const launchFirefox = async (executablePath: string): Promise<Browser> => {
  const browser = await firefox.launch({ executablePath, channel: 'moz-firefox' })
  const context = await browser.newContext()
  const page = await context.newPage()
  const prototype: Locator = Object.getPrototypeOf(page.locator('body'))
  // Over BiDi a fill sets the value behind React's back, so that no change is noticed; a keyboard's input is.
  prototype.fill = async function fill(this: Locator, text: string) {
    await this.selectText()
    await this.press('Delete')
    await this.pressSequentially(text)
  }
  await context.close()
  return browser
}
