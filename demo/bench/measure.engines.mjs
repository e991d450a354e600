import { loadEngines } from './engines.mjs'
import { startFront } from './front.mjs'
import { median, round } from './stats.mjs'

/** Each answer comes this much later: a round trip of a mobile line, ms. Not all engines can slow down their own line. */
const DELAY = 165

const once = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForFunction(() => window.probe.firstFrame > 0)
    return await page.evaluate(() => window.probe.firstFrame)
  } finally {
    await context.close()
  }
}

/**
 * First frames in each engine that is installed, beside a bare video in the same engine; medians of `runs`.
 * @param {Record<string, { name: string, path: string }>} pages the first one is the one to compare with
 */
export const measureEngines = async ({ upstream }, pages, runs) => {
  const { engines, launchBrowser } = await loadEngines()
  const { origin, stop } = await startFront(upstream, { delay: DELAY })
  const rows = []
  try {
    for (const engine of engines) {
      const browser = await launchBrowser(engine)
      let bare
      for (const { name, path } of Object.values(pages)) {
        // The server compresses a file when it is asked for the first time.
        await once(browser, origin + path)
        const times = []
        for (let run = 0; run < runs; run++) times.push(await once(browser, origin + path))
        const time = median(times)
        bare ??= time
        rows.push({ engine, page: name, 'first frame ms': round(time), '× limit': round(time / bare, 2) })
      }
      await browser.close()
    }
  } finally {
    await stop()
  }
  return {
    title: `First frame in each engine, ${DELAY} ms before each answer, median of ${runs}`,
    rows,
    keys: Object.keys(pages),
  }
}
