// A visitor's first calls of a place or a person go out while React and the view load.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
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

describe('the first calls of a place or a person', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const { markup, view, calls } of places)
    it(`of ${markup} are sent before its view is there, and once`, async () => {
      const page = await demo.browser.newPage()
      const sent: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (calls.includes(pathname + search)) sent.push(pathname + search)
      })
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
      const last = page.waitForRequest((request) => {
        const { pathname, search } = new URL(request.url())
        return pathname + search === calls.at(-1)
      })
      await page.goto(`${demo.origin}/calls.html`, { waitUntil: 'commit' })
      await last
      release()
      await page.waitForFunction(() => (document.querySelector('[eager]') as { isReady?: boolean } | null)?.isReady)
      await page.waitForLoadState('networkidle')
      assert.deepEqual(sent, calls)
      await page.close()
    })

  it('are sent once in an app, which sends some itself', async () => {
    const page = await demo.browser.newPage()
    const [{ calls }] = places as [(typeof places)[0]]
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (calls.includes(pathname + search)) sent.push(pathname + search)
    })
    await page.goto(`${demo.origin}/app/community/night-skies`)
    await page.getByRole('tab', { name: 'Loops' }).waitFor()
    assert.deepEqual(sent, calls)
    await page.close()
  })
})
