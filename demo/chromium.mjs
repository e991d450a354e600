// The machine's Chromium, for tests and benchmarks: a test tool's own download of one is refused in many networks.
import { existsSync } from 'node:fs'

const candidates = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of a Chromium; throws a plain sentence when there is none. */
export const chromiumPath = () => {
  const found = candidates.find((path) => path && existsSync(path))
  if (!found) throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROME_PATH.')
  return found
}

/** --no-sandbox because Chromium refuses to start as root with it; the rest keeps it from calling home. */
const always = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/**
 * For its address bar Chromium 156 loads two pages of its own in each new window, which take a processor about a second and
 * a half beside the page under test.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** What Playwright switches off by a flag of its own, without what concerns other systems and Edge. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
]

/** Flags that switch off these features. One flag names them all, since the last one takes the place of those before it. */
export const flagsWithout = (features) => [...always, `--disable-features=${[...addressBar, ...features].join()}`]

export const chromiumFlags = flagsWithout(offInPlaywright)
