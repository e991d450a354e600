import type { Browser, BrowserContextOptions } from 'playwright-core'
import { WebKitContext } from './page'
import { openSession } from './session'

/** WebKitGTK over the WebDriver standard, as the part of Playwright that the tests use; each context is a process. */
export const launchWebKit = (path: string): Browser => {
  const contexts: WebKitContext[] = []
  const browser = {
    async newContext({ viewport, colorScheme }: BrowserContextOptions = {}) {
      const session = await openSession(path, colorScheme === 'dark' ? ['--dark-mode'] : [])
      const context = new WebKitContext(session, viewport ?? { width: 1280, height: 720 })
      contexts.push(context)
      return context
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
  return browser as unknown as Browser
}
