// Elements in frames of another site's page, as the share sheet's code puts them there.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core'
import { testAdminKey } from '../../demo/server/testing'
import { launchAroundFrames } from '../support/browsers'
import { type Demo, openDemo } from '../support/demo'
import { notIn } from '../support/engine'
import { codeFor } from '../support/mailbox'
import { untilDrawn } from '../support/untilDrawn'

/** Waits in the frame, where the element is. */
const untilReady = (element: Locator) =>
  element.evaluate(
    (it) =>
      new Promise<void>((done) => {
        if (Reflect.get(it, 'isReady')) done()
        else it.addEventListener('geuin:ready', () => done(), { once: true })
      }),
  )

const cannotClick = { firefox: 'its driver clicks beside frames of other sites' }

describe('an element in a frame [N09] [T21]', notIn({ webkit: 'its driver can’t put the page there' }), () => {
  let demo: Demo
  let browser: Browser
  before(async () => {
    demo = await openDemo()
    browser = await launchAroundFrames()
  })
  after(async () => {
    await browser.close()
    await demo.close()
  })

  const frameOf = (path: string) =>
    `<iframe src="${demo.origin}${path}" title="Videos" width="600" height="500" allow="autoplay; fullscreen"></iframe>`
  /** A page of another site, under a policy that allows the frame and its script only. */
  const openHost = async (
    path: string,
    { script = true, page: attributes = 'lang="de"', init = () => undefined as unknown, frame = frameOf(path) } = {},
  ) => {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
    await context.addInitScript(init)
    const page = await context.newPage()
    page.setDefaultTimeout(7000)
    const faults: string[] = []
    page.on('console', (message) => {
      // A sign-in asks for storage; the browser refuses what the viewer has never visited by itself.
      const isRefusal = message.text().startsWith('requestStorageAccess: ')
      if (message.type() === 'error' && !isRefusal) faults.push(message.text())
    })
    const tag = script ? `<script type="module" src="${demo.origin}/dist/frame.js"></script>` : ''
    const policy = `default-src 'none'; img-src data:; frame-src ${demo.origin}; script-src ${demo.origin}; require-trusted-types-for 'script'; trusted-types 'none'`
    await page.route('http://host.localhost/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><html ${attributes}><title>Host</title><link rel="icon" href="data:,">${tag}${frame}</html>`,
      }),
    )
    await page.goto('http://host.localhost/')
    return { page, frame: page.frameLocator('iframe'), faults }
  }
  const heightOfFrame = (page: Page) => page.locator('iframe').evaluate((it) => it.getBoundingClientRect().height)
  const heightOf = (frame: FrameLocator, tag: string) =>
    frame
      .locator(tag)
      .first()
      .evaluate((it) => Math.ceil(it.getBoundingClientRect().height))
  /** The frame has the height of its content, to the pixel of its border. */
  const fits = (page: Page, frame: FrameLocator, tag: string) =>
    untilDrawn(
      page,
      async () => Math.abs((await heightOfFrame(page)) - (await heightOf(frame, tag)) - 4) < 2,
      'the frame fits',
    )

  for (const [path, tag] of [
    ['feed?source=video&slug=windows&muted', 'geuin-feed'],
    ['community?slug=night-skies', 'geuin-community'],
    ['loop?slug=slow-light', 'geuin-loop'],
    ['profile?slug=mira.light', 'geuin-profile'],
    ['profile?brand-slug=lumen', 'geuin-profile'],
    ['explore', 'geuin-explore'],
    ['auth', 'geuin-auth'],
    ['app', 'geuin-app'],
  ] as const)
    it(`shows ${path}, with what its address says and without faults`, async () => {
      const { page, frame, faults } = await openHost(`/embed/${path}`)
      const element = frame.locator(tag).first()
      await untilReady(element)
      for (const [name, value] of new URLSearchParams(path.split('?')[1] ?? ''))
        assert.equal(await element.getAttribute(name), value)
      assert.deepEqual(faults, [])
      await page.context().close()
    })

  it('plays what the share sheet copied, from the second where its viewer was [N06] [L06]', async () => {
    const { page: shared } = await demo.open('/video/windows?t=3', { viewport: { width: 390, height: 844 } })
    const feed = shared.locator('geuin-feed')
    await untilReady(feed)
    const second = () =>
      feed.evaluate((it) => {
        const videos = [...(it.shadowRoot?.querySelectorAll('video') ?? [])]
        return Math.floor(Math.max(...videos.map(({ currentTime }) => currentTime)))
      })
    await untilDrawn(shared, async () => (await second()) >= 3, 'it has run to its second')
    await feed.evaluate((it) => Reflect.get(it, 'pause').call(it))
    const at = await second()
    await shared.getByRole('button', { name: 'Share' }).first().click()
    await shared.getByText('Embed', { exact: true }).click()
    await shared.getByText('Frame', { exact: true }).click()
    await shared.getByRole('switch', { name: 'Start' }).click()
    const code = shared.getByRole('textbox', { name: 'Code for a page' })
    const frame = await code.inputValue()
    assert.match(frame, new RegExp(`slug=windows&amp;t=${at}&amp;`))
    await shared.context().close()

    /** Keeps where each document’s first video is at its first frame. */
    const init = () => {
      const { requestVideoFrameCallback: own } = HTMLVideoElement.prototype
      HTMLVideoElement.prototype.requestVideoFrameCallback = function (callback) {
        return own.call(this, (now, frame) => {
          // Chromium may draw one frame of the start before it has gone to this time.
          document.documentElement.dataset['firstFrame'] ??= String(this.currentTime)
          callback(now, frame)
        })
      }
    }
    const { page, frame: shown, faults } = await openHost('', { frame, init })
    const first = shown.locator('html[data-first-frame]')
    await first.waitFor()
    const time = Number(await first.getAttribute('data-first-frame'))
    assert.ok(time >= at - 0.1 && time < at + 1, `begins at ${time} in place of ${at}`)
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('keeps its height right when the page gets narrower, under strict policies [N08]', async () => {
    const { page, frame, faults } = await openHost('/embed/community?slug=night-skies')
    await untilReady(frame.locator('geuin-community'))
    await fits(page, frame, 'geuin-community')
    await page.setViewportSize({ width: 420, height: 800 })
    await page.locator('iframe').evaluate((it: HTMLIFrameElement) => it.setAttribute('width', '340'))
    await fits(page, frame, 'geuin-community')
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('keeps its height right through sign-in, under strict policies [N08]', notIn(cannotClick), async () => {
    const { page, frame, faults } = await openHost('/embed/auth')
    await untilReady(frame.locator('geuin-auth'))
    await fits(page, frame, 'geuin-auth')
    await frame.getByRole('button', { name: 'Anmelden' }).click()
    await frame.getByRole('dialog').waitFor()
    await untilDrawn(page, async () => (await heightOfFrame(page)) >= 640, 'room for the dialog')
    await frame.getByRole('textbox').first().fill('frame@mail.example')
    await frame.locator('dialog button[type="submit"], dialog form button').last().click()
    const code = await codeFor('frame@mail.example', demo.origin)
    await frame.locator('input[autocomplete="one-time-code"]').pressSequentially(code)
    await frame.locator('input[autocomplete="one-time-code"]').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await frame.locator('dialog[open]').waitFor({ state: 'detached' })
    await fits(page, frame, 'geuin-auth')
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('keeps the size that its page gives to a feed, with its comments open', notIn(cannotClick), async () => {
    const { page, frame } = await openHost('/embed/feed?source=video&slug=windows&muted')
    await untilReady(frame.locator('geuin-feed'))
    const before = await heightOfFrame(page)
    await frame
      .getByRole('button', { name: /Komment/ })
      .first()
      .click()
    await frame.getByRole('textbox').first().waitFor()
    assert.deepEqual([before, await heightOfFrame(page)], [504, 504])
    await page.context().close()
  })

  it('takes over the page’s language and scheme, unless its address says otherwise', async () => {
    const lookOf = async (path: string, attributes: string) => {
      const { page, frame } = await openHost(path, { page: attributes })
      const element = frame.locator('geuin-community')
      await untilReady(element)
      await untilDrawn(page, async () => Boolean(await element.getAttribute('locale')), 'a language')
      const theme = [await element.getAttribute('locale'), await element.getAttribute('color-scheme')]
      await page.context().close()
      return theme
    }
    const path = '/embed/community?slug=night-skies'
    assert.deepEqual(await lookOf(path, 'lang="de"'), ['de', 'light'])
    assert.deepEqual(await lookOf(`${path}&locale=en&theme=dark`, 'lang="de"'), ['en', 'dark'])
  })

  it('follows the page when its visitor switches language and scheme', async () => {
    const { page, frame } = await openHost('/embed/community?slug=night-skies', { page: 'lang="de"' })
    const element = frame.locator('geuin-community')
    const shownTheme = async () =>
      [await element.getAttribute('locale'), await element.getAttribute('color-scheme')].join()
    await untilReady(element)
    await untilDrawn(page, async () => (await shownTheme()) === 'de,light', 'the page’s theme')
    await page.evaluate(() => {
      document.documentElement.lang = 'fr'
      document.documentElement.style.colorScheme = 'dark'
    })
    await untilDrawn(page, async () => (await shownTheme()) === 'fr,dark', 'the theme that was chosen')
    await page.context().close()
  })

  it('works without any script around it: it keeps its size and scrolls', async () => {
    const { page, frame } = await openHost('/embed/community?slug=night-skies', { script: false })
    await untilReady(frame.locator('geuin-community'))
    assert.equal(await heightOfFrame(page), 504)
    assert.ok((await heightOf(frame, 'geuin-community')) > 504)
    await page.context().close()
  })

  it('has its height changed by no other page’s message [S04]', async () => {
    const { page, frame } = await openHost('/embed/feed?source=latest')
    await untilReady(frame.locator('geuin-feed'))
    await page.evaluate(() => postMessage({ type: 'geuin:height', height: 9 }, '*'))
    const other = page.frames()[1]!
    // From the frame itself it counts, so the order of messages shows that the first one was read.
    await other.evaluate(() => parent.postMessage({ type: 'geuin:height', height: 333 }, '*'))
    await untilDrawn(page, async () => (await heightOfFrame(page)) === 337, 'the frame’s own message counts')
    await page.context().close()
  })

  it('opens its links beside the page, and is a link where scripts are off', async () => {
    const html = await (await fetch(`${demo.origin}/embed/feed?source=video&slug=windows`)).text()
    assert.match(html, /<base target="_blank">/)
    assert.match(html, new RegExp(`<a href="${demo.origin}/video/windows">[^<]+</a></geuin-feed>`))
  })

  it('has the font of its brand before the brand’s details come, unless its address names one [A08]', async () => {
    const read = async (query: string) => (await fetch(`${demo.origin}/embed/feed?brand-id=2${query}`)).text()
    assert.match(await read(''), /:root\{--geuin-font:Georgia, /)
    assert.match(await read('&font=Inter'), /:root\{--geuin-font:Inter\}/)
  })

  it('takes known attributes from its address only, as text [S04]', async () => {
    const hostile = new URLSearchParams({
      ...{
        source: 'latest"><script>',
        'api-host': 'https://evil.example',
        items: '[]',
        onclick: 'x',
        'sso-token': 'x',
      },
      ...{ accent: 'red}*{display:none', radius: '4px', density: '1}*{display:none', font: 'x;}', locale: '"><img>' },
    })
    const html = await (await fetch(`${demo.origin}/embed/feed?${hostile}`)).text()
    assert.match(html, /<geuin-feed source="latest&quot;&gt;&lt;script&gt;" locale="&quot;&gt;&lt;img&gt;" eager>/)
    assert.match(html, /:root\{--geuin-radius:4px\}/)
    const status = async (path: string) => (await fetch(demo.origin + path)).status
    assert.deepEqual(
      await Promise.all(
        ['feed?brand-id=77', 'script', 'constructor', 'feed?source=video&slug=nope'].map((it) =>
          status(`/embed/${it}`),
        ),
      ),
      [404, 404, 404, 404],
    )
  })

  it('has the density of its address [A08]', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const paddingAt = async (density: string) => {
      await page.goto(`${demo.origin}/embed/auth?inline&locale=en&density=${density}`)
      const button = page.getByRole('button', { name: 'Continue', exact: true })
      return button.evaluate((it) => getComputedStyle(it).paddingInlineStart)
    }
    assert.deepEqual([await paddingAt('0.85'), await paddingAt('1.25')], ['20.4px', '30px'])
    await context.close()
  })

  it('is shown by the sites that the brand allows, and only these [S04]', async () => {
    const set = async (frame_ancestors: unknown) => {
      const headers = { authorization: `Bearer ${testAdminKey}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ frame_ancestors })
      return (await fetch(`${demo.origin}/admin/brands/2/frames`, { method: 'POST', headers, body })).status
    }
    const policy = async () =>
      (await fetch(`${demo.origin}/embed/feed?brand-id=2`)).headers
        .get('content-security-policy')
        ?.match(/frame-ancestors ([^;]+)/)?.[1]
    assert.equal(await policy(), '*')
    for (const wrong of [
      'https://shop.example/',
      'shop.example',
      "'none'",
      'https://a.example; script-src *',
      'https://*',
      7,
    ])
      assert.equal(await set([wrong]), 400, String(wrong))
    assert.equal(await set(['https://shop.example', 'https://*.shop.example']), 200)
    assert.equal(await policy(), "'self' https://shop.example https://*.shop.example")
    assert.equal(await set([]), 200)
    assert.equal(await policy(), "'self'")
    assert.equal(await set(null), 200)
    assert.equal(await policy(), '*')
  })
})
