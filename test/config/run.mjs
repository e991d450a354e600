// `node test/config/run.mjs [check|browser|node|e2e] [files…]`: one stage, the given files, or without arguments all of
// it in every engine. `ENGINE=firefox` or `ENGINE=webkit` runs there what else would run in Chromium.
// At its end it names what failed, and its last line adds up what every runner counted: `N passed, N failed`.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { root } from '../../esbuild.mjs'
import { chromiumOnly, onlyNamed, otherEngines, partOf } from './engines.mjs'

/**
 * What a stage counted, and each failed test with what it said, and its file if that is known.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Array<{ name: string, error?: string, file?: string }> }} Result
 */

/** Builds first, since two files at a time would build into the same folder. */
const inNode = async (files, options) => {
  await (await import('./built.mjs')).ensureBuilt()
  return (await import('./node.mjs')).runNode(files, options)
}

const stages = {
  check: async () => (await import('./check.mjs')).runChecks(),
  browser: async (files, options) => (await import('./browser.mjs')).runBrowser(files, options),
  node: inNode,
  e2e: inNode,
}

const folders = {
  browser: ['test/src/', 'test/elements/'],
  node: ['test/demo/', 'test/contract/', 'test/config/'],
  e2e: ['test/e2e/'],
}

const allTests = async () =>
  (await readdir(join(root, 'test'), { recursive: true }))
    .filter((path) => /\.test\.(tsx?|mjs)$/.test(path))
    .map((path) => join('test', path))
    .sort()

const inStage = (stage, files) => files.filter((file) => folders[stage]?.some((folder) => file.startsWith(folder)))

const stagesOf = (engine) => (engine in otherEngines ? ['e2e', 'browser'] : Object.keys(stages))

/** What to run, from the command line: stages with their engines and files. */
const plan = async (args) => {
  const named = args.filter((arg) => arg in stages)
  const paths = args.filter((arg) => !(arg in stages)).map((arg) => relative(root, resolve(arg)))
  const tests = (await allTests()).filter((test) => paths.includes(test) || !onlyNamed.includes(test))
  const filesOf = (engine, stage) =>
    paths.length > 0
      ? inStage(stage, tests).filter((test) => paths.some((path) => test === path || test.startsWith(`${path}/`)))
      : partOf(engine, stage, inStage(stage, tests))
  const isWanted = (stage) => (named.length > 0 ? named.includes(stage) : stage !== 'check' || paths.length === 0)
  const { ENGINE } = process.env
  const engines = ENGINE ? [ENGINE] : ['chromium', ...(args.length === 0 ? Object.keys(otherEngines) : [])]
  return engines
    .flatMap((engine) => stagesOf(engine).map((stage) => ({ stage, engine, files: filesOf(engine, stage) })))
    .filter(({ stage, files }) => isWanted(stage) && (stage === 'check' || files.length > 0))
}

/** How many tests are written in files that do not run; one that a loop makes counts once for all. */
const countTests = async (files) => {
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  return texts.join('').match(/^\s*it\(/gm)?.length ?? 0
}

/** Minutes after which no part in another engine begins: on a slow machine all of it would not end in time. */
const maxMinutes = Number(process.env.TEST_MINUTES ?? Number.POSITIVE_INFINITY)

const run = async ({ stage, engine, files, atOnce = 2, isAgain = false }) => {
  const other = otherEngines[engine]
  if (!other) return stages[stage](files, { engine, atOnce })
  if (!isAgain && performance.now() > maxMinutes * 60_000) {
    console.log(`${maxMinutes} minutes (TEST_MINUTES) are over: these tests are skipped.`)
    return { passed: 0, failed: 0, skipped: await countTests(files), failures: [] }
  }
  if (!other.path()) {
    console.log(`${other.name} is not installed (Debian: ${other.packages}): its tests are skipped.`)
    return { passed: 0, failed: 0, skipped: await countTests(files), failures: [] }
  }
  const without = files.filter((file) => file in chromiumOnly)
  for (const file of without) console.log(`﹣ ${file} # ${chromiumOnly[file]}`)
  const included = files.filter((file) => !without.includes(file))
  const result =
    included.length > 0
      ? await stages[stage](included, { engine, atOnce })
      : { passed: 0, failed: 0, skipped: 0, failures: [] }
  return { ...result, skipped: result.skipped + (await countTests(without)) }
}

/** More files than these do not fail by a browser's whim. */
const maxFilesAgain = 4

/**
 * In a run of everything, files that fail in a browser run once more, one at a time, because browsers and their drivers
 * sometimes lose an event or a window. What fails only once is named all the same.
 */
const runTwice = async (one) => {
  const first = await run(one)
  const files = [...new Set(first.failures.map(({ file }) => file))]
  const isBrowsers = one.stage === 'browser' || one.stage === 'e2e'
  if (args.length > 0 || !isBrowsers || files.length === 0 || files.length > maxFilesAgain || files.includes(undefined))
    return first
  console.log(`\n── again: ${files.join(' ')}`)
  const second = await run({ ...one, files, atOnce: 1, isAgain: true })
  const failed = new Set(second.failures.map(({ name }) => name))
  for (const { name, error } of first.failures) if (!failed.has(name)) passedLater.push(`${name} > ${error}`)
  return { ...second, passed: first.passed + first.failed - second.failed, skipped: first.skipped }
}

const args = process.argv.slice(2)
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const passedLater = []
const todo = await plan(args)
for (const one of todo) {
  const title = one.engine === 'chromium' ? one.stage : `${one.stage} ${one.engine}`
  console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`)
  const started = Date.now()
  const result = await runTwice(one).catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0, failures: [{ name: one.stage, error: error.message }] }
  })
  for (const key of Object.keys(total)) total[key] += result[key]
  failures.push(...result.failures.map(({ name, error }) => `${title} > ${name} > ${error}`))
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${title}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped, ${seconds} s`)
}
if (todo.length === 0) {
  console.error('No test file matches.')
  total.failed += 1
}
for (const test of passedLater) console.log(`⚠ passed at the second attempt: ${test}`)
for (const failure of failures) console.log(`✖ ${failure}`)
process.exitCode = total.failed > 0 ? 1 : 0
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`, () => process.exit())
