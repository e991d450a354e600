import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as esbuild from 'esbuild'
import type { Page } from 'playwright-core'
import { clientOptions } from '../../esbuild.mjs'
import { launchBrowser } from './browsers'

/** Shows for which brand it is, and follows its settings, as the published elements do. */
const element = (tag: string) => `
  import { onSettingsChange, resolveSettings } from '../chunks/base.js'
  customElements.get('${tag}') ?? customElements.define('${tag}', class extends HTMLElement {
    connectedCallback() {
      const show = () => { this.textContent = 'here: ' + resolveSettings(this).brandId }
      onSettingsChange(show)
      show()
    }
  })`

const index = `window.loads = (window.loads ?? 0) + 1
  export const geuin = { signIn: async (step) => { window.step = step }, signOut: async () => {} }`

export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

const bundle = async (options: esbuild.BuildOptions) => {
  const { outputFiles = [] } = await esbuild.build({ ...clientOptions, write: false, sourcemap: false, ...options })
  return outputFiles[0]?.text ?? ''
}

/** The script tag's file as it is built, in front of small test elements: a server, a browser, and a page for each test. */
export interface LoaderStand {
  readonly origin: string
  page: Page
  /** Paths in the order of their requests, the page's own left out; `OPTIONS path` where the browser asked for permission. */
  requested: string[]
  /** What the page's console says. */
  logged: string[]
  /** How often an address still fails. */
  failing: Map<string, number>
  /** Addresses that wait for a promise before they answer. */
  delayed: Map<string, Promise<void>>
  /** What the server has for every test, by path; the script tag's file is `/cdn/geuin.js`. */
  readonly builtFiles: Readonly<Record<string, string>>
  /** What it has for one test. */
  files: Record<string, string>
  /** A new page without anything of the last test. */
  reset(): Promise<void>
  open(markup: string, policy?: string): Promise<void>
  loaded(tag: string): Promise<unknown>
  textsOf(tag: string): Promise<string[]>
  /** What `geuin:error` said on the page. */
  errors(): Promise<string[]>
  /** What the page's policy refused. */
  violations(): Promise<string[]>
  close(): Promise<void>
}

export const openLoaderStand = async (): Promise<LoaderStand> => {
  const modules = { 'geuin-auth': 'base', 'geuin-feed': 'base view' }
  const loader = await bundle({
    format: 'iife',
    entryPoints: ['elements/autoload.ts'],
    define: { GEUIN_MODULES: JSON.stringify(modules), GEUIN_PINNED: 'false' },
  })
  const base = await bundle({
    format: 'esm',
    entryPoints: ['src/kit/settings.ts'],
    define: { GEUIN_DEFAULTS: '{}' },
  })
  const upgrade = await bundle({
    format: 'esm',
    entryPoints: ['src/upgrade/upgrade.ts'],
    define: { GEUIN_DEFAULTS: '{}' },
  })
  const builtFiles: Record<string, string> = {
    '/cdn/geuin.js': loader,
    '/cdn/elements/geuin-feed.js': element('geuin-feed'),
    '/cdn/elements/geuin-auth.js': element('geuin-auth'),
    '/cdn/chunks/base.js': base,
    '/cdn/chunks/view.js': '',
    '/cdn/index.js': index,
    '/cdn/upgrade.js': upgrade,
    '/goservices/feed/home': '{}',
  }
  let body = ''
  let policy = ''

  const answer = async ({ method, url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(url, stand.origin)
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html')
      response.setHeader('content-security-policy', policy)
      return response.end(`<!doctype html><title>Page</title><link rel="icon" href="data:,">${body}`)
    }
    stand.requested.push(`${method === 'OPTIONS' ? 'OPTIONS ' : ''}${pathname}${search}`)
    await stand.delayed.get(pathname)
    const failures = stand.failing.get(pathname) ?? 0
    if (failures > 0) {
      stand.failing.set(pathname, failures - 1)
      response.statusCode = 503
      return response.end()
    }
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/redirect/geuin.js') {
      response.writeHead(302, { location: '/cdn/geuin.js' })
      return response.end()
    }
    const file = stand.files[pathname] ?? builtFiles[pathname]
    if (file === undefined) response.statusCode = 404
    response.setHeader('content-type', pathname.endsWith('.css') ? 'text/css' : 'text/javascript')
    return response.end(file ?? '')
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const browser = await launchBrowser()

  const stand: LoaderStand = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    page: await browser.newPage(),
    requested: [],
    logged: [],
    failing: new Map(),
    delayed: new Map(),
    builtFiles,
    files: {},
    async reset() {
      await stand.page.close()
      Object.assign(stand, { requested: [], logged: [], failing: new Map(), delayed: new Map(), files: {} })
      stand.page = await browser.newPage({ viewport: { width: 800, height: 600 } })
      stand.page.on('console', (message) => stand.logged.push(`${message.type()} ${message.text()}`))
    },
    async open(markup, pagePolicy = strictPolicy) {
      body = markup
      policy = pagePolicy
      await stand.page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { errors: seen, violations: [] as string[] })
        document.addEventListener('geuin:error', ({ target, detail }: CustomEventInit & Event) =>
          seen.push(`${(target as Element).localName} ${detail.code} ${detail.message}`),
        )
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
          Reflect.get(window, 'violations').push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
        )
      })
      await stand.page.goto(stand.origin)
    },
    loaded: (tag) =>
      stand.page.waitForFunction((name) => document.querySelector(name)?.textContent?.startsWith('here'), tag),
    textsOf: (tag) => stand.page.locator(tag).allTextContents(),
    errors: () => stand.page.evaluate(() => Reflect.get(window, 'errors') as string[]),
    violations: () => stand.page.evaluate(() => Reflect.get(window, 'violations') as string[]),
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
  return stand
}
