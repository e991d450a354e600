// A visitor's first calls of a place or a person go out while React and the view load.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'

const places = [
  {
    markup: '<geuin-community eager slug="night-skies"></geuin-community>',
    view: 'CommunityIsland',
    calls: ['/api/v3/community?slug=night-skies', '/goservices/feed/community?limit=24&slug=night-skies'],
  },
  {
    markup: '<geuin-community eager slug="night-skies" layout="card"></geuin-community>',
    view: 'BoxIsland',
    calls: ['/api/v3/community?slug=night-skies', '/goservices/feed/community?limit=3&slug=night-skies'],
  },
  {
    markup: '<geuin-community eager slug="night-skies" tab="members"></geuin-community>',
    view: 'CommunityIsland',
    calls: ['/api/v3/community?slug=night-skies'],
  },
  {
    markup: '<geuin-loop eager slug="slow-light"></geuin-loop>',
    view: 'LoopIsland',
    calls: ['/api/v3/conversation/details?slug=slow-light', '/goservices/feed/loop?limit=24&slug=slow-light'],
  },
  {
    markup: '<geuin-profile eager slug="mira.light"></geuin-profile>',
    view: 'ProfileIsland',
    calls: ['/goservices/profile/info?slug=mira.light', '/goservices/profile/brand/videos?limit=24&slug=mira.light'],
  },
  {
    markup: '<geuin-profile eager brand-slug="lumen"></geuin-profile>',
    view: 'ProfileIsland',
    calls: ['/goservices/profile/info?brand_slug=lumen', '/goservices/profile/brand/videos?limit=24&brand_slug=lumen'],
  },
]

/** Path and query of a request, without the brand that the first calls have there. */
const callOf = (request: Request) => {
  const { pathname, search } = new URL(request.url())
  return pathname + search.replace('&brand_id=1', '')
}

/** Which of these calls a page sends, in their order. */
const watchCalls = (page: Page, calls: string[]) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const call = callOf(request)
    if (calls.includes(call)) sent.push(call)
  })
  return sent
}

describe('the first calls of a place or a person', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const { markup, view, calls } of places)
    it(`of ${markup} are sent before its view is there, and once`, async () => {
      const page = await demo.browser.newPage()
      const sent = watchCalls(page, calls)
      const script = '<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>'
      const body = `<!doctype html><title>Calls</title>${script}${markup}`
      await page.route('**/calls.html', (route) => route.fulfill({ contentType: 'text/html', body }))
      // The view is held back until the calls are out.
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(`**/dist/chunks/${view}-*.js`, async (route) => {
        await released
        await route.continue()
      })
      const last = page.waitForRequest((request) => callOf(request) === calls.at(-1))
      await page.goto(`${demo.origin}/calls.html`, { waitUntil: 'commit' })
      await last
      release()
      await page.waitForFunction(() => (document.querySelector('[eager]') as { isReady?: boolean } | null)?.isReady)
      await page.waitForLoadState('networkidle')
      assert.deepEqual(sent, calls)
      await page.close()
    })

  it('are left to the viewer’s own, with a token, where a session begins with the page', async () => {
    const page = await demo.browser.newPage()
    const [{ markup, calls }] = places as [(typeof places)[0]]
    const sent = watchCalls(page, calls)
    const script = '<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>'
    const body = `<!doctype html><title>Calls</title>${script}${markup.replace('eager', 'eager sso-token="a.b.c"')}`
    await page.route('**/calls.html', (route) => route.fulfill({ contentType: 'text/html', body }))
    const loaded = page.waitForResponse('**/startPlace-*.js')
    // The view, and with it all that asks for something, never comes.
    await page.route('**/dist/chunks/CommunityIsland-*.js', () => undefined)
    await page.goto(`${demo.origin}/calls.html`, { waitUntil: 'commit' })
    await page.evaluate((url) => import(url), (await loaded).url())
    assert.deepEqual(sent, [])
    await page.close()
  })

  it('are sent once in an app, which sends some itself', async () => {
    const page = await demo.browser.newPage()
    const [{ calls }] = places as [(typeof places)[0]]
    const sent = watchCalls(page, calls)
    const loaded = page.waitForResponse('**/startPlace-*.js')
    await page.goto(`${demo.origin}/app/community/night-skies`)
    await page.getByRole('tab', { name: 'Loops' }).waitFor()
    // It has run by then, since the element asked for it before.
    await page.evaluate((url) => import(url), (await loaded).url())
    assert.deepEqual(sent, calls)
    await page.close()
  })
})
