// Apps built by their frameworks' own tools, with the package as it is published. `npm run test:frameworks` runs this alone:
// what it installs and builds takes too long for every run.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { apps, buildFrameworkApp, installApps, pagesOf } from '../config/frameworkApps.mjs'
import { type Demo, openDemo } from '../support/demo'
import { enterCode } from '../support/signInByCode'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.json': 'application/json',
}

/** What the page of the README's example has beside it: the script tag, and a log that can be read. */
const scripts = `<script>window.logged = []; console.log = (text) => logged.push(text)</script>
  <script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>`

/** What an app wrote for `/apps/<name>/…`, as any host of static files serves it. */
const serve = async ({ url }: Request): Promise<Response> => {
  const [, , name = '', ...parts] = new URL(url).pathname.split('/')
  const file = parts.join('/').replace(/(^|\/)$/, '$1index.html')
  try {
    const bytes = await readFile(join(pagesOf(name), file))
    // At the end: Firefox reads no import map after a module, and Nuxt's page has one.
    const body = file === 'videos/index.html' ? bytes + scripts : bytes
    return new Response(body, { headers: { 'content-type': types[extname(file)] ?? 'application/octet-stream' } })
  } catch {
    return new Response(null, { status: 404 })
  }
}

/** Opens an app's page that its server has rendered. @returns it with what went wrong on it so far */
const open = async (context: BrowserContext, address: string) => {
  const page = await context.newPage()
  const faults: string[] = []
  // Frameworks warn, in place of an error, of what differs from the server's page.
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  const answer = await fetch(address)
  assert.match(await answer.text(), /<geuin-feed[^>]* source="latest"/)
  await page.goto(address)
  await page.waitForFunction(() => [...document.querySelectorAll('geuin-feed')].every(({ isReady }) => isReady))
  return { page, faults }
}

/** Both feeds of an app's first page: the one that asks the server, and the one with the app's own video. */
const showsFeeds = async (page: Page) => {
  await page.locator('geuin-feed').nth(0).getByRole('link').first().waitFor()
  await page.locator('geuin-feed').nth(1).getByText('Our aurora').waitFor()
}

describe('an app built by its framework’s own tools [N08] [T02]', () => {
  let demo: Demo
  let whyNot: string | undefined
  before(async () => {
    whyNot = await installApps()
    demo = await openDemo()
    demo.rules.set('/apps/', serve)
    demo.rules.set('/favicon.ico', () => new Response(null, { status: 204 }))
  })
  after(() => demo.close())

  for (const name of apps)
    it(`with ${name} is rendered on the server, survives the router, takes properties, and hears of a sign-in once`, async (test) => {
      if (whyNot) return test.skip(whyNot)
      await buildFrameworkApp(name)
      const context = await demo.browser.newContext({ viewport: { width: 900, height: 900 } })
      const example = await open(context, `${demo.origin}/apps/${name}/videos/`)
      const { page, faults } = await open(context, `${demo.origin}/apps/${name}/`)
      await showsFeeds(page)

      await page.evaluate(() => void Object.assign(window, { isFirstDocument: true }))
      await page.getByRole('link', { name: 'About us' }).click()
      await page.getByRole('heading', { name: 'About us' }).waitFor()
      assert.equal(await page.locator('geuin-feed').count(), 0)
      await page.getByRole('link', { name: 'Home' }).click()
      await showsFeeds(page)
      assert.ok(await page.evaluate(() => 'isFirstDocument' in window))

      await page.getByRole('button', { name: 'Join us' }).click()
      await enterCode(page, `${name}@mail.example`)
      await page.getByRole('heading', { name: 'Community guidelines' }).waitFor()
      const nickname = await page.locator('output').innerText()
      assert.match(nickname, /^[\w.]+$/)
      await example.page.waitForFunction(() => Reflect.get(window, 'logged').length > 0)
      assert.deepEqual(await example.page.evaluate(() => Reflect.get(window, 'logged')), [nickname])
      assert.deepEqual([...faults, ...example.faults], [])
      await context.close()
    })
})
