// The doctor, on pages that are wrong in one way each.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'

const tag = '<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>'
const feed = '<geuin-feed eager style="display: block; height: 500px"></geuin-feed>'

interface Host {
  /** In place of the script tag. */
  head?: string
  policy?: string
  nonce?: string
  options?: BrowserContextOptions
  /** Runs in the page before its own scripts. */
  script?: string
}

describe('the doctor', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())
  beforeEach(() => demo.rules.clear())

  /** This server by another origin. */
  const elsewhere = () => demo.origin.replace('localhost', '127.0.0.1')

  /** What the doctor shows once it has checked: the code of each finding, and what it says. */
  const reportOf = async (page: Page) => {
    const doctor = page.locator('geuin-doctor')
    await doctor.getByText(/to mend\.|Nothing is wrong/).waitFor()
    return doctor
      .locator('li')
      .evaluateAll((rows) =>
        rows.map((row) => ({ code: (row as HTMLElement).dataset['code'] ?? '', text: row.textContent ?? '' })),
      )
  }

  const htmlOf = (body: string, { head = tag, nonce = '' }: Host) => `<!doctype html><html lang="en"><head>
    <title>Host</title><link rel="icon" href="data:,">${head}
    <script type="module" nonce="${nonce}" src="/dist/doctor.js"></script></head>
    <body>${body}<geuin-doctor></geuin-doctor></body></html>`

  /** Opens a page with this body. @returns what the doctor says of it */
  const check = async (body: string, host: Host = {}) => {
    const headers = { 'content-type': 'text/html', ...(host.policy && { 'content-security-policy': host.policy }) }
    demo.rules.set('/host', () => new Response(htmlOf(body, host), { headers }))
    const { page } = await demo.open('/api-free', host.options)
    if (host.script) await page.addInitScript(host.script)
    await page.goto(`${demo.origin}/host`)
    const report = await reportOf(page)
    await page.context().close()
    return report
  }
  const codes = (report: Awaited<ReturnType<typeof check>>) => report.map(({ code }) => code).sort()
  const textOf = (report: Awaited<ReturnType<typeof check>>, code: string) =>
    report.find((it) => it.code === code)?.text ?? ''

  it('finds nothing on a page that is well', async () => {
    assert.deepEqual(await check(feed), [])
  })

  it('names misspelt tags, attributes and values, each with what was meant [T25]', async () => {
    const report = await check(
      `${feed.replace('eager', 'eager mutted source="lates"')}<geuin-comunity></geuin-comunity>`,
    )
    assert.deepEqual(codes(report), ['bad-value', 'unknown-attribute', 'unknown-tag'])
    assert.match(textOf(report, 'unknown-attribute'), /`mutted`.*Did you mean `muted`\?/)
    assert.match(textOf(report, 'bad-value'), /source="lates".*Did you mean `latest`\?/)
    assert.match(textOf(report, 'unknown-tag'), /<geuin-comunity>.*Did you mean `geuin-community`\?/)
  })

  it('leaves alone what frameworks put on elements, and finds elements in shadow roots', async () => {
    const inside = feed.replace('eager', 'eager class="a" data-x aria-label="Videos" v-bind:x @click.once noautoplay')
    const card = `<x-card><template shadowrootmode="open">${inside}<geuin-fed></geuin-fed></template></x-card>`
    assert.deepEqual(codes(await check(card)), ['unknown-tag'])
  })

  it('says which elements nobody sees: hidden, without a size, far away', async () => {
    const hidden = `<div id="closed" style="display: none">${feed}</div>`
    const flat = feed.replace('height: 500px', 'height: 0; overflow: hidden')
    const far = `<div style="height: 5000px"></div><geuin-community slug="night-skies"></geuin-community>`
    const report = await check(hidden + flat + far)
    assert.deepEqual(codes(report), ['far-away', 'hidden', 'no-size'])
    assert.match(textOf(report, 'hidden'), /<div id="closed"> around it/)
  })

  it('names settings that are missing and those that can’t be used', async () => {
    const bare = tag.replace(/ data-[\w-]+="[^"]*"/g, '')
    assert.deepEqual(codes(await check(feed, { head: bare })), ['missing-setting'])
    const own = feed.replace('eager', `eager items='[{"mp4":"/media/clips/aurora/fast.mp4"}]'`)
    assert.deepEqual(codes(await check(own, { head: bare })), [])
    const report = await check(feed, { head: tag.replace('"/"', '"api.example"') })
    assert.deepEqual(codes(report), ['bad-setting'])
    assert.match(textOf(report, 'bad-setting'), /`data-api-host` of the script tag/)
  })

  it('says what the policy refuses: calls, pictures, videos', async () => {
    const head = tag.replace('data-api-host="/"', `data-api-host="${elsewhere()}"`)
    const policy = "default-src 'self'; style-src 'unsafe-inline'"
    const report = await check(feed, { head, policy })
    const texts = report.map(({ text }) => text).join('\n')
    assert.deepEqual(new Set(codes(report)), new Set(['policy']))
    for (const place of [`${elsewhere()} to connect-src`, `${elsewhere()} to img-src`, 'blob: to media-src'])
      assert.ok(texts.includes(`Add ${place}`), `${place} in ${texts}`)
  })

  it('says that the policy refuses the script, or that its integrity is another file’s', async () => {
    const policy = "script-src 'nonce-abc'; style-src 'unsafe-inline'"
    const refused = await check(feed, { policy, nonce: 'abc' })
    assert.deepEqual(codes(refused), ['policy'])
    assert.match(textOf(refused, 'policy'), /in script-src/)
    const head = tag.replace('src=', `integrity="sha384-${'A'.repeat(64)}" src=`)
    assert.match(textOf(await check(feed, { head }), 'script-blocked'), /integrity/)
  })

  it('says that there is no script, that it is not at its address, that something changed its tag', async () => {
    assert.deepEqual(codes(await check(feed, { head: '' })), ['script-missing'])
    const report = await check(feed, { head: tag.replace('/dist/', '/nowhere/') })
    assert.match(textOf(report, 'script-blocked'), /nowhere\/geuin\.js can't be loaded/)
    const findings = await check(feed, { head: tag.replace('type="module"', 'type="text/plain"') })
    assert.match(textOf(findings, 'script-blocked'), /consent tool/)
  })

  it('says that the app’s worker lacks its Trusted Types policy', async () => {
    const app = '<geuin-app eager routing="memory" style="display: block; height: 500px"></geuin-app>'
    const policy = (names: string) => `require-trusted-types-for 'script'; trusted-types ${names}`
    assert.deepEqual(codes(await check(app, { policy: policy("'none'") })), ['trusted-types'])
    assert.deepEqual(codes(await check(app, { policy: policy('other geuin-sw') })), [])
  })

  it('finds a second copy of the script', async () => {
    demo.rules.set('/copy/', (_, own) => own())
    const second = tag.replace('/dist/', `${elsewhere()}/dist/`)
    assert.deepEqual(codes(await check(feed, { head: tag + second })), ['two-versions'])
  })

  const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  const answers: Record<
    string,
    [
      rule: (request: Request, own: () => Promise<Response>) => Response | null | Promise<Response>,
      code: string,
      says: RegExp,
    ]
  > = {
    'an answer that the page may not read': [() => new Response('{}'), 'cors', /Access-Control-Allow-Origin/],
    'a call that is stopped on its way': [() => null, 'blocked-call', /ad blockers/],
    'a server that is something else': [
      () => new Response('Welcome', { headers: open }),
      'wrong-host',
      /not as Geuin's API \(200\)/,
    ],
    'a server that fails': [
      (request, own) =>
        // What the browser asks before the call is answered.
        request.method === 'OPTIONS'
          ? own()
          : Response.json({ code: 503, message: '', data: null }, { status: 503, headers: open }),
      'api-failed',
      /failed with 503/,
    ],
  }
  for (const [name, [rule, code, says]] of Object.entries(answers))
    it(`tells ${name}`, async () => {
      demo.rules.set('/api/v3/brand', rule)
      const head = tag.replace('data-api-host="/"', `data-api-host="${elsewhere()}"`)
      const report = await check(feed, { head })
      assert.deepEqual(codes(report), [code])
      assert.match(textOf(report, code), says)
    })

  it('tells a host that can’t be reached, and a brand that nobody knows', async () => {
    const nowhere = tag.replace('data-api-host="/"', 'data-api-host="http://127.0.0.1:1"')
    assert.deepEqual(codes(await check(feed, { head: nowhere })), ['unreachable'])
    const report = await check(feed, { head: tag.replace('data-brand-id="1"', 'data-brand-id="999"') })
    assert.deepEqual(codes(report), ['wrong-brand'])
  })

  it('tells an address for analytics that something stops', async () => {
    demo.rules.set('/collect', () => null)
    const report = await check(feed, { head: tag.replace('src=', 'data-analytics-url="/collect" src=') })
    assert.deepEqual(codes(report), ['blocked-call'])
  })

  it('tells a clock that is wrong, storage that is refused, a browser that is too old', async () => {
    const late = 'const { now } = Date; Date.now = () => now() + 3_600_000'
    assert.match(textOf(await check(feed, { script: late }), 'clock'), /60 minutes ahead/)
    const refused = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })"
    assert.deepEqual(codes(await check(feed, { script: refused })), ['storage'])
    const old = 'CSS.supports = () => false'
    assert.deepEqual(codes(await check(feed, { script: old })), ['old-browser'])
  })

  it('checks again when it is asked to, and says that the browser is offline', async () => {
    demo.rules.set('/host', () => new Response(htmlOf(feed, {}), { headers: { 'content-type': 'text/html' } }))
    const { page } = await demo.open('/host')
    assert.deepEqual(await reportOf(page), [])
    await page.getByText(/^Version \d+\.\d+\.\d+$/).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByText('This browser is offline.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByText('Nothing is wrong on this page.').waitFor()
    await page.context().close()
  })

  it('tells https with an API of http, and a page that is not secure', async () => {
    const page = await demo.browser.newPage()
    await page.route(/site\.test/, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') {
        const head = tag.replace('data-api-host="/"', 'data-api-host="http://api.test"')
        return route.fulfill({ contentType: 'text/html', body: htmlOf(feed, { head }) })
      }
      const answer = await fetch(demo.origin + pathname)
      return route.fulfill({
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? '',
        body: await answer.text(),
      })
    })
    await page.goto('https://site.test/')
    assert.deepEqual(codes(await reportOf(page)), ['mixed-content'])
    await page.goto('http://site.test/')
    assert.ok(codes(await reportOf(page)).includes('insecure-page'))
    await page.close()
  })

  it('answers geuin.diagnose() of a page that has the script tag only', async () => {
    const html = `<!doctype html><title>Host</title>${tag}${feed.replace('source', 'x')}<geuin-fed></geuin-fed>`
    demo.rules.set('/host', () => new Response(html, { headers: { 'content-type': 'text/html' } }))
    const { page, requested } = await demo.open('/host')
    assert.ok(!requested.includes('/dist/doctor.js'))
    const found = await page.evaluate(async () => (await window.geuin?.diagnose())?.map(({ code }) => code))
    assert.deepEqual(found, ['unknown-tag'])
    await page.context().close()
  })

  it('has a page in the demo, which shows it at work', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await demo.open('/doctor.html', { colorScheme })
      const report = codes(await reportOf(page))
      assert.deepEqual(report, ['bad-setting', 'bad-value', 'unknown-attribute', 'unknown-tag'])
      assert.deepEqual(await axe(page), [])
      await page.context().close()
    }
  })
})
