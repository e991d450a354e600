// The README's examples for frameworks, as apps in a browser. Each hears of a sign-in in another tab, which comes from the
// page's first element: not from the one that the example listens to.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { buildApp, frameworks, readSnippet, renderNext } from '../config/snippets.mjs'
import { type Demo, openDemo } from '../support/demo'
import { enterCode } from '../support/signInByCode'

/** What the page has beside the script tag, before the app's script runs. */
const contents: Readonly<Record<string, () => Promise<string>>> = {
  html: () => readSnippet('listener.html'),
  alpine: () => readSnippet('alpine.html'),
  next: renderNext,
}
const apps = ['html', ...frameworks]

describe('the README’s examples [N08] [N03]', () => {
  let demo: Demo
  let context: BrowserContext
  const pages = new Map<string, { page: Page; faults: string[] }>()
  /** The page of the README’s first example, with the demo’s addresses. */
  const scriptTag = async () => {
    const snippet = await readSnippet('page.html')
    return snippet
      .replace('https://cdn.example/geuin/geuin.js', `${demo.origin}/dist/geuin.js`)
      .replace('https://api.example', demo.origin)
      .replace('data-brand-id="7"', 'data-brand-id="1"')
  }

  const open = async (name: string) => {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    pages.set(name, { page, faults })
    await page.goto(`${demo.origin}/example/${name}`)
    await page.waitForFunction(() => document.querySelector('geuin-feed')?.isReady)
    // Its session is known to the page from here on, so that another tab’s sign-in is a change.
    await page.evaluate(async () => {
      const api: string = '/dist/index.js'
      const { geuin } = await import(api)
      return geuin.user
    })
    return page
  }

  before(async () => {
    demo = await openDemo()
    context = await demo.browser.newContext({ viewport: { width: 390, height: 700 } })
    // A dozen videos at the same time would keep a small machine busy.
    demo.rules.set('/media/clips/', () => new Response(null, { status: 204 }))
    const files = new Map<string, [type: string, text: string]>()
    demo.rules.set('/example/', ({ url }) => {
      const [type, text] = files.get(new URL(url).pathname) ?? assert.fail(url)
      return new Response(text, { headers: { 'content-type': type } })
    })
    const icon = '<link rel="icon" href="data:,">'
    const keepsLog = '<script>window.logged = []; console.log = (text) => logged.push(text)</script>'
    const [script] = (await scriptTag()).split('\n\n')
    for (const name of apps) {
      const body = (await contents[name]?.()) ?? ''
      const app = name === 'html' ? '' : `<script type="module" src="/example/${name}.js"></script>`
      const html = `<!doctype html><html lang="en"><title>${name}</title>${icon}${keepsLog}${script}
        <geuin-auth></geuin-auth><div id="app">${body}</div>${app}</html>`
      files.set(`/example/${name}`, ['text/html', html])
      if (app) files.set(`/example/${name}.js`, ['text/javascript', await buildApp(name)])
    }
    const example = `<!doctype html><html lang="en"><title>Page</title>${icon}${await scriptTag()}</html>`
    files.set('/example/page', ['text/html', example])
    for (const name of apps) await open(name)
    const page = await open('page')
    await page.evaluate(() => window.geuin?.signIn())
    await enterCode(page, 'examples@mail.example')
    await page.waitForFunction(() => window.geuin?.user)
  })
  after(() => demo.close())

  for (const name of apps)
    it(`for ${name} shows the feed and hears of a sign-in once`, async () => {
      const { page, faults } = pages.get(name)!
      const nickname = await pages.get('page')!.page.evaluate(() => window.geuin?.user?.nickname)
      assert.match(nickname ?? '', /\w/)
      await page.waitForFunction((name) => window.geuin?.user?.nickname === name, nickname)
      const logged = await page.evaluate(() => Reflect.get(window, 'logged') as string[])
      assert.deepEqual(
        logged.filter((text) => text === nickname),
        [nickname],
      )
      assert.equal(await page.locator('geuin-feed').getAttribute('source'), 'latest')
      assert.deepEqual(faults, [])
    })
})
