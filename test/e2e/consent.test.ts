// What is stored and sent by the viewer's consent: of the page, of TCF, of Google's consent mode. See src/consent/README.md.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { ensureBuilt, readMetafile } from '../config/built.mjs'
import { entryOf } from '../config/outputs.mjs'
import { delay } from '../support/delay'
import { type Demo, openDemo, press } from '../support/demo'
import { signInByCode } from '../support/signInByCode'

interface Row {
  key: RegExp
  where: string
  needsConsent: boolean
}

/** The rows of the README's table of what is stored. */
const documented = async (): Promise<Row[]> => {
  const text = await readFile('src/consent/README.md', 'utf8')
  return [...text.matchAll(/^\| `([^`]+)` \| (local|tab) \| [^|]+ \| ([^|]+) \|/gm)].map(([, key, where, consent]) => ({
    key: new RegExp(`^${key!.replace(/\{\w+\}/, '.+')}$`),
    where: where!,
    needsConsent: consent!.includes('yes'),
  }))
}

/** Everything that the page's origin has stored: `local geuinDeviceId`. */
const storedBy = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`),
  ...(await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `tab ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ])),
]

const receiver = '/goservices/data/events'

describe('consent [T24]', () => {
  let demo: Demo
  /** Ids of events that the server has received. */
  const received: string[] = []
  before(async () => {
    await ensureBuilt()
    demo = await openDemo()
    demo.rules.set(receiver, async (request) => {
      const { events } = (await request.json()) as { events: { id: string }[] }
      received.push(...events.map(({ id }) => id))
      return new Response(null, { status: 204 })
    })
  })
  beforeEach(() => {
    received.length = 0
  })
  after(() => demo.close())

  /** Looks at a feed, searches, looks at a community, chooses a colour scheme, signs in. @returns all keys on the way */
  const walk = async (page: Page) => {
    const found = new Set<string>()
    const note = async () => {
      for (const key of await storedBy(page)) found.add(key)
    }
    await page.locator('geuin-feed .slide .caption').first().waitFor()
    await note()
    await page.goto(`${demo.origin}/app/search`)
    await page.getByRole('combobox').fill('night')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Night Skies' }).first().click()
    await page.getByRole('heading', { level: 2, name: 'Night Skies' }).waitFor()
    await note()
    await page.goto(`${demo.origin}/app/settings/appearance`)
    await page.getByRole('radio', { name: 'Dark' }).check()
    await note()
    await page.goto(`${demo.origin}/app/home`)
    await press(page, 'Sign in')
    await note()
    await signInByCode(page, 'mira.light@lumen.example')
    await note()
    await page.reload()
    await page.getByRole('navigation').first().waitFor()
    await note()
    return [...found]
  }
  const undocumented = (rows: Row[], found: string[]) =>
    found.filter(
      (it) => !rows.some(({ key, where }) => it.startsWith(`${where} `) && key.test(it.slice(where.length + 1))),
    )
  const optional = (rows: Row[], found: string[]) =>
    found.filter((it) => rows.some(({ key, needsConsent }) => needsConsent && key.test(it.replace(/^\w+ /, ''))))

  it('is not there: nothing is stored but what the viewer’s actions need, as documented', async () => {
    const rows = await documented()
    assert.ok(rows.length > 15)
    const { page } = await demo.open('/feed.html')
    assert.deepEqual(await storedBy(page), [], 'before any action')
    const found = await walk(page)
    assert.ok(found.includes('local geuinPreferences') && found.includes('local geuinDeviceId'), found.join('\n'))
    assert.deepEqual(undocumented(rows, found), [])
    assert.deepEqual(optional(rows, found), [])
    await page.context().close()
  })

  it('is given: what is remembered for the next visit is stored too, as documented', async () => {
    const rows = await documented()
    const context = await demo.browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const tag = document.querySelector('script[data-api-host]')
        if (!tag) return
        tag.setAttribute('data-consent', 'granted')
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${demo.origin}/feed.html`)
    const found = await walk(page)
    assert.deepEqual(undocumented(rows, found), [])
    assert.deepEqual(
      optional(rows, found)
        .map((it) => it.replace(/ http.*/, ''))
        .sort(),
      ['local geuinSearches', 'local recentCommunities'],
    )
    await context.close()
  })

  it('has a row for every key in the code', async () => {
    const rows = await documented()
    const sources = await Promise.all(
      Object.keys((await readMetafile()).inputs)
        .filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.startsWith('src/strings/'))
        .map((path) => readFile(path, 'utf8')),
    )
    const keys = sources.flatMap((text) => [
      ...text.matchAll(/['`](geuin[A-Z]\w*(?: [a-z-]+)?)(?: ?\$\{\w+[^}]*\}| )?['`]/g),
    ])
    const missing = keys
      .map(([, key]) => key!)
      .filter((key) => !rows.some((row) => row.key.test(key) || row.key.test(`${key} x`)))
    assert.ok(keys.length > 15)
    // In the history's state, which is stored nowhere.
    assert.deepEqual([...new Set(missing)], ['geuinVisit'])
  })

  /** A page with a community, a feed of its own video and what a site has of consent in its head. */
  const open = async (head = '', attributes = '') => {
    const context = await demo.browser.newContext()
    const page = await context.newPage()
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)))
    const body = `<!doctype html><title>Consent</title>
      <script>
        localStorage.recentCommunities = '["before"]'
        var reported = []
        document.addEventListener('geuin:analytics', ({ detail }) => reported.push(detail.id))
        ${head}
      </script>
      <script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1" data-analytics-url="${receiver}" ${attributes}></script>
      <geuin-feed eager no-autoplay items='[{"id":"own","title":"Own","mp4":"/none.mp4"}]' style="display:block;height:400px"></geuin-feed>
      <geuin-community eager slug="night-skies"></geuin-community>`
    await page.route('**/consent.html', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${demo.origin}/consent.html`)
    await page.getByRole('heading', { name: 'Night Skies' }).waitFor()
    await page.locator('geuin-feed .slide .caption').waitFor()
    return {
      page,
      requested,
      remembered: () => page.evaluate(() => (localStorage.recentCommunities ?? '') as string),
      untilRemembered: (expected: string) =>
        page.waitForFunction((it: string) => (localStorage.recentCommunities ?? '') === it, expected),
      /** Turns the sound on and off. @returns ids of what was reported meanwhile */
      report: () =>
        page.evaluate(() => {
          const { reported } = window as unknown as { reported: string[] }
          const { length } = reported
          const stage = document.querySelector('geuin-feed')?.shadowRoot?.querySelector('[role="feed"], .feed, .slide')
          for (let time = 0; time < 2; time += 1)
            stage?.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, composed: true }))
          return reported.slice(length)
        }),
      /** Has what waits sent, and waits until these have arrived. */
      untilReceived: async (ids: string[]) => {
        assert.ok(ids.length > 0, 'nothing was reported')
        await page.evaluate(() => dispatchEvent(new Event('online')))
        const deadline = Date.now() + 15_000
        while (!ids.every((id) => received.includes(id))) {
          assert.ok(Date.now() < deadline, `not received: ${ids}`)
          await page.waitForResponse(`**${receiver}`, { timeout: 5_000 }).catch(() => undefined)
        }
      },
    }
  }
  const chunkOf = async () => entryOf(await readMetafile(), 'src/consent/follow.ts')

  /** A TCF manager as sites have it: a stub with a queue, until `load()` answers it. `decide()` is the viewer. */
  const stub = `
    var queue = [], listeners = [], last
    window.__tcfapi = (...call) => { queue.push(call) }
    var notify = (eventStatus, purposes, gdprApplies = true) => {
      last = { gdprApplies, eventStatus, purpose: { consents: Object.fromEntries(purposes.map((id) => [id, true])) } }
      for (const listener of listeners) listener(last, true)
    }
    var load = (...first) => {
      window.__tcfapi = (command, version, callback) => {
        if (command !== 'addEventListener') return
        listeners.push(callback)
        if (last) callback(last, true)
      }
      for (const call of queue) window.__tcfapi(...call)
      notify(...first)
    };`
  const notify = (page: Page, words: string) => page.evaluate(words)
  const gtag = `
    window.dataLayer = []
    function gtag() { dataLayer.push(arguments) };`

  it('comes from a TCF manager that loads late, and follows the viewer’s changes of mind', async () => {
    const it = await open()
    const { page } = it
    const first = await it.report()
    assert.equal(it.requested.includes(await chunkOf()), false, 'there is no manager')
    await page.route('**/cmp.js', (route) => route.fulfill({ contentType: 'text/javascript', body: stub }))
    await page.addScriptTag({ url: '/cmp.js' })
    await page.waitForFunction(() => (window as unknown as { queue: unknown[] }).queue.length > 0)
    await notify(page, `load('cmpuishown', [])`)
    const sent = await it.report()
    assert.equal(received.length, 0)
    assert.equal(await it.remembered(), '["before"]')

    await notify(page, `notify('useractioncomplete', [1, 8, 9])`)
    await it.untilRemembered('["night-skies","before"]')
    await it.untilReceived([...first, ...sent])

    await it.report()
    await notify(page, `notify('useractioncomplete', [1])`)
    await it.untilRemembered('')
    const afterDenial = await it.report()
    await notify(page, `notify('useractioncomplete', [1, 8, 9])`)
    await it.untilRemembered('["night-skies"]')
    await it.untilReceived(await it.report())
    for (const id of afterDenial) assert.ok(!received.includes(id), 'sent though denied')
    await page.context().close()
  })

  it('comes from Google’s consent mode: its default waits, its updates decide', async () => {
    const it = await open(`${gtag} gtag('consent', 'default', { analytics_storage: 'denied' })`)
    const { page } = it
    const waiting = await it.report()
    assert.equal(await it.remembered(), '["before"]')
    await notify(page, `gtag('consent', 'update', { analytics_storage: 'granted' })`)
    await it.untilRemembered('["night-skies","before"]')
    await it.untilReceived(waiting)
    await notify(page, `gtag('consent', 'update', { analytics_storage: 'denied' })`)
    await it.untilRemembered('')
    await page.context().close()
  })

  it('counts for what was reported before the code that sends it had loaded', async () => {
    const release = delay(demo, '/chunks/consent')
    const it = await open(`${gtag} gtag('consent', 'default', { analytics_storage: 'denied' })`)
    const { page } = it
    const waiting = await it.report()
    await notify(page, `gtag('consent', 'update', { analytics_storage: 'granted' })`)
    await it.untilRemembered('["night-skies","before"]')
    const chunk = page.waitForResponse('**/chunks/consent*')
    release()
    await (await chunk).finished()
    demo.rules.delete('/chunks/consent')
    await it.untilReceived(waiting)
    await page.context().close()
  })

  it('is TCF’s rather than Google’s, and Google’s where TCF does not apply', async () => {
    const it = await open(`${gtag} gtag('consent', 'default', { analytics_storage: 'denied' }); ${stub}`)
    const { page } = it
    await page.waitForFunction(() => (window as unknown as { queue: unknown[] }).queue.length > 0)
    await notify(page, `gtag('consent', 'update', { analytics_storage: 'denied' }); load('tcloaded', [1, 8, 9])`)
    await it.untilRemembered('["night-skies","before"]')
    await notify(page, `notify('tcloaded', [], false)`)
    await it.untilRemembered('')
    await notify(page, `gtag('consent', 'update', { analytics_storage: 'granted' })`)
    await it.untilRemembered('["night-skies"]')
    await page.context().close()
  })

  it('is the page’s own word rather than a manager’s, which is not called then', async () => {
    const manager = `${stub} load('tcloaded', [1, 8, 9])`
    const it = await open(manager, 'data-consent="denied"')
    await it.report()
    await it.untilRemembered('')
    assert.equal(it.requested.includes(await chunkOf()), false)
    assert.equal(received.length, 0)
    await it.page.context().close()
  })
})
