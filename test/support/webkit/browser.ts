import type { Browser, BrowserContextOptions } from 'playwright-core'
import { WebKitContext } from './page'
import { openSession } from './session'

/** WebKitGTK over the WebDriver standard, as the part of Playwright that the tests use; each context is a process. */
export const launchWebKit = (path: string): Browser => {
  const contexts: WebKitContext[] = []
  const browser = {
    async newContext({ viewport, colorScheme }: BrowserContextOptions = {}) {
      const size = viewport ?? { width: 1280, height: 720 }
      // A window is never narrower than its toolbar, unless it fills the screen.
      const isNarrow = size.width < 450
      const args = [...(colorScheme === 'dark' ? ['--dark-mode'] : []), ...(isNarrow ? ['--full-screen'] : [])]
      const session = await openSession(path, args, isNarrow ? `${size.width}x${size.height}` : '1600x1300')
      const context = new WebKitContext(session, isNarrow ? null : size)
      contexts.push(context)
      return context
    },
    async newPage(options?: BrowserContextOptions) {
      return (await browser.newContext(options)).newPage()
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
  return browser as unknown as Browser
}
