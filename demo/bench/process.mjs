import { readFile } from 'node:fs/promises'

/** Process ids of the browser's renderers. */
export const renderers = async (browser) => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

const ownMB = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000
}

/**
 * Memory in MB of the largest renderer that was not there before: the heap, and also what media and pictures take.
 * NaN where the system does not tell (other than Linux).
 */
export const newRendererMB = async (browser, before) => {
  const sizes = await Promise.all((await renderers(browser)).filter((id) => !before.includes(id)).map(ownMB))
  return Math.max(0, ...sizes) || Number.NaN
}
