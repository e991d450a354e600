// `node test/config/run.mjs [check|browser|node|e2e] [files…]`: one stage, the given files, or without arguments all.
// At its end it names what failed, and its last line adds up what every runner counted: `N passed, N failed`.
import { readdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { root } from '../../esbuild.mjs'

const stages = {
  check: async () => (await import('./check.mjs')).runChecks(),
  browser: async (files) => (await import('./browser.mjs')).runBrowser(files),
  node: async (files) => (await import('./node.mjs')).runNode(files),
  e2e: async (files) => (await import('./node.mjs')).runNode(files, { serial: true }),
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

const inStage = (stage, files) => files.filter((file) => folders[stage].some((folder) => file.startsWith(folder)))

/** What to run, from the command line: pairs of a stage and its files. */
const plan = async (args) => {
  const named = args.filter((arg) => arg in stages)
  const paths = args.filter((arg) => !(arg in stages)).map((arg) => relative(root, resolve(arg)))
  const tests = await allTests()
  const wanted =
    paths.length > 0
      ? tests.filter((test) => paths.some((path) => test === path || test.startsWith(`${path}/`)))
      : tests
  const chosen =
    named.length > 0 ? named : Object.keys(stages).filter((stage) => stage !== 'check' || paths.length === 0)
  return chosen
    .map((stage) => ({ stage, files: stage === 'check' ? [] : inStage(stage, wanted) }))
    .filter(({ stage, files }) => stage === 'check' || files.length > 0)
}

const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const todo = await plan(process.argv.slice(2))
for (const { stage, files } of todo) {
  console.log(`\n── ${stage} ${'─'.repeat(60 - stage.length)}`)
  const result = await stages[stage](files).catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0, failures: [`${stage} > ${error.message}`] }
  })
  for (const key of Object.keys(total)) total[key] += result[key]
  failures.push(...(result.failures ?? []))
  console.log(`${stage}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped`)
}
if (todo.length === 0) {
  console.error('No test file matches.')
  total.failed += 1
}
for (const failure of failures) console.log(`✖ ${failure}`)
process.exitCode = total.failed > 0 ? 1 : 0
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`, () => process.exit())
