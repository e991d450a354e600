/**
 * `npm run lighthouse`: Lighthouse's mobile preset on pages of the demo's app, as a stranger gets them on a first visit.
 * Prints each category's median with the audits that cost points; fails when a category is below its goal.
 *
 *   npm run lighthouse -- [--runs 3] [--only home,video,community,profile]
 *
 * npm fetches Lighthouse when this runs, in the exact version below: it is not in package.json. Reports go to .build/lighthouse.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { buildClient, buildServer, root } from '../../esbuild.mjs'
import { chromiumFlags, chromiumPath } from '../chromium.mjs'
import { startServer } from './server.mjs'
import { median } from './stats.mjs'
import { table } from './table.mjs'

const run = promisify(execFile)

/** The last major version that runs on the oldest Node of package.json's `engines`. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const pages = {
  home: '/app/',
  video: '/app/video/windows',
  community: '/app/community/night-skies',
  profile: '/app/profile/mira.light',
}
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = Object.keys(goals)

/** Lighthouse's slow-down of a phone's processor, and the time of a task beyond which it blocks: ms. */
const cpu = { slowdown: 4, task: 50 }

/**
 * The blocked time, counted by the time that the page's thread was at work. Lighthouse counts by the clock, so on a machine
 * with few processors it counts as well what other processes keep the thread waiting.
 * @returns milliseconds
 */
const blockedAtWork = ({ traceEvents }) => {
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1)
  return traceEvents
    .filter(
      ({ name, pid, tid, ts }) => /RunTask$/.test(name) && pid === paint.pid && tid === paint.tid && ts > paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * cpu.slowdown - cpu.task), 0)
}

/** One cold load; a second attempt where Chromium's trace of it is broken. @returns Lighthouse's report */
const audit = async (address, path, attempts = 2) => {
  const artifacts = `${path}.artifacts`
  const flags = ['--output=json', `--output-path=${path}`, '--quiet', `-GA=${artifacts}`]
  const chrome = `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`
  const only = `--only-categories=${categories.join()}`
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, only, ...flags, chrome]
  try {
    await run('npm', command, { env: { ...process.env, CHROME_PATH: chromiumPath() } })
  } catch (error) {
    if (attempts < 2 || !/NO_NAVSTART/.test(error.stderr)) throw error
    return audit(address, path, attempts - 1)
  }
  const read = async (file) => JSON.parse(await readFile(file, 'utf8'))
  const report = await read(path)
  return { ...report, blockedAtWork: blockedAtWork(await read(join(artifacts, 'defaultPass.trace.json'))) }
}

const scoreOf = (category) => (report) => Math.round(report.categories[category].score * 100)
const msOf = (id) => (report) => Math.round(report.audits[id].numericValue)

/** Audits below their full score that count. */
const lossesOf = ({ categories: all, audits }) =>
  Object.values(all)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${audits[id].title} (${audits[id].displayValue ?? id})`)

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } })
const runs = Number(options.runs)
const wanted = options.only?.split(',') ?? Object.keys(pages)
const folder = join(root, '.build/lighthouse')

await Promise.all([buildClient({ minify: true }), buildServer(), mkdir(folder, { recursive: true })])
const server = await startServer({ scale: 0 })
const rows = []
const losses = new Set()
try {
  for (const page of wanted) {
    const reports = []
    for (let i = 1; i <= runs; i++)
      reports.push(await audit(server.origin + pages[page], join(folder, `${page}-${i}.json`)))
    const of = (read) => median(reports.map(read))
    rows.push({
      page: pages[page],
      ...Object.fromEntries(categories.map((category) => [category, of(scoreOf(category))])),
      'FCP ms': of(msOf('first-contentful-paint')),
      'LCP ms': of(msOf('largest-contentful-paint')),
      'blocked ms': of(msOf('total-blocking-time')),
      'of these at work': Math.round(of(({ blockedAtWork }) => blockedAtWork)),
      'speed index': of(msOf('speed-index')),
      shift: Number(of(({ audits }) => audits['cumulative-layout-shift'].numericValue).toFixed(3)),
    })
    for (const report of reports) for (const loss of lossesOf(report)) losses.add(`${page}: ${loss}`)
  }
} finally {
  await server.stop()
}
process.stdout.write(`${table({ title: `Lighthouse, mobile, median of ${runs}`, rows })}\n`)
if (losses.size) process.stdout.write(`\nWhat cost points:\n${[...losses].join('\n')}\n`)
if (rows.some((row) => categories.some((category) => row[category] < goals[category]))) process.exitCode = 1
