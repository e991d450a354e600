import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { webkitPath } from '../../config/engines.mjs'
import type { LaunchOptions } from '../browsers'
import { consoleLine } from './console'
import { WebKitContext } from './page'
import { openSession } from './session'

/** A folder of settings that ask for less motion. */
const calmSettings = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'geuin-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  return folder
}

const openContext = async (options: BrowserContextOptions, { autoplays }: LaunchOptions): Promise<WebKitContext> => {
  const { viewport, colorScheme, reducedMotion, userAgent, timezoneId } = options
  const size = viewport ?? { width: 1280, height: 720 }
  // A window is never narrower than its toolbar, unless it fills the screen.
  const isNarrow = size.width < 450
  const args = [
    '--enable-write-console-messages-to-stdout=true',
    ...(autoplays ? ['--autoplay-policy=allow'] : []),
    ...(colorScheme === 'dark' ? ['--dark-mode'] : []),
    ...(isNarrow ? ['--full-screen'] : []),
    ...(userAgent ? [`--user-agent=${userAgent}`] : []),
  ]
  const settings = reducedMotion === 'reduce' ? await calmSettings() : undefined
  const env = { ...(timezoneId && { TZ: timezoneId }), ...(settings && { XDG_CONFIG_HOME: settings }) }
  const session = await openSession(webkitPath() ?? '', {
    args,
    env,
    screen: isNarrow ? `${size.width}x${size.height}` : '1600x1300',
    onLine(line) {
      const message = consoleLine(line)
      if (message) for (const listener of context.consoleListeners) listener(message)
    },
  })
  const context = new WebKitContext(session, isNarrow ? null : size)
  if (settings) await rm(settings, { recursive: true })
  return context
}

/** WebKitGTK over the WebDriver standard, as the part of Playwright that the tests use; each context is a process. */
export const launchWebKit = (launch: LaunchOptions): Browser => {
  const contexts: WebKitContext[] = []
  const browser = {
    async newContext(options: BrowserContextOptions = {}) {
      const context = await openContext(options, launch)
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
