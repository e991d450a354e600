import { firstFrame, launch, openCold, untilTrue, weigh } from './browser.mjs'
import { openQuiet } from './quiet.mjs'
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

/** MB of the page's process at each mark, and under pressure at the end. */
const weighProcess = async (origin, path, marks) => {
  const page = await openQuiet(origin + path)
  try {
    const message = () => `${path} showed no video within 20 s.`
    await untilTrue(() => page.ask('window.probe?.firstFrame > 0 && probe.videos().length === 3'), message)
    const taken = []
    let advances = 0
    for (const mark of marks) {
      for (; advances < mark; advances++)
        await page.ask('(async () => { const arrived = probe.arrival(); probe.next(); await arrived })()')
      taken.push(await page.memory())
    }
    await page.press()
    return { taken, pressed: await page.memory() }
  } finally {
    await page.close()
  }
}

/**
 * What lives after so many advances, each clip having moved; on a fast line, so that nothing waits. `process MB` is all of the
 * page's process (PSS). A feed's grows by 2 to 4 MB with each video, to 650 MB after 200, while its heap stays: these are
 * decoded posters, 3.7 MB each at 720 × 1280, which Chromium keeps (`cc/image_memory` of a memory-infra trace: 228 of the
 * 240 MB that 60 advances add, all of it discardable) until the system is short of memory: see `under pressure`. Without
 * pictures (`--blink-settings=imagesEnabled=false`) the process stays at 170 MB, and a pool that draws no posters at 110. The
 * media's own memory grows from 14 to 19 MB and stays.
 */
export const measureMemory = async ({ origin }, pages, marks) => {
  const rows = []
  // The machine code that V8 makes of busy functions during the first advances counts as heap, half a megabyte of it.
  const browser = await launch(['--js-flags=--no-opt --no-maglev --no-sparkplug'])
  for (const { name, path } of Object.values(pages)) {
    const process = await weighProcess(origin, path, marks)
    const lives = await once(browser, origin, path, marks)
    for (const [at, { mark, misses, heapMB, nodes, listeners, media, sources }] of lives.entries())
      rows.push({
        page: name,
        advances: mark,
        'heap MB': round(heapMB, 2),
        nodes,
        listeners,
        'media elements': media,
        MediaSources: sources,
        misses,
        'process MB': round(process.taken[at]),
        'under pressure': mark === marks.at(-1) ? round(process.pressed) : '',
      })
  }
  await browser.close()
  return { title: 'After so many advances over 10,000 videos, garbage collected', rows, keys: Object.keys(pages) }
}
