// Pages that get in an element's way as real ones do: old libraries, polluted prototypes, shortcuts, a narrow policy.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'
import { notIn } from '../support/engine'
import { codeFor } from '../support/mailbox'

interface Host {
  /** Code of the page that runs before ours. */
  script?: string
  policy?: string
  options?: BrowserContextOptions
}

describe('a hostile page', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  /** Opens a page of a site with this body. */
  const open = async (body: string, { script = '', policy, options }: Host = {}) => {
    const html = `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">
      <script>${script}</script>
      <script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script></head>
      <body>${body}</body></html>`
    const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) }
    demo.rules.set('/host', () => new Response(html, { headers }))
    const { page, faults } = await demo.open('/host', options)
    return { page, faults, close: () => page.context().close() }
  }

  const feed = '<geuin-feed eager style="width: 360px; height: 640px"></geuin-feed>'
  const carousel = '<geuin-feed eager source="popular" layout="carousel"></geuin-feed>'

  /** Waits until the feed rests at its first video, or at a later one, which plays. */
  const playing = (page: Page, at = 0) =>
    page.waitForFunction((index) => {
      const root = document.querySelector('geuin-feed')?.shadowRoot
      const scroller = root?.querySelector('[role=feed]')
      const videos = [...(root?.querySelectorAll<HTMLVideoElement>('article:not([inert]) video') ?? [])]
      const rests = scroller && scroller.scrollTop === index * scroller.clientHeight
      return rests && videos.some((video) => !video.paused && video.currentTime > 0.2)
    }, at)

  /** What runs most of the code: a feed that plays and advances, and a sign-in from its spark. */
  const signsInFromAFeed = async (page: Page, email: string) => {
    await page
      .getByRole('button', { name: /^Spark/ })
      .first()
      .waitFor()
    await playing(page)
    await page.getByRole('feed').press('j')
    await playing(page, 1)
    await page
      .locator('article:not([inert])')
      .getByRole('button', { name: /^Spark/ })
      .click()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    const code = page.getByRole('textbox', { name: 'Six digit code' })
    await code.waitFor()
    await code.pressSequentially(await codeFor(email, demo.origin))
    await page.getByText('Show your work').waitFor()
  }

  const libraries = {
    // As version 1.7 has them, on every element and list.
    'Prototype.js': `
      HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this }
      HTMLElement.prototype.scrollTo = function () { window.scrollTo(0, 0); return this }
      HTMLElement.prototype.show = HTMLElement.prototype.hide = HTMLElement.prototype.toggle = function () { return this }
      Array.prototype.toJSON = function () { return '[' + this.map((it) => JSON.stringify(it)).join(', ') + ']' }
      Array.prototype.each = Array.prototype.forEach`,
    // As version 1.4 with its layer for 1.2 has it: arguments given first hide those of the call.
    MooTools: `
      Function.prototype.bind = function (that, args) {
        var self = this
        if (args != null) args = Array.isArray(args) ? args : [args]
        return function () { return self.apply(that, args || arguments) }
      }`,
    'a polluted Object.prototype.get': 'Object.prototype.get = undefined',
  }
  for (const [name, script] of Object.entries(libraries)) {
    const reasons = { webkit: 'the page changes what its driver runs there too' }
    it(`with ${name} plays, advances, and signs in [N08]`, notIn(name === 'MooTools' ? {} : reasons), async () => {
      const { page, faults, close } = await open(feed, { script })
      await signsInFromAFeed(page, `${name.replace(/\W/g, '').toLowerCase()}@host.example`)
      assert.deepEqual(faults, [])
      await close()
    })
  }

  it('with MooTools streams a video, for which hls.js binds functions too [N08]', async () => {
    const clip = await fetch(`${demo.origin}/goservices/feed/home?limit=1`, { headers: { 'x-brand-id': '1' } })
    const { data } = await clip.json()
    const items = JSON.stringify([{ hls: new URL(data.items[0].media.hls_url, demo.origin).href }])
    const { page, faults, close } = await open(feed.replace('eager', `eager items='${items}'`), {
      script: libraries.MooTools,
    })
    await playing(page)
    assert.deepEqual(faults, [])
    await close()
  })

  it('gets every letter that is typed into a field, whatever its shortcuts take; commands reach it [N08]', async () => {
    const script = `window.seen = []
      document.addEventListener('keydown', (event) => {
        seen.push(event.key)
        if (!event.target.matches?.('input') && /^[s/]$/.test(event.key)) event.preventDefault()
      })`
    const { page, close } = await open('<input aria-label="Mine"><geuin-auth inline eager></geuin-auth>', { script })
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.press('Control+k')
    await email.pressSequentially('sj/ab')
    await email.press('ArrowLeft')
    assert.equal(await email.inputValue(), 'sj/ab')
    await email.press('Escape')
    await email.press('Tab')
    await page.getByRole('textbox', { name: 'Mine' }).press('x')
    assert.equal(
      await page.evaluate(() => (Reflect.get(window, 'seen') as string[]).join(' ')),
      'Control k Escape Tab x',
    )
    await close()
  })

  for (const width of [360, 768, 1440])
    it(`is not made wider by a carousel as wide as the window, ${width} px, whose buttons are whole [N08]`, async () => {
      const options = { viewport: { width, height: 800 } }
      const { page, close } = await open(`<style>body { margin: 0 }</style>${carousel}`, { options })
      await page.getByRole('link', { name: 'Open the feed' }).waitFor()
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
      if (width > 560) {
        const box = await page.getByRole('button', { name: 'Further videos' }).boundingBox()
        assert.ok(box && box.x + box.width <= width)
      }
      await close()
    })

  it('with room beside a carousel has half of its buttons there, until the room is gone [N08]', async () => {
    const options = { viewport: { width: 1440, height: 800 } }
    const { page, close } = await open(`<style>body { width: 800px; margin: auto }</style>${carousel}`, { options })
    const reaches = (edge: number) =>
      page.waitForFunction((to) => {
        const button = document.querySelector('geuin-feed')?.shadowRoot?.querySelector('.posters-on')
        return button?.getBoundingClientRect().right === to
      }, edge)
    await reaches(320 + 800 + 22)
    await page.setViewportSize({ width: 804, height: 800 })
    await reaches(2 + 800 - 8)
    await close()
  })

  it('keeps a heading whose colours can be judged: no box of a feed lies over it [N08]', async () => {
    const options = { viewport: { width: 1440, height: 900 } }
    const body = '<main><h1>Videos</h1><geuin-feed eager style="height: 640px"></geuin-feed></main>'
    const { page, close } = await open(body, { options })
    await playing(page)
    assert.deepEqual(await axe(page), [])
    const over = await page.evaluate(() => {
      const bottom = document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0
      const all = [...(document.querySelector('geuin-feed')?.shadowRoot?.querySelectorAll('*') ?? [])]
      return all
        .filter((it) => it.checkVisibility() && it.getBoundingClientRect().top < bottom && it.clientHeight > 1)
        .map((it) => it.className)
    })
    assert.deepEqual(over, [])
    await close()
  })

  it('gets valid markup from a feed: no image without an address, no empty direction', async () => {
    const { page, close } = await open(feed)
    await playing(page)
    const wrong = await page.evaluate(() => {
      const root = document.querySelector('geuin-feed')?.shadowRoot
      return [...(root?.querySelectorAll('img:not([src]), [dir=""]') ?? [])].map((it) => it.outerHTML)
    })
    assert.deepEqual(wrong, [])
    await close()
  })

  it('whose policy refuses the API hears of each call once, and the viewer of an error [N08]', async () => {
    const script = `window.refused = []
      addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(new URL(blockedURI).pathname))`
    const elsewhere = demo.origin.replace('localhost', '127.0.0.1')
    // A call that goes out before the code that sends it again is there can't be told from one that the line has lost.
    const body = `<geuin-feed eager source="brand" slug="lumen" style="height: 600px" api-host="${elsewhere}"></geuin-feed>`
    const { page, close } = await open(body, { script, policy: "connect-src 'self'" })
    await page.getByText('The videos didn’t load').waitFor()
    const refused = await page.evaluate(() => Reflect.get(window, 'refused') as string[])
    assert.deepEqual([...new Set(refused)].sort(), refused.sort())
    assert.ok(refused.includes('/goservices/profile/brand/videos'), refused.join())
    await close()
  })
})
