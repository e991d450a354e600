import { setTimeout as sleep } from 'node:timers/promises'
import { ask, openCold, untilTrue } from './browser.mjs'
import { visitInTurn } from './samples.mjs'
import { median, round } from './stats.mjs'

/** How long after a page's pictures others may still come into the view, such as a banner: ms. */
const SETTLE = 4000

const once = async ({ browser, origin }, path) => {
  const cold = await openCold(browser, origin + path)
  const pictures = () => ask(cold, 'window.probe?.pictures() ?? []')
  const isPainted = (times) => times.length > 1 && !times.includes(null)
  try {
    const problems = () => `${path} showed no pictures within 20 s. ${cold.problems.join(' ')}`
    await untilTrue(async () => isPainted(await pictures()), problems)
    await sleep(SETTLE)
    const times = await pictures()
    if (!isPainted(times)) throw new Error(`${path}: pictures went away.`)
    const at = Math.max(...times)
    const { requests, bytes } = cold.network.until(await ask(cold, `performance.timeOrigin + ${at}`))
    const { shift, maxTask } = await ask(cold, '(({ shift, maxTask }) => ({ shift, maxTask }))(probe)')
    return { at, count: times.length, requests, bytes, shift, maxTask, problems: cold.problems }
  } finally {
    await cold.close()
  }
}

/**
 * Time until all pictures that a page shows without scrolling are painted, beside a page of eight `<img>`; cold, medians.
 * @param {{ plain: object, [key: string]: { name: string, path: string } }} pages
 */
export const measurePosters = async (stand, pages, runs) => {
  const samples = await visitInTurn(pages, runs, (path) => once(stand, path))
  const of = (key, read) => median(samples[key].map(read))
  const plain = of('plain', ({ at }) => at)
  const rows = Object.entries(pages).map(([key, { name }]) => ({
    page: name,
    'painted ms': round(of(key, ({ at }) => at)),
    '× plain': round(of(key, ({ at }) => at) / plain, 2),
    pictures: of(key, ({ count }) => count),
    requests: of(key, (it) => it.requests),
    'code kB': round(of(key, ({ bytes }) => bytes.code) / 1000, 1),
    'picture kB': round(of(key, ({ bytes }) => bytes.pictures) / 1000),
    'longest ms': round(of(key, ({ maxTask }) => maxTask)),
    'layout shift': round(
      of(key, ({ shift }) => shift),
      3,
    ),
    errors: samples[key].reduce((sum, { problems }) => sum + problems.length, 0),
  }))
  return {
    title: `Pictures in view painted, cold, median of ${runs} (requests, code, pictures: until then)`,
    rows,
    keys: Object.keys(pages),
  }
}
