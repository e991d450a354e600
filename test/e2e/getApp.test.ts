import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { axe, type Demo, openDemo } from '../support/demo'
import { messagesTo } from '../support/mailbox'

// Halcyon's members live in its app.
const placeCommunity = (page: Page) =>
  page.evaluate(() => {
    const community = document.createElement('geuin-community')
    community.setAttribute('brand-id', '2')
    community.setAttribute('slug', 'by-the-water')
    document.querySelector('main')?.replaceChildren(community)
  })

const scanOnce = async (page: Page) => {
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Text of the QR code on the screen, once it is no longer blurred. */
const scan = async (page: Page): Promise<string> => {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const text = await scanOnce(page)
    if (text) return text
  }
  return assert.fail('nothing to scan')
}

const join = async (page: Page) => {
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('heading', { name: 'Join By the water in the app' }).waitFor()
}

describe('a brand that prefers its app, in a browser', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('shows a QR code that scans and opens, light and dark [C01] [F18] [I03]', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, faults } = await demo.open('/community.html', { colorScheme, deviceScaleFactor: 2 })
      await placeCommunity(page)
      await join(page)
      await page.getByRole('img', { name: 'QR code to the app' }).waitFor()
      // Before the screenshot, for which Firefox's driver adds a style that the page's policy refuses.
      assert.deepEqual(faults, [])
      const link = await scan(page)
      assert.equal(new URL(link).origin, demo.origin)
      const landing = await (await page.request.get(link)).text()
      assert.match(landing, /apps\.example\/halcyon/)
      assert.match(landing, /by-the-water/)
      assert.deepEqual(await axe(page), [])
      await page.context().close()
    }
  })

  it('links the phone’s store, and sends the link by mail [A02] [E17] [F13] [G12] [I03]', async () => {
    const { page, faults } = await demo.open('/community.html', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36',
    })
    await placeCommunity(page)
    await join(page)
    const store = page.getByRole('link', { name: 'Get it on Google Play' })
    assert.equal(await store.getAttribute('href'), 'https://play.example/halcyon')
    assert.equal(await page.getByRole('link', { name: 'Download on the App Store' }).count(), 0)
    await page.getByRole('textbox', { name: 'Email' }).fill('app.seeker@mail.example')
    await page.getByRole('button', { name: 'Send Link' }).click()
    await page.locator('.toast', { hasText: 'Link sent successfully!' }).waitFor()
    const [mail] = await messagesTo('app.seeker@mail.example', demo.origin)
    const link = /https?:\/\/\S+\/l\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? assert.fail(mail?.text)
    assert.equal((await page.request.get(link)).status(), 200)
    assert.deepEqual(faults, [])
    await page.context().close()
  })
})
