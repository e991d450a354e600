import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath, flagsWithout } from '../../demo/chromium.mjs'
import { type Engine, engine, type LaunchOptions } from './engine'
import { launchFirefox } from './firefox'
import { launchWebKit } from './webkit/browser'

/** @param of the engine; the one that this run drives unless given */
export const launchBrowser = async (of: Engine = engine, options: LaunchOptions = {}): Promise<Browser> => {
  switch (of) {
    case 'firefox':
      return launchFirefox(options)
    case 'webkit':
      return launchWebKit(options)
    default:
      return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  }
}

/** For a made-up site around a frame of the demo: Chromium takes that site for the web, and the demo for this machine. */
export const launchAroundFrames = (): Promise<Browser> => {
  if (engine !== 'chromium') return launchBrowser()
  const args = flagsWithout(['LocalNetworkAccessChecks'])
  return chromium.launch({ executablePath: chromiumPath(), args })
}
