import { firstFrame, openCold, weigh } from './browser.mjs'
import { newRendererMB, renderers } from './process.mjs'
import { round } from './stats.mjs'

const once = async ({ browser, origin }, path, marks) => {
  const before = await renderers(browser)
  const cold = await openCold(browser, origin + path, { slow: false })
  try {
    await firstFrame(cold)
    await cold.page.waitForFunction(() => window.probe.videos().length === 3)
    const taken = []
    let advances = 0
    let misses = 0
    for (const mark of marks) {
      for (; advances < mark; advances++) {
        const motion = await cold.page.evaluate(async () => {
          const arrived = window.probe.arrival()
          window.probe.next()
          return (await arrived).motion
        })
        if (!Number.isFinite(motion ?? Number.POSITIVE_INFINITY)) misses++
      }
      taken.push({ mark, misses, ...(await weigh(cold)), renderer: await newRendererMB(browser, before) })
    }
    return taken
  } finally {
    await cold.close()
  }
}

/** What lives after so many advances, each clip having moved; on a fast line, so that nothing waits. */
export const measureMemory = async (stand, pages, marks) => {
  const rows = []
  for (const { name, path } of Object.values(pages))
    for (const { mark, misses, heapMB, nodes, listeners, media, sources, renderer } of await once(stand, path, marks))
      rows.push({
        page: name,
        advances: mark,
        'heap MB': round(heapMB, 2),
        nodes,
        listeners,
        'media elements': media,
        MediaSources: sources,
        'renderer MB': round(renderer),
        misses,
      })
  return { title: 'After so many advances over 10,000 videos, garbage collected', rows, keys: Object.keys(pages) }
}
