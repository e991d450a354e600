import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { launchAroundFrames } from '../support/browsers'
import { type Demo, openDemo } from '../support/demo'
import { signInByCode } from '../support/signInByCode'
import { untilDrawn } from '../support/untilDrawn'

/** A phone held upright, and lying. */
const upright = { width: 390, height: 844 }
const lying = { width: 844, height: 390 }

const policyOf = (origin: string) =>
  `default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src ${origin}; script-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`

/** What a browser does that keeps storage of frames apart: it counts the requests. A sign-in of its own begins with `?begins`. */
const browserThatAsks = () => {
  Object.assign(window, { requests: 0 })
  Document.prototype.hasStorageAccess = async () => false
  Document.prototype.requestStorageAccess = async () => {
    Object.assign(window, { requests: Reflect.get(window, 'requests') + 1 })
  }
  if (location.search.includes('begins'))
    document.addEventListener('geuin:ready', () => void window.geuin?.signIn(), { once: true })
}

describe('what a viewer does in a frame of another site [N09] [N08]', () => {
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

  /** A page of another site whose frame is as wide as the window. */
  const openHost = async (path: string, allow = 'fullscreen') => {
    const context = await browser.newContext({ viewport: upright })
    await context.addInitScript(browserThatAsks)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.route('http://host.localhost/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policyOf(demo.origin) },
        body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
          <meta name="viewport" content="width=device-width"><style>body { margin: 0 } iframe { border: 0; width: 100% }</style>
          <script type="module" src="${demo.origin}/dist/frame.js"></script>
          <iframe src="${demo.origin}/embed/${path}" title="Videos" height="500" allow="autoplay; ${allow}"></iframe></html>`,
      }),
    )
    await page.goto('http://host.localhost/')
    return { page, frame: page.frameLocator('iframe'), faults }
  }

  const heightOfFrame = (page: Page) => page.locator('iframe').evaluate((it) => it.clientHeight)

  /** Everything that the frame shows is in it, and nothing below. */
  const untilFits = (page: Page, frame: FrameLocator, tag: string) =>
    untilDrawn(
      page,
      async () => {
        const content = await frame
          .locator(tag)
          .first()
          .evaluate((it) => Math.ceil(it.getBoundingClientRect().height))
        return Math.abs((await heightOfFrame(page)) - content) < 2
      },
      'the frame has the height of its content',
    )

  it('keeps the height right through a video with its comments, each way that a phone is held', async () => {
    const { page, frame, faults } = await openHost('community?slug=night-skies')
    const turn = async (size: typeof upright) => {
      await page.setViewportSize(size)
    }
    await frame.getByRole('heading', { name: 'Night Skies' }).waitFor()
    for (const size of [upright, lying, upright]) {
      await turn(size)
      await untilFits(page, frame, 'geuin-community')
    }
    await frame.locator('geuin-community .poster').first().click()
    await frame.locator('dialog[open]').waitFor()
    await frame
      .getByRole('button', { name: /^Comment/ })
      .first()
      .click()
    await frame.getByRole('textbox').first().waitFor()
    for (const size of [lying, upright]) {
      await turn(size)
      await untilDrawn(page, async () => (await heightOfFrame(page)) >= 640, 'room for the dialog')
      const isInside = await frame
        .getByRole('textbox')
        .first()
        .evaluate((it) => {
          const { top, bottom } = it.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        })
      assert.ok(isInside, `${size.width} px wide`)
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await frame.locator('dialog[open]').waitFor({ state: 'detached' })
    await untilFits(page, frame, 'geuin-community')
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('asks for storage at a tap alone, and once', async () => {
    const { page, frame } = await openHost('auth?begins')
    const requests = () =>
      frame
        .locator('geuin-auth')
        .first()
        .evaluate(() => Reflect.get(window, 'requests'))
    // A look into the frame would count as a tap, so the room for the dialog shows that it is open.
    await untilDrawn(page, async () => (await heightOfFrame(page)) >= 640, 'room for the dialog')
    assert.equal(await requests(), 0, 'nobody has tapped')
    await frame.getByRole('button', { name: 'Close' }).click()
    for (let times = 0; times < 2; times += 1) {
      await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
      await frame.getByRole('dialog').waitFor()
      await untilDrawn(page, async () => (await requests()) === 1, 'one request')
      await frame.getByRole('button', { name: 'Close' }).click()
      await frame.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    await page.context().close()
  })

  it('is signed in where the viewer is on the site itself, once the browser lets it into that storage', async () => {
    const own = await demo.open('/app/settings')
    await own.page.getByRole('button', { name: 'Sign in' }).first().click()
    await signInByCode(own.page, 'mira.light@lumen.example')
    await own.page.getByRole('link', { name: 'Devices' }).waitFor()
    const kept = await own.page.evaluate(() => Object.entries({ ...localStorage }))
    await own.page.context().close()

    const { page, frame } = await openHost('auth')
    // No driver answers the browser's question; the storage that an answer brings has what the site has kept.
    for (const around of page.frames())
      await around.evaluate((entries) => {
        for (const [key, value] of entries) sessionStorage.setItem(key, value)
        Object.assign(Document.prototype, {
          requestStorageAccess: async (types?: object) =>
            types && 'localStorage' in types ? { localStorage: sessionStorage } : undefined,
        })
      }, kept)
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
    await frame.getByRole('button', { name: /^Account of Mira/ }).waitFor()
    await frame.getByRole('textbox', { name: 'Email' }).waitFor({ state: 'detached' })
    assert.ok(
      await frame
        .locator('geuin-auth')
        .evaluate(() => !Object.keys({ ...localStorage }).some((it) => it.startsWith('geuinSession'))),
    )
    await page.context().close()
  })

  it('signs in with a provider in a window of its own [D08]', async () => {
    const { page, frame, faults } = await openHost('auth')
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
    const opened = page.waitForEvent('popup')
    await frame.getByRole('button', { name: 'Continue with Google' }).click()
    const popup = await opened
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: /Theo Marchetti/ }).click()
    await closed
    await frame.getByRole('heading', { name: 'What are you interested in?' }).waitFor()
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('fills the screen where the page allows that, and offers it nowhere else', async () => {
    const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement?.localName === 'iframe')
    const openFeed = async (allowed?: string) => {
      const opened = await openHost('feed?source=video&slug=windows&muted', allowed)
      // The keys come with the view.
      await opened.frame
        .getByRole('button', { name: /^Spark/ })
        .first()
        .waitFor()
      return opened
    }
    const { page, frame } = await openFeed()
    await frame.locator('geuin-feed').click({ position: { x: 30, y: 200 } })
    await page.keyboard.press('f')
    await untilDrawn(page, () => isFull(page), 'the frame fills the screen')
    await page.context().close()
    const other = await openFeed("fullscreen 'none'")
    await other.frame.locator('geuin-feed').click({ position: { x: 30, y: 200 } })
    await untilDrawn(
      other.page,
      () => other.page.evaluate(() => document.activeElement?.localName === 'iframe'),
      'the frame has the focus',
    )
    assert.equal(await other.frame.locator('geuin-feed').evaluate(() => document.fullscreenEnabled), false)
    await other.page.keyboard.press('f')
    await other.page.keyboard.press('?')
    await other.frame.getByRole('dialog').waitFor()
    assert.equal(await other.frame.getByRole('dialog').getByText('Full screen').count(), 0)
    assert.equal(await isFull(other.page), false)
    await other.page.context().close()
  })
})
