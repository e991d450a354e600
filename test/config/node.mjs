// Tests that run in Node: test/demo, test/contract, test/config and test/e2e.
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../esbuild.mjs'
import { bundleForNode } from './bundle.mjs'

/** What a test said, and where. A text of several lines begins with a line of its own. */
const errorIn = (details) => {
  const [, , first = '', more = ''] = details.match(/^( +)error: (.+)((?:\n\1 .*)*)/m) ?? []
  const place = details.match(/^ +stack: \|-\n +(.+)/m)?.[1] ?? ''
  return [first.startsWith('|') ? '' : first, more, `\n  ${place}`].join('')
}

/** The tests that failed by themselves, not for one inside them: what each said, and its file. */
const failuresOf = (tap, files) =>
  [...tap.matchAll(/^ *not ok \d+ - (.+)\n +---\n([\s\S]*?)\n +\.\.\.$/gm)]
    .filter(([, , details]) => !details.includes("failureType: 'subtestsFailed'"))
    .map(([, name, details]) => ({
      name,
      error: errorIn(details),
      file: files.find((file) => details.includes(file.replace(/\.(tsx?|mjs)$/, ''))),
    }))

const number = (tap, name) => Number(tap.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0)

/**
 * @param {string[]} files paths from the root
 * @param {{ engine: string, atOnce: number }} options the browser that end-to-end tests drive; how many files run at the same time
 * @returns {Promise<import('./run.mjs').Result>}
 */
export const runNode = async (files, { engine, atOnce }) => {
  const outdir = `.build/node-${process.pid}`
  const tapFile = join(root, outdir, 'result.tap')
  try {
    const bundled = await bundleForNode(files, outdir)
    const status = await new Promise((done) => {
      const child = spawn(
        process.execPath,
        [
          '--enable-source-maps',
          '--test',
          `--test-concurrency=${atOnce}`,
          '--test-reporter=spec',
          '--test-reporter-destination=stdout',
          '--test-reporter=tap',
          `--test-reporter-destination=${tapFile}`,
          ...bundled,
        ],
        { cwd: root, stdio: 'inherit', env: { ...process.env, ENGINE: engine } },
      )
      child.on('close', done)
    })
    const tap = await readFile(tapFile, 'utf8').catch(() => '')
    const result = {
      passed: number(tap, 'pass'),
      failed: number(tap, 'fail') + number(tap, 'cancelled'),
      skipped: number(tap, 'skipped') + number(tap, 'todo'),
      failures: failuresOf(tap, files),
    }
    // A runner that died before it could count has failed all the same.
    if (status !== 0 && result.failed === 0) result.failed = 1
    return result
  } finally {
    await rm(join(root, outdir), { recursive: true, force: true })
  }
}
