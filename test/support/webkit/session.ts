import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { webkitDriver } from '../../config/engines.mjs'
import { openDisplay } from './display'

/** Milliseconds; a start waits for a busy machine, a command longer than any script may run. */
const startTimeout = 30_000
const commandTimeout = 60_000

/** An error that the driver answers, with the name that the WebDriver standard gives it. */
export class DriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}

export interface Session {
  /** Sends a command of the WebDriver standard; `path` is what follows the session in its address. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  close(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const answered = async (url: string, init: RequestInit = {}, timeout = commandTimeout): Promise<unknown> => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
    throw new Error(`no answer of WebKitWebDriver to ${init.method ?? 'GET'} ${new URL(url).pathname}: ${error}`)
  })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (value?.error) throw new DriverError(value.error, value.message ?? '')
  return value
}

const untilReady = async (url: string, child: ChildProcess) => {
  const end = Date.now() + startTimeout
  while (child.exitCode === null && Date.now() < end) {
    const status = await answered(`${url}/status`, {}, startTimeout).catch(() => undefined)
    if (status) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver ${child.exitCode === null ? 'does not answer' : `ended with ${child.exitCode}`}`)
}

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve()

type Environment = Readonly<Record<string, string>>

const start = async (binary: string, args: readonly string[], env: Environment): Promise<Session> => {
  const display = await openDisplay()
  const port = await freePort()
  // The driver ends with this process, however that ends, and the browser with its screen.
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', webkitDriver, `--port=${port}`, '--host=127.0.0.1'], {
    // Its sandbox needs user namespaces, which containers refuse.
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Unlike Safari it holds what is out of view, and a video that then plays on its way back in stays held.
      WEBKIT_GST_ALLOW_PLAYBACK_OF_INVISIBLE_VIDEOS: '1',
      ...env,
    },
    stdio: 'ignore',
  })
  const stop = async () => {
    child.kill()
    await ended(child)
    display.close()
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(url, child)
    const alwaysMatch = {
      'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] },
    }
    const init = { method: 'POST', body: JSON.stringify({ capabilities: { alwaysMatch } }) }
    const { sessionId } = (await answered(`${url}/session`, init, startTimeout)) as { sessionId: string }
    const base = `${url}/session/${sessionId}`
    return {
      send: (method, path, body) =>
        answered(base + path, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) }),
      async close() {
        await answered(base, { method: 'DELETE' }).catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * A browser with a profile of its own. Each has its own driver, since one driver answers for one session only.
 * @param args further arguments of the browser
 * @throws when it does not start at a second port either: the first one may have been taken by another program
 */
export const openSession = (binary: string, args: readonly string[], env: Environment): Promise<Session> =>
  start(binary, args, env).catch(() =>
    start(binary, args, env).catch((error) => {
      throw new Error(`WebKit does not start: ${error}`)
    }),
  )
