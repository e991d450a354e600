import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { webkitDriver } from '../../config/engines.mjs'

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

const displays = new Map<string, Promise<string>>()

const startDisplay = (size: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    screen.once('error', reject)
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    screen.unref()
    process.once('exit', () => screen.kill())
  })

/** A screen in memory, one of each size for all sessions of this process. */
const openDisplay = (size: string): Promise<string> => {
  const display = displays.get(size) ?? startDisplay(size)
  displays.set(size, display)
  return display
}

const answered = async (url: string, init?: RequestInit): Promise<unknown> => {
  const answer = await fetch(url, init)
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (value?.error) throw new DriverError(value.error, value.message ?? '')
  return value
}

const untilReady = async (url: string, child: ChildProcess) => {
  while (child.exitCode === null) {
    const status = await answered(`${url}/status`).catch(() => undefined)
    if (status) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode}`)
}

/**
 * A browser with a profile of its own. Each has its own driver, since one driver answers for one session only.
 * @param args further arguments of the browser
 * @param screen size in pixels, such as 1600x1300
 */
export const openSession = async (binary: string, args: readonly string[], screen: string): Promise<Session> => {
  const port = await freePort()
  const child = spawn(webkitDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    // Its sandbox needs user namespaces, which containers refuse; HLS is off unless asked for, and on in Safari.
    env: {
      ...process.env,
      DISPLAY: await openDisplay(screen),
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_GST_ENABLE_HLS_SUPPORT: '1',
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] } }
  const { sessionId } = (await answered(`${url}/session`, {
    method: 'POST',
    body: JSON.stringify({ capabilities: { alwaysMatch } }),
  })) as { sessionId: string }
  const base = `${url}/session/${sessionId}`
  return {
    send: (method, path, body) =>
      answered(base + path, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) }),
    async close() {
      await answered(base, { method: 'DELETE' }).catch(() => undefined)
      child.kill()
    },
  }
}
