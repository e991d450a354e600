import { userInfo } from 'node:os'
import { type Browser, type BrowserContextOptions, firefox, type Locator } from 'playwright-core'
import { firefoxPath } from '../config/engines.mjs'
import type { LaunchOptions } from './engine'

type Preferences = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion'>

const launchWith = ({ colorScheme, reducedMotion }: Preferences, { autoplays }: LaunchOptions): Promise<Browser> =>
  firefox.launch({
    executablePath: firefoxPath() ?? 'firefox',
    channel: 'moz-firefox',
    // It refuses to start with a home that is another user's, as containers of some services have it.
    env: { ...process.env, HOME: userInfo().homedir },
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
      // All profiles of one Firefox share the connections to a host, of which videos hold some.
      'network.http.max-persistent-connections-per-server': 100,
      ...(autoplays && { 'media.autoplay.default': 0 }),
    },
  })

/** Over BiDi a fill sets the value behind React's back, so that no change is noticed; a keyboard's input is. */
const fillByKeyboard = async (browser: Browser) => {
  const page = await browser.newPage()
  const prototype: Locator = Object.getPrototypeOf(page.locator('body'))
  prototype.fill = async function fill(this: Locator, text: string) {
    await this.selectText()
    await this.press('Delete')
    await this.pressSequentially(text)
  }
  await page.close()
}

/**
 * Firefox over WebDriver BiDi, which speaks to a Firefox as it is installed. What a viewer prefers is a setting of the
 * whole browser there, so that each preference has a Firefox of its own, launched when a test first needs it.
 */
export const launchFirefox = async (options: LaunchOptions): Promise<Browser> => {
  const launched = new Map<string, Promise<Browser>>()
  const launchFor = (preferences: Preferences) => {
    const key = `${preferences.colorScheme === 'dark'} ${preferences.reducedMotion === 'reduce'}`
    const browser = launched.get(key) ?? launchWith(preferences, options)
    launched.set(key, browser)
    return browser
  }
  const first = await launchFor({})
  await fillByKeyboard(first)
  const newContext = first.newContext.bind(first)
  const close = first.close.bind(first)
  return Object.assign(first, {
    async newContext(context: BrowserContextOptions = {}) {
      const browser = await launchFor(context)
      return browser === first ? newContext(context) : browser.newContext(context)
    },
    async close() {
      for (const browser of launched.values()) if ((await browser) !== first) await (await browser).close()
      await close()
    },
  })
}
