import { setTimeout as sleep } from 'node:timers/promises'
import { ask, firstFrame, openCold, weigh } from './browser.mjs'
import { visitInTurn } from './samples.mjs'
import { median, round } from './stats.mjs'

/** The time after the first frame, such as a framework's start, counts too: ms. */
const SETTLE = 10_000

const once = async ({ browser, origin }, path) => {
  const cold = await openCold(browser, origin + path)
  try {
    const { at, wall } = await firstFrame(cold)
    const { requests, bytes } = cold.network.until(wall)
    await sleep(SETTLE)
    const { shift, longTasks, maxTask } = await ask(
      cold,
      '(({ shift, longTasks, maxTask }) => ({ shift, longTasks, maxTask }))(probe)',
    )
    const { heapMB, nodes } = await weigh(cold)
    return { at, requests, bytes, shift, longTasks, maxTask, heapMB, nodes, problems: cold.problems }
  } finally {
    await cold.close()
  }
}

/** Time, requests and bytes up to the first frame of a page nobody has opened before; medians of `runs`. */
export const measureFirst = async (stand, pages, runs) => {
  const samples = await visitInTurn(pages, runs, (path) => once(stand, path))
  const of = (key, read) => median(samples[key].map(read))
  const limit = of('limit', ({ at }) => at)
  const rows = Object.entries(pages).map(([key, { name }]) => ({
    page: name,
    'first frame ms': round(of(key, ({ at }) => at)),
    '× limit': round(of(key, ({ at }) => at) / limit, 2),
    requests: of(key, (it) => it.requests),
    'code kB': round(of(key, ({ bytes }) => bytes.code) / 1000, 1),
    'media kB': round(of(key, ({ bytes }) => bytes.media) / 1000),
    'other kB': round(of(key, ({ bytes }) => bytes.other + bytes.pictures) / 1000),
    'heap MB': round(
      of(key, ({ heapMB }) => heapMB),
      1,
    ),
    nodes: of(key, ({ nodes }) => nodes),
    'long-task ms': round(of(key, ({ longTasks }) => longTasks)),
    'longest ms': round(of(key, ({ maxTask }) => maxTask)),
    'layout shift': round(
      of(key, ({ shift }) => shift),
      3,
    ),
    errors: samples[key].reduce((sum, { problems }) => sum + problems.length, 0),
  }))
  return {
    title: `First frame, cold, median of ${runs} (code, media, other: before the first frame)`,
    rows,
    keys: Object.keys(pages),
  }
}
