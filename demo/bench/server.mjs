import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../esbuild.mjs'

/**
 * Starts the built reference server in a process of its own, on a fresh database and any free port.
 * @param {{ scale: number, env?: Record<string, string> }} options scale: generated videos; env: settings, in place of the
 *   demo's on an embedded database
 * @returns {Promise<{ origin: string, use: () => Promise<{ cpu: number, memory: number }>, stop: () => Promise<void> }>} use:
 *   milliseconds of all its threads since it began, and bytes of memory that it holds now
 */
export const startServer = async ({ scale, env = {} }) => {
  const data = await mkdtemp(join(tmpdir(), 'bench-'))
  const child = fork(join(root, '.build/server.mjs'), ['--scale', String(scale)], {
    env: { ...process.env, GEUIN_DATA: data, GEUIN_LOG: 'error', PORT: '0', GEUIN_DEMO: '1', DATABASE_URL: '', ...env },
    silent: true,
    execArgv: ['--import', new URL('reportUse.mjs', import.meta.url).href],
  })
  child.stderr.pipe(process.stderr)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  const use = async () => {
    const [[answer]] = await Promise.all([once(child, 'message'), child.send('use')])
    return answer
  }
  const origin = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const address = /http:\/\/\S+:\d+/.exec(output)
      if (address) resolve(address[0])
    })
    ended.then((code) => reject(new Error(`The server ended with ${code} before it listened.\n${output}`)))
  })
  return { origin, use, stop }
}
