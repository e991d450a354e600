// What a reviewer would check without running the product: types, style, import rules, dead code, the package.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../esbuild.mjs'

/** Each counts as one test; a command's output is shown as it comes. */
const checks = [{ name: 'types', command: ['tsc', '-p', '.'] }]

const passes = ([command, ...args]) =>
  new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' })
    child.on('error', () => done(false))
    child.on('close', (status) => done(status === 0))
  })

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} */
export const runChecks = async () => {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, command } of checks) {
    const passed = await passes(command)
    console.log(`${passed ? '✔' : '✖'} ${name}`)
    total[passed ? 'passed' : 'failed'] += 1
  }
  return total
}
