// The browser that the tests drive: the machine's own, since a test tool's download of one is refused in many networks.
import { existsSync } from 'node:fs'

const candidates = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of a Chromium; throws a plain sentence when there is none. */
export const chromiumPath = () => {
  const found = candidates.find((path) => path && existsSync(path))
  if (!found) throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROME_PATH.')
  return found
}

/** --no-sandbox because Chromium refuses to start as root with it; the rest keeps it from calling home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]
