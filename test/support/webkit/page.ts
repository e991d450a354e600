import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { root } from '../../../esbuild.mjs'
import { clicking, moving, pointerDown, pointerMove, pointerUp, pointing, pressing, typing } from './keys'
import type { Aim, Step } from './locate'
import { type ElementReference, WebKitLocator } from './locator'
import { DriverError, type Session } from './session'

/** Milliseconds. */
const timeout = 30_000
const interval = 40

let locating: Promise<string> | undefined
/** The script that finds elements, as an expression. */
const locatingScript = (): Promise<string> => {
  locating ??= esbuild
    .build({
      entryPoints: [join(root, 'test/support/webkit/locate.ts')],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      globalName: 'located',
    })
    .then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return locating
}

interface Size {
  width: number
  height: number
}

/** The windows of a session: commands go to one at a time. */
export class WebKitContext {
  private current = ''
  private isOpened = false
  private queue: Promise<unknown> = Promise.resolve()
  constructor(
    private readonly session: Session,
    /** The size of its pages. */
    private readonly viewport: Size,
  ) {}

  /** Sends a command to a window; one at a time, because the driver has one current window. */
  send(window: string, ...command: Parameters<Session['send']>): Promise<unknown> {
    const sent = this.queue.then(async () => {
      if (this.current !== window) await this.session.send('POST', '/window', { handle: window })
      this.current = window
      return this.session.send(...command)
    })
    this.queue = sent.catch(() => undefined)
    return sent
  }
  /** A session begins with a window. The driver refuses a second tab, so a further page is a further window. */
  private async openWindow(): Promise<string> {
    if (!this.isOpened) return String(await this.session.send('GET', '/window'))
    const { handle } = (await this.session.send('POST', '/window/new', { type: 'window' })) as { handle: string }
    return handle
  }
  async newPage() {
    const page = new WebKitPage(this, await this.openWindow())
    this.isOpened = true
    await page.setViewportSize(this.viewport)
    return page
  }
  close() {
    return this.session.close()
  }
}

/** The part of Playwright's page that the tests use, by way of the WebDriver standard. */
export class WebKitPage {
  private address = 'about:blank'
  private readonly root = new WebKitLocator(this, [])
  readonly locator = this.root.locator.bind(this.root)
  readonly getByRole = this.root.getByRole.bind(this.root)
  readonly getByText = this.root.getByText.bind(this.root)
  readonly getByLabel = this.root.getByLabel.bind(this.root)
  constructor(
    private readonly owned: WebKitContext,
    private readonly handle: string,
  ) {}

  send(...command: Parameters<Session['send']>) {
    return this.owned.send(this.handle, ...command)
  }
  pause() {
    return new Promise<void>((resolve) => setTimeout(resolve, interval))
  }
  /** Waits until it is so, and not false or why not; while the page goes to another one, it is not. @throws after 30 seconds */
  async until(what: string, isSo: () => Promise<boolean | string>) {
    const end = Date.now() + timeout
    const now = () =>
      isSo().catch((error: unknown) => {
        if (error instanceof DriverError) return error.message
        throw error
      })
    for (let answer = await now(); answer !== true; answer = await now()) {
      if (Date.now() > end) throw new Error(`waited ${timeout / 1000} s for ${what}: ${answer || 'it is not so'}`)
      await this.pause()
    }
  }

  context() {
    return this.owned
  }
  /** The server's answers to the test itself. */
  readonly request = {
    async get(url: string, init?: RequestInit) {
      const answer = await fetch(url, init)
      return { status: () => answer.status, json: () => answer.json(), text: () => answer.text() }
    },
  }
  url() {
    return this.address
  }
  /** Reads the address, which `url` answers without waiting. */
  async update() {
    this.address = String(await this.send('GET', '/url'))
  }
  async goto(url: string) {
    await this.send('POST', '/url', { url: new URL(url, this.address).href })
    await this.update()
  }
  async reload() {
    await this.send('POST', '/refresh')
  }
  async goBack() {
    await this.send('POST', '/back')
    await this.update()
  }
  async goForward() {
    await this.send('POST', '/forward')
    await this.update()
  }
  async waitForURL(url: string | RegExp | ((url: URL) => boolean)) {
    const isThere = (now: string) => {
      if (typeof url === 'function') return url(new URL(now))
      if (url instanceof RegExp) return url.test(now)
      return url.startsWith('**') ? now.endsWith(url.slice(2)) : now === url
    }
    await this.until(`the address ${url}`, async () => {
      await this.update()
      return isThere(this.address)
    })
  }
  async close() {
    await this.send('DELETE', '/window')
  }
  /** Makes the window as much larger or smaller as its page has to be, until it is so. */
  async setViewportSize({ width, height }: Size) {
    await this.until(`a page of ${width} × ${height}`, async () => {
      const { missing, outer } = await this.call(
        (wide: number, high: number) => ({
          missing: { width: wide - innerWidth, height: high - innerHeight },
          outer: { width: outerWidth, height: outerHeight },
        }),
        [width, height],
      )
      if (missing.width === 0 && missing.height === 0) return true
      const rect = { width: outer.width + missing.width, height: outer.height + missing.height }
      await this.send('POST', '/window/rect', rect)
      return `${missing.width} × ${missing.height} are missing`
    })
  }
  async screenshot({ path }: { path?: string } = {}) {
    const picture = Buffer.from(String(await this.send('GET', '/screenshot')), 'base64')
    if (path) await writeFile(path, picture)
    return picture
  }

  /** Runs a function, or its code, in the page. @throws what it throws, as text */
  async call<A extends readonly unknown[], R>(
    run: ((...args: A) => R | Promise<R>) | string,
    args: readonly unknown[],
  ): Promise<R> {
    const script = `const args = [...arguments]
      const done = args.pop()
      Promise.resolve().then(() => (${run})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = (await this.send('POST', '/execute/async', { script, args })) as {
      value: R
      error?: string
    }
    if (error !== undefined) throw new Error(error)
    return value
  }
  async evaluate(run: unknown, argument?: unknown): Promise<never> {
    if (typeof run === 'string') return this.send('POST', '/execute/sync', { script: run, args: [] }) as never
    return this.call(run as (argument: unknown) => never, [argument])
  }
  async waitForFunction(run: (argument: unknown) => unknown, argument?: unknown) {
    let value: unknown
    await this.until(String(run), async () => {
      value = await this.call(run, [argument])
      return Boolean(value)
    })
    await this.update()
    return { jsonValue: async () => value }
  }
  /** Runs what locate.ts exports. */
  private async run(name: string, ...args: unknown[]): Promise<unknown> {
    const code = `function () { ${await locatingScript()}; return located.${name}(...arguments) }`
    return this.call(code, args)
  }
  locate(steps: readonly Step[], onlyShown: boolean) {
    return this.run('locate', steps, onlyShown) as Promise<ElementReference[]>
  }
  aim(element: ElementReference) {
    return this.run('aim', element) as Promise<Aim>
  }

  /** Acts by keys, two frames later: now and then WebKitGTK loses a key that comes right after the focus has moved. */
  private async act(keys: object) {
    await this.run('twoFrames')
    await this.send('POST', '/actions', keys)
  }
  type(text: string) {
    return this.act(typing(text))
  }
  press(key: string) {
    return this.act(pressing(key))
  }

  readonly clock = {
    /** Holds the time of the page that is loaded. */
    setFixedTime: (time: string) =>
      this.call(
        (now: number) => {
          const Real = Date
          window.Date = class extends Real {
            constructor(...args: [] | [number]) {
              super(...((args.length > 0 ? args : [now]) as [number]))
            }
            static override now = () => now
          } as DateConstructor
        },
        [Date.parse(time)],
      ),
  }
  readonly keyboard = {
    down: (key: string) => this.send('POST', '/actions', moving('keyDown', key)),
    up: (key: string) => this.send('POST', '/actions', moving('keyUp', key)),
    press: (key: string) => this.press(key),
    type: (text: string) => this.type(text),
  }
  readonly mouse = {
    move: (x: number, y: number) => this.send('POST', '/actions', pointing(pointerMove({ x, y }))),
    down: () => this.send('POST', '/actions', pointing(pointerDown)),
    up: () => this.send('POST', '/actions', pointing(pointerUp)),
    click: (x: number, y: number) => this.send('POST', '/actions', clicking({ x, y })),
    wheel: (deltaX: number, deltaY: number) =>
      this.send('POST', '/actions', {
        actions: [
          {
            type: 'wheel',
            id: 'wheel',
            actions: [{ type: 'scroll', x: 200, y: 300, deltaX, deltaY, duration: 0, origin: 'viewport' }],
          },
        ],
      }),
  }
  on() {
    // The driver tells of no event of the page.
  }
}
