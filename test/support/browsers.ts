import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../config/chromium.mjs'
import { firefoxPath, launchFirefox } from './firefox'
import { launchWebKit } from './webkit/browser'
import { webkitPath } from './webkit/session'

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** The engine that this run drives. */
export const engine = (process.env.ENGINE ?? 'chromium') as Engine

export const launchBrowser = async (): Promise<Browser> => {
  switch (engine) {
    case 'firefox':
      return launchFirefox(firefoxPath() ?? '')
    case 'webkit':
      return launchWebKit(webkitPath() ?? '')
    default:
      return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  }
}
