import { setTimeout as sleep } from 'node:timers/promises'
import { openCold } from './browser.mjs'
import { median, round } from './stats.mjs'

/** How long the article is read without scrolling, ms. */
const READ = 4000

const once = async ({ browser, origin }, path) => {
  const cold = await openCold(browser, origin + path)
  try {
    await cold.page.waitForLoadState('load')
    await sleep(READ)
    const { requests, bytes } = cold.network.until()
    const { metrics } = await cold.cdp.send('Performance.getMetrics')
    const probe = await cold.page.evaluate(() => window.probe)
    return {
      requests,
      bytes: Object.values(bytes).reduce((sum, each) => sum + each, 0),
      longTasks: probe.longTasks,
      shift: probe.shift,
      script: metrics.find(({ name }) => name === 'ScriptDuration').value * 1000,
      heapMB: metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6,
    }
  } finally {
    await cold.close()
  }
}

/**
 * What an article pays for a feed below the fold that nobody scrolls to: with the feed less without it.
 * @param {{ bare: string, [key: string]: string }} articles paths; `bare` is the one without
 */
export const measureFold = async (stand, { bare, ...articles }, runs) => {
  const samples = Object.fromEntries(['bare', ...Object.keys(articles)].map((key) => [key, []]))
  for (let run = 0; run < runs; run++)
    for (const [key, path] of Object.entries({ bare, ...articles })) samples[key].push(await once(stand, path))
  const rows = Object.entries(articles).map(([key, path]) => {
    const more = (read) => median(samples[key].map(read)) - median(samples.bare.map(read))
    const rounded = (read, digits) => round(more(read), digits)
    return {
      page: path,
      requests: more((it) => it.requests),
      kB: rounded((it) => it.bytes / 1000, 2),
      'long-task ms': rounded((it) => it.longTasks),
      'script ms': rounded((it) => it.script, 1),
      'heap MB': rounded((it) => it.heapMB, 2),
      'layout shift': rounded((it) => it.shift, 3),
    }
  })
  return {
    title: `Below the fold, never scrolled to: what it adds to an article, median of ${runs}`,
    rows,
    keys: Object.keys(articles),
  }
}
