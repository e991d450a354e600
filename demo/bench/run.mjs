/**
 * `npm run bench`: what the built feed costs and how fast it is, in Chromium on a slow line and a slow phone, beside
 * bare reference pages measured in the same run (figures of two runs do not compare, ratios do).
 *
 *   npm run bench -- [--quick] [--runs 5] [--swipes 20] [--advances 200] [--only first,engines,swipes,fast,memory,fold]
 *     [--before ../earlier/dist]
 *
 * `--before` names the `dist` folder of another build, which is measured beside this one.
 * Prints tables and writes .build/bench.json.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient, buildServer, root } from '../../esbuild.mjs'
import { launch } from './browser.mjs'
import { startFront } from './front.mjs'
import { judge } from './goals.mjs'
import { measureEngines } from './measure.engines.mjs'
import { measureFast } from './measure.fast.mjs'
import { measureFirst } from './measure.first.mjs'
import { measureFold } from './measure.fold.mjs'
import { measureMemory } from './measure.memory.mjs'
import { measureSwipes } from './measure.swipes.mjs'
import { startServer } from './server.mjs'
import { table } from './table.mjs'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    swipes: { type: 'string' },
    advances: { type: 'string' },
    only: { type: 'string' },
    before: { type: 'string' },
  },
})
const counts = {
  runs: Number(options.runs ?? (options.quick ? 3 : 5)),
  swipes: Number(options.swipes ?? (options.quick ? 8 : 20)),
  advances: Number(options.advances ?? (options.quick ? 60 : 200)),
}

/** Pages that play; the limit is the page that cannot be beaten. */
const pages = {
  limit: { name: 'one <video>, progressive', path: '/bench/limit.html' },
  progressive: { name: 'three <video>, progressive', path: '/bench/pool-mp4.html' },
  hls: { name: 'three <video>, hls.js light', path: '/bench/pool-hls.html' },
  feed: { name: '<geuin-feed>', path: '/bench/feed.html' },
}
/** Pages that every engine plays. */
const inEngines = {
  limit: pages.limit,
  feed: pages.feed,
  hls: { name: '<geuin-feed>, HLS alone', path: '/bench/feed-hls.html' },
}
const earlier = options.before && {
  before: { name: '<geuin-feed>, before', path: '/bench/before-feed.html' },
}
const feeds = { feed: pages.feed, ...earlier }
const articles = {
  bare: '/bench/article-bare.html',
  feed: '/bench/article.html',
  ...(earlier && { before: '/bench/before-article.html' }),
}

const marks = (last) => [20, 200].filter((mark) => mark < last).concat(last)

const measures = {
  first: (stand) => measureFirst(stand, { ...pages, ...earlier }, counts.runs),
  engines: (stand) => measureEngines(stand, inEngines, counts.runs),
  swipes: (stand) => measureSwipes(stand, { progressive: pages.progressive, hls: pages.hls, ...feeds }, counts.swipes),
  fast: (stand) => measureFast(stand, { hls: pages.hls, ...feeds }, counts.advances),
  memory: (stand) => measureMemory(stand, { hls: pages.hls, ...feeds }, marks(counts.advances)),
  fold: (stand) => measureFold(stand, articles, counts.runs),
}
const wanted = options.only?.split(',') ?? Object.keys(measures)

await Promise.all([buildClient({ minify: true }), buildServer()])
const stops = []
const results = {}
try {
  const server = await startServer({ scale: 10_000 })
  stops.push(server.stop)
  const front = await startFront(server.origin, { before: options.before })
  stops.push(front.stop)
  const browser = await launch()
  stops.push(() => browser.close())
  for (const name of wanted) {
    const measure = measures[name]
    if (!measure) throw new Error(`No measure '${name}'. There are: ${Object.keys(measures).join(', ')}`)
    const began = performance.now()
    results[name] = await measure({ browser, origin: front.origin, upstream: server.origin })
    const took = Math.round((performance.now() - began) / 1000)
    process.stdout.write(`\n${table(results[name])}\n(${took} s)\n`)
  }
} finally {
  for (const stop of stops.reverse()) await stop()
}
const load = loadavg()[1]
if (load > availableParallelism())
  process.stdout.write(`\nThe machine was busy (load ${load.toFixed(1)}): all times are too long.\n`)
results.goals = judge(results)
process.stdout.write(`\n${table(results.goals)}\n`)
await mkdir(join(root, '.build'), { recursive: true })
await writeFile(join(root, '.build/bench.json'), `${JSON.stringify({ counts, load, ...results }, null, 2)}\n`)
