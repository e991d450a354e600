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

/** What an article pays for a feed below the fold that nobody scrolls to: with the feed less without it. */
export const measureFold = async (stand, { bare, feed }, runs) => {
  const without = []
  const withFeed = []
  for (let run = 0; run < runs; run++) {
    without.push(await once(stand, bare))
    withFeed.push(await once(stand, feed))
  }
  const more = (read) => median(withFeed.map(read)) - median(without.map(read))
  const row = {
    page: 'article with <geuin-feed> below the fold',
    requests: more((it) => it.requests),
    kB: round(more((it) => it.bytes) / 1000, 2),
    'long-task ms': round(more((it) => it.longTasks)),
    'script ms': round(
      more((it) => it.script),
      1,
    ),
    'heap MB': round(
      more((it) => it.heapMB),
      2,
    ),
    'layout shift': round(
      more((it) => it.shift),
      3,
    ),
  }
  return {
    title: `Below the fold, never scrolled to: what it adds to an article, median of ${runs}`,
    rows: [row],
    keys: ['feed'],
  }
}
