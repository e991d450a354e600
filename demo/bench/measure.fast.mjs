import { setTimeout as sleep } from 'node:timers/promises'
import { firstFrame, openCold } from './browser.mjs'
import { percentile, round } from './stats.mjs'

/** Swipes of one flick, and the time between two of them, ms. */
const FLICK = 10
const STEP = 120

const once = async ({ browser, origin }, path, swipes) => {
  const cold = await openCold(browser, origin + path)
  try {
    await firstFrame(cold)
    await cold.page.waitForFunction(() => window.probe.videos().length === 3)
    const landings = []
    let lost = 0
    const start = await cold.page.evaluate(() => window.probe.index)
    for (let done = 0; done < swipes; done += FLICK) {
      const steps = Math.min(FLICK, swipes - done)
      const { motion, index } = await cold.page.evaluate(
        async ([count, step]) => {
          for (let i = 0; i < count; i++) {
            if (i) await new Promise((resolve) => setTimeout(resolve, step))
            if (i === count - 1) window.probe.arrived = window.probe.arrival()
            window.probe.next()
          }
          const { motion } = await window.probe.arrived
          return { motion, index: window.probe.index }
        },
        [steps, STEP],
      )
      landings.push(motion ?? Number.POSITIVE_INFINITY)
      lost += Math.abs(start + done + steps - index - lost)
      await sleep(300)
    }
    return { landings, lost, media: cold.network.until().bytes.media, problems: cold.problems }
  } finally {
    await cold.close()
  }
}

/** Flicks of ten: every swipe has to count, and where a flick ends, the clip has to move. */
export const measureFast = async (stand, pages, swipes) => {
  const rows = []
  for (const { name, path } of Object.values(pages)) {
    const { landings, lost, media, problems } = await once(stand, path, swipes)
    rows.push({
      page: name,
      'lost swipes': lost,
      'landings without motion': landings.filter((motion) => !Number.isFinite(motion)).length,
      'landing to motion ms': round(percentile(landings, 0.5)),
      p95: round(percentile(landings, 0.95)),
      'media MB': round(media / 1e6, 1),
      errors: problems.length,
    })
  }
  return { title: `${swipes} fast swipes, flicks of ${FLICK}, ${STEP} ms apart`, rows, keys: Object.keys(pages) }
}
