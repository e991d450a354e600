// What a reviewer would check without running the product: types, style, import rules, dead code, the package.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../esbuild.mjs'

/** Each counts as one test; its output is shown as it comes. */
const checks = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  {
    name: 'types without those of Node, which a browser lacks',
    command: ['tsc', '-p', 'test/config/tsconfig.client.json'],
  },
  { name: 'style', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'direction of imports', script: ['test/config/cruise.mjs'] },
  { name: 'dead code and packages', command: ['knip', '--config', 'test/config/knip.json', '--no-progress'] },
  {
    name: 'code that only tests use',
    command: [
      'knip',
      '--production',
      '--config',
      'test/config/knip.json',
      '--include',
      'files,exports,types',
      '--no-progress',
    ],
  },
  { name: 'build', script: ['esbuild.mjs'] },
  { name: 'package', command: ['publint', 'run', '--strict'] },
]

/** @returns {Promise<boolean>} whether the command ended well */
const passes = ({ command, script }) =>
  new Promise((done) => {
    const [name, ...args] = command
      ? [join(root, 'node_modules/.bin', command[0]), ...command.slice(1)]
      : [process.execPath, ...script]
    const child = spawn(name, args, { cwd: root, stdio: 'inherit' })
    child.on('error', () => done(false))
    child.on('close', (status) => done(status === 0))
  })

/** @returns {Promise<import('./run.mjs').Result>} */
export const runChecks = async () => {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const check of checks) {
    const passed = await passes(check)
    console.log(`${passed ? '✔' : '✖'} ${check.name}`)
    total[passed ? 'passed' : 'failed'] += 1
    if (!passed) total.failures.push({ name: check.name, error: 'see above' })
  }
  return total
}
