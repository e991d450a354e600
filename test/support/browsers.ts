import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../config/chromium.mjs'
import { firefoxPath, launchFirefox } from './firefox'

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** The engine that this run drives. */
export const engine: Engine = (process.env.ENGINE as Engine) ?? 'chromium'

export const launchBrowser = async (): Promise<Browser> =>
  engine === 'firefox'
    ? launchFirefox(firefoxPath() ?? '')
    : chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
