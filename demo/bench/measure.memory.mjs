import { firstFrame, launch, openCold, weigh } from './browser.mjs'
import { round } from './stats.mjs'

const once = async (browser, origin, path, marks) => {
  const cold = await openCold(browser, origin + path, { slow: false, listen: false })
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
      taken.push({ mark, misses, ...(await weigh(cold)) })
    }
    return taken
  } finally {
    await cold.close()
  }
}

/**
 * What lives after so many advances, each clip having moved; on a fast line, so that nothing waits. The memory of the
 * page's process outside of the heap is left out: while DevTools listens, it keeps every answer of the network there
 * (without DevTools it came to rest at 75 MB for the bare pool over 300 advances, with it went to 212 MB).
 */
export const measureMemory = async ({ origin }, pages, marks) => {
  const rows = []
  // The machine code that V8 makes of busy functions during the first advances counts as heap, half a megabyte of it.
  const browser = await launch(['--js-flags=--no-opt --no-maglev --no-sparkplug'])
  for (const { name, path } of Object.values(pages))
    for (const { mark, misses, heapMB, nodes, listeners, media, sources } of await once(browser, origin, path, marks))
      rows.push({
        page: name,
        advances: mark,
        'heap MB': round(heapMB, 2),
        nodes,
        listeners,
        'media elements': media,
        MediaSources: sources,
        misses,
      })
  await browser.close()
  return { title: 'After so many advances over 10,000 videos, garbage collected', rows, keys: Object.keys(pages) }
}
