import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createTestApp, type TestAppOptions } from '../../demo/server/testing'
import { ensureBuilt } from '../config/built.mjs'
import { launchBrowser } from './browsers'
import { engine } from './engine'
import { faultReports } from './faultReports'
import { isStill } from './isStill'

/** What the server does in place of its own answer, which `own` gives; null cuts the connection. */
type Rule = (request: Request, own: () => Promise<Response>) => Response | null | Promise<Response | null>

/** A page with what went wrong on it so far: refusals of its policy, errors of scripts, answers that failed. */
export interface Watched {
  page: Page
  faults: string[]
  /** Paths that the page requested. */
  requested: string[]
}

export interface Demo {
  origin: string
  browser: Browser
  /** The newest JSON body that came to each path. */
  bodies: ReadonlyMap<string, unknown>
  /** By a part of a path. */
  rules: Map<string, Rule>
  /** Opens a path in a fresh profile, and waits until the page has loaded. */
  open(path: string, options?: BrowserContextOptions & { waitUntil?: 'load' | 'commit' }): Promise<Watched>
  /** Does what calls have left for later, such as notices by mail. */
  runJobs(): Promise<void>
  /** Ends all connections and listens no more, does something meanwhile, and listens again at the same address. */
  restart(meanwhile?: () => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

const note = ({ requested, faults }: Watched, url: string, status: number) => {
  const { pathname } = new URL(url)
  requested.push(pathname)
  if (status >= 400) faults.push(`${status} ${pathname}`)
}

/** The demo as `npm start` serves it, on its own database and port, with a browser beside it. */
export const openDemo = async (options: TestAppOptions = {}): Promise<Demo> => {
  await ensureBuilt()
  const { app, runJobs, close } = await createTestApp(options)
  /** What the page in view requested, where the browser itself tells nothing of it. */
  let watchedByServer: Watched | undefined
  const bodies = new Map<string, unknown>()
  const rules = new Map<string, Rule>()
  const answerByRule = async (request: Request, env: object): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    if (body !== undefined) bodies.set(pathname, body)
    const own = async () => app.fetch(request, env)
    const rule = [...rules].find(([part]) => pathname.includes(part))?.[1]
    const answer = await (rule ? rule(request, own) : own())
    if (watchedByServer && answer) note(watchedByServer, request.url, answer.status)
    return answer
  }
  const withReports = faultReports((fault) => watchedByServer?.faults.push(fault))
  const fetch = async (request: Request, env: HttpBindings | Http2Bindings) => {
    const own = (received: Request) => answerByRule(received, env)
    const answer = await (engine === 'webkit' ? withReports(request, own) : own(request))
    if (answer) return answer
    env.outgoing.destroy()
    return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
  }
  const listen = async (port: number) => {
    const listening = serve({ fetch, port, hostname: '127.0.0.1' })
    if (!listening.listening) await new Promise((resolve) => listening.once('listening', resolve))
    return listening as Server
  }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const browser = await launchBrowser()
  return {
    origin,
    browser,
    runJobs,
    bodies,
    rules,
    async open(path, { waitUntil = 'load', ...options } = {}) {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      const watched: Watched = { page, faults: [], requested: [] }
      page.on('console', (message) => {
        if (message.type() === 'error') watched.faults.push(message.text())
      })
      page.on('pageerror', (error) => watched.faults.push(error.message))
      if (engine === 'webkit') watchedByServer = watched
      else {
        page.on('response', (response) => note(watched, response.url(), response.status()))
        // The browser hands its file dialogs over from now on: switched on with the dialog, that sometimes came too late.
        page.on('filechooser', () => undefined)
      }
      await page.goto(origin + path, { waitUntil })
      return watched
    },
    async restart(meanwhile) {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await meanwhile?.()
      server = await listen(port)
    },
    async close() {
      await browser.close()
      await new Promise((resolve) => server.close(resolve))
      await close()
    },
  }
}

/** Clicks the first button of this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

interface AxeNode {
  target: unknown
  failureSummary?: string
}

/** What axe finds wrong on the page at rest, shadow roots included: one line for each element. */
export const axe = async (page: Page): Promise<string[]> => {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  // The page's policy allows no string to become code there; the debugger's protocol is not bound by it.
  await page.evaluate(source)
  // Until then colours are not final.
  await page.waitForFunction(isStill, null)
  const violations = await page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: { run(): Promise<{ violations: object[] }> } }).axe
    return (await runner.run()).violations as Array<{ id: string; nodes: AxeNode[] }>
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary ?? ''}`),
  )
}
