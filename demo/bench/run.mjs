/**
 * `npm run bench`: what the built feed costs and how fast it is, in Chromium on a slow line and a slow phone, beside
 * bare reference pages measured in the same run (figures of two runs do not compare, ratios do).
 *
 *   npm run bench -- [--quick] [--runs 5] [--swipes 20] [--advances 200] [--only first,posters,ladders,engines,swipes,fast,memory,fold,comments,places,server,search,upload]
 *     [--before ../earlier/dist] [--publish]
 *
 * `--before` names the `dist` folder of another build, which is measured beside this one.
 * `--publish` writes the figures that the demo's overview shows; it needs first, fold and fast, and not `--quick`.
 * Prints tables and writes .build/bench.json.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient, buildServer, root } from '../../esbuild.mjs'
import { launch } from './browser.mjs'
import { describeRun, figuresOf, published } from './figures.mjs'
import { startFront } from './front.mjs'
import { judge } from './goals.mjs'
import { measures } from './measures.mjs'
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
    publish: { type: 'boolean', default: false },
  },
})
const counts = {
  runs: Number(options.runs ?? (options.quick ? 3 : 5)),
  swipes: Number(options.swipes ?? (options.quick ? 8 : 20)),
  advances: Number(options.advances ?? (options.quick ? 60 : 200)),
}

const wanted = options.only?.split(',') ?? Object.keys(measures)
const unknown = wanted.find((name) => !(name in measures))
if (unknown) throw new Error(`No measure '${unknown}'. There are: ${Object.keys(measures).join(', ')}`)
if (options.publish && (options.quick || published.some((name) => !wanted.includes(name))))
  throw new Error(`--publish needs ${published.join(', ')}, and a run that is not --quick.`)

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
    const stand = { browser, origin: front.origin, upstream: server.origin }
    const began = performance.now()
    results[name] = await measures[name](stand, { ...counts, hasBefore: Boolean(options.before) })
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
if (options.publish) {
  const figures = figuresOf(results, await describeRun(root, counts.advances))
  await writeFile(join(root, 'demo/pages/figures.json'), `${JSON.stringify(figures, null, 2)}\n`)
}
