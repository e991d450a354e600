import { setTimeout as sleep } from 'node:timers/promises'
import { ask, firstFrame, openCold } from './browser.mjs'
import { median, percentile, round } from './stats.mjs'

/** How long each clip is watched before the next swipe, ms. */
const WATCH = 2000
/** ms */
const FRAME = 1000 / 60

const once = async ({ browser, origin }, path, swipes) => {
  const cold = await openCold(browser, origin + path)
  try {
    await firstFrame(cold)
    await cold.page.waitForFunction(() => window.probe.videos().length === 3)
    await cold.page.evaluate(() => window.probe.focus())
    // What the driver puts into the page has run by now, see `ask`.
    await ask(cold, 'probe.longTasks = probe.maxTask = 0')
    const times = []
    for (let swipe = 0; swipe < swipes; swipe++) {
      await sleep(WATCH)
      await cold.page.keyboard.press('ArrowDown')
      times.push(await cold.page.evaluate(() => window.probe.arrived))
    }
    await sleep(WATCH)
    const { gaps, longTasks, maxTask } = await ask(
      cold,
      '(({ gaps, longTasks, maxTask }) => ({ gaps, longTasks, maxTask }))(probe)',
    )
    return { times, gaps, longTasks, maxTask, bytes: cold.network.until().bytes, problems: cold.problems }
  } finally {
    await cold.close()
  }
}

/** Of the frames that a screen with 60 a second could have shown, those that it did not, in percent. */
const dropped = (gaps) => {
  const sum = gaps.reduce((all, gap) => all + gap, 0)
  return (100 * (sum / FRAME - gaps.length)) / (sum / FRAME)
}

/**
 * Key press to the next clip's place in the middle and its motion, the time from its place to its picture, and what
 * the line carried for it; the frames while it moves.
 */
export const measureSwipes = async (stand, pages, swipes) => {
  const rows = []
  for (const { name, path } of Object.values(pages)) {
    const { times, gaps, longTasks, maxTask, bytes, problems } = await once(stand, path, swipes)
    const late = times.map(({ placed, picture }) => picture - placed)
    const motion = times.map((each) => each.motion)
    rows.push({
      page: name,
      'in place ms': round(median(times.map(({ placed }) => placed))),
      'picture after ms': round(median(late)),
      'picture p95': round(percentile(late, 0.95)),
      'motion ms': round(median(motion)),
      'motion p95': round(percentile(motion, 0.95)),
      misses: times.filter(({ motion }) => !Number.isFinite(motion)).length,
      'frames dropped %': round(Math.max(0, dropped(gaps)), 1),
      'longest gap ms': round(Math.max(...gaps)),
      'long-task ms': round(longTasks),
      'longest ms': round(maxTask),
      'media MB': round(bytes.media / 1e6, 1),
      'all MB': round(Object.values(bytes).reduce((sum, each) => sum + each, 0) / 1e6, 1),
      errors: problems.length,
    })
  }
  return {
    title: `${swipes} swipes, ${WATCH} ms on each clip: key press to place and motion, place to picture`,
    rows,
    keys: Object.keys(pages),
  }
}
