import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../chromium.mjs'
import { watchNetwork } from './network.mjs'

/** A phone on a middling mobile line: bits per second, milliseconds per request, times slower than this machine. */
const LINE = { bits: 8_100_000, latency: 165, cpu: 4 }

/** @param {string[]} extra flags beside those of all */
export const launch = (extra = []) =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...extra] })

/** Makes a page as slow as on the phone of {@link LINE}. */
export const slowDown = (cdp) => cdp.send('Emulation.setCPUThrottlingRate', { rate: LINE.cpu })

/**
 * Opens a page with an empty cache.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ slow?: boolean, listen?: boolean }} options slow: the line and the phone of {@link LINE}; listen: keeps what is
 *   loaded, which costs the page's process memory
 */
export const openCold = async (browser, url, { slow = true, listen = true } = {}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const problems = []
  page.on('pageerror', (error) => problems.push(error.message))
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  const network = listen ? await watchNetwork(cdp) : undefined
  if (slow) {
    const bytes = LINE.bits / 8
    const limits = { offline: false, latency: LINE.latency, downloadThroughput: bytes, uploadThroughput: bytes }
    await cdp.send('Network.emulateNetworkConditions', limits)
    await slowDown(cdp)
  }
  await page.goto(url, { waitUntil: 'commit' })
  return { page, cdp, network, problems, close: () => context.close() }
}

/**
 * The value of an expression in the page, promises awaited. The driver's own `evaluate` and `waitForFunction` put scripts of
 * 300 kB into the page first: a task of more than 100 ms on the phone of {@link LINE}, which would be counted as the page's.
 */
export const ask = async ({ cdp }, expression) => {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** @throws Error with the message, after 20 s */
export const untilTrue = async (check, message) => {
  const end = Date.now() + 20_000
  while (!(await check())) {
    if (Date.now() > end) throw new Error(message())
    await sleep(100)
  }
}

/** Waits for the first frame. */
export const firstFrame = async (cold) => {
  const problems = () => `${cold.page.url()} showed no frame within 20 s. ${cold.problems.join(' ')}`
  await untilTrue(() => ask(cold, 'window.probe?.firstFrame'), problems)
  return ask(cold, '({ at: probe.firstFrame, wall: performance.timeOrigin + probe.firstFrame })')
}

/** Collects garbage, then counts: heap and renderer memory in MB, DOM nodes, listeners, media elements and sources. */
export const weigh = async ({ cdp }) => {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    heapMB: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    media: await countLive(cdp, 'HTMLMediaElement'),
    sources: await countLive(cdp, 'MediaSource'),
  }
}

/** Living objects of a class, those outside of the document included. */
const countLive = async (cdp, name) => {
  const prototype = await cdp.send('Runtime.evaluate', { expression: `${name}.prototype`, objectGroup: 'count' })
  const found = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId,
    objectGroup: 'count',
  })
  // A class's own prototype, and those of its subclasses, inherit from it as well.
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: found.objects.objectId,
    functionDeclaration: 'function () { return this.filter((it) => !Object.hasOwn(it, "constructor")).length }',
    returnByValue: true,
  })
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'count' })
  return result.value
}
