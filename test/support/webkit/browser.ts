import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { webkitPath } from '../../config/engines.mjs'
import type { LaunchOptions } from '../engine'
import { WebKitContext } from './page'
import { openSession } from './session'

/** A folder of settings for the browser's own window: it is never wider than asked because of its toolbar. */
const writeSettings = async (reducedMotion: boolean) => {
  const folder = await mkdtemp(join(tmpdir(), 'geuin-webkit-'))
  const gtk = join(folder, 'gtk-3.0')
  await mkdir(gtk)
  const tiny = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }'
  await writeFile(join(gtk, 'gtk.css'), tiny)
  await writeFile(join(gtk, 'settings.ini'), `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`)
  return folder
}

const openContext = async (
  options: BrowserContextOptions,
  { autoplays, playsHls }: LaunchOptions,
): Promise<WebKitContext> => {
  const { viewport, colorScheme, reducedMotion, userAgent, timezoneId } = options
  const args = [
    ...(autoplays ? ['--autoplay-policy=allow'] : []),
    ...(colorScheme === 'dark' ? ['--dark-mode'] : []),
    ...(userAgent ? [`--user-agent=${userAgent}`] : []),
    ...(timezoneId ? [`--time-zone=${timezoneId}`] : []),
  ]
  const settings = await writeSettings(reducedMotion === 'reduce')
  const env = { XDG_CONFIG_HOME: settings, ...(playsHls && { WEBKIT_GST_ENABLE_HLS_SUPPORT: '1' }) }
  const session = await openSession(webkitPath() ?? '', args, env)
  await rm(settings, { recursive: true })
  return new WebKitContext(session, viewport ?? { width: 1280, height: 720 })
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
