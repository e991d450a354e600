// Every form in which the README writes a feed sends its first call while its view's code is still on the way.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { type Demo, openDemo } from '../support/demo'

/** Attributes, and the first call. */
const forms: Array<[attributes: string, call: string]> = [
  ['', '/goservices/feed/home?limit=20&brand_id=1'],
  ['source="home"', '/goservices/feed/home?limit=20&brand_id=1'],
  ['start="windows"', '/goservices/feed/home?limit=20&start=windows&brand_id=1'],
  ['source="latest"', '/goservices/feed/home?sort=latest&limit=20&brand_id=1'],
  ['source="popular"', '/goservices/feed/home?sort=popular&limit=20&brand_id=1'],
  ['source="community" slug="night-skies"', '/goservices/feed/community?limit=20&slug=night-skies&brand_id=1'],
  [
    'source="community" slug="night-skies" start="windows"',
    '/goservices/feed/community?limit=20&start=windows&slug=night-skies&brand_id=1',
  ],
  ['source="loop" slug="slow-light"', '/goservices/feed/loop?limit=20&slug=slow-light&brand_id=1'],
  ['source="profile" slug="mira.light"', '/goservices/profile/brand/videos?limit=20&slug=mira.light'],
  ['source="brand" slug="lumen"', '/goservices/profile/brand/videos?limit=20&brand_slug=lumen'],
  ['source="video" slug="windows"', '/goservices/feed/video?limit=20&slug=windows&brand_id=1'],
  [
    'source="placement" placement-id="front-page"',
    '/goservices/placement/feed?limit=20&placement_id=front-page&brand_id=1',
  ],
]
const layouts = ['feed', 'carousel', 'grid', 'floating']
const views = ['FeedIsland', 'Posters', 'Floating']

describe('the first call of a feed [N06]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  afterEach(() => demo.rules.clear())
  after(() => demo.close())

  const page = (attributes: string) => `<!doctype html><html lang="en"><title>A page</title>
<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>
<geuin-feed ${attributes} style="height: 500px"></geuin-feed></html>`

  /** Opens a page with a feed whose view never comes. @returns the first call that it sends */
  const firstCallOf = async (attributes: string) => {
    demo.rules.set('/own-page', () => new Response(page(attributes), { headers: { 'content-type': 'text/html' } }))
    for (const view of views) demo.rules.set(`/chunks/${view}`, () => new Promise<never>(() => {}))
    const context = await demo.browser.newContext()
    const tab = await context.newPage()
    const called = tab.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/goservices/'))
    await tab.goto(`${demo.origin}/own-page`, { waitUntil: 'commit' })
    const { pathname, search } = new URL((await called).url())
    await context.close()
    return pathname + search
  }

  for (const [attributes, call] of forms)
    it(`of <geuin-feed ${attributes}> goes out before its view’s code has loaded`, async () => {
      assert.equal(await firstCallOf(attributes), call)
    })

  for (const layout of layouts)
    it(`of a ${layout} goes out before its view’s code has loaded`, async () => {
      assert.equal(
        await firstCallOf(`layout="${layout}" source="community" slug="night-skies"`),
        '/goservices/feed/community?limit=20&slug=night-skies&brand_id=1',
      )
    })

  /** Serves a page with a feed, for which an answer waits. @param path a part of the answer's path @returns lets it go out */
  const holdBack = (path: string) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    demo.rules.set('/own-page', () => new Response(page(''), { headers: { 'content-type': 'text/html' } }))
    demo.rules.set(path, async (_request, own) => {
      await released
      return own()
    })
    return release
  }

  it('brings the first clip before the element is defined, in the media element that plays it', async () => {
    const release = holdBack('/elements/geuin-feed.js')
    const context = await demo.browser.newContext()
    const tab = await context.newPage()
    await tab.addInitScript(() => {
      const { createElement } = Document.prototype
      const made: HTMLElement[] = []
      Object.assign(window, { made })
      Document.prototype.createElement = function (this: Document, ...args: [string]) {
        const element = createElement.apply(this, args)
        if (args[0] === 'video') made.push(element)
        return element
      } as typeof createElement
    })
    await tab.goto(`${demo.origin}/own-page`)
    await tab.waitForFunction(() => (window as unknown as { made: HTMLVideoElement[] }).made[0]?.readyState === 4)
    assert.equal(await tab.evaluate(() => customElements.get('geuin-feed') === undefined), true)
    release()
    const playing = await tab.waitForFunction(() => {
      const videos = [...(document.querySelector('geuin-feed')?.shadowRoot?.querySelectorAll('video') ?? [])]
      const playing = videos.find((video) => video.currentTime > 0)
      return playing && [videos.indexOf(playing), playing === (window as unknown as { made: unknown[] }).made[0]]
    })
    assert.deepEqual(await playing.jsonValue(), [0, true])
    await context.close()
  })

  describe('whose answer is on its way when the element’s code has loaded', () => {
    /** Opens a page whose feed waits for its answer until `release`, and no longer than until `endWait` is called in it. */
    const open = async () => {
      const release = holdBack('/goservices/feed/home')
      const tab = await (await demo.browser.newContext()).newPage()
      await tab.addInitScript(() => {
        const own = window.setTimeout
        const set = (task: () => void, ms?: number, ...rest: unknown[]) =>
          ms === 100 ? Object.assign(window, { endWait: task }) && 0 : own(task, ms, ...rest)
        Object.assign(window, { setTimeout: set })
      })
      await tab.goto(`${demo.origin}/own-page`)
      await tab.waitForFunction(() => 'endWait' in window)
      await tab.evaluate((path) => import(path), '/dist/elements/geuin-feed.js')
      return { tab, release }
    }
    const isDefined = () => customElements.get('geuin-feed') !== undefined

    it('is defined once the first clip is on its way', async () => {
      const { tab, release } = await open()
      assert.equal(await tab.evaluate(isDefined), false)
      const clip = tab.waitForRequest(/fast\.mp4$/)
      release()
      await clip
      await tab.waitForFunction(isDefined)
      await tab.context().close()
    })

    it('is defined, and shows that it waits, where the answer takes longer', async () => {
      const { tab, release } = await open()
      await tab.evaluate(() => (window as unknown as { endWait(): void }).endWait())
      await tab.locator('geuin-feed .stage-skeleton').waitFor()
      release()
      await tab.waitForFunction(
        () => (document.querySelector('geuin-feed')?.shadowRoot?.querySelector('video')?.currentTime ?? 0) > 0,
      )
      await tab.context().close()
    })
  })
})
