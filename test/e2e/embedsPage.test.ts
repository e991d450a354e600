// The demo's page about embeds: every example is the running server's own answer, and works.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'
import { untilReady } from '../support/pages'
import { untilDrawn } from '../support/untilDrawn'

describe('the page about embeds [T22] [F14]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  /** Pixels of a picture that has come, in the file and on the page. */
  const pixelsOf = (picture: Locator) =>
    picture.evaluate(async (it: HTMLImageElement) => {
      it.scrollIntoView()
      await it.decode()
      return [it.naturalWidth, it.naturalHeight, Math.round(it.getBoundingClientRect().width)]
    })
  const oembed = async () => {
    const query = new URLSearchParams({ url: `${demo.origin}/video/aurora-over-the-ridge` })
    return (await fetch(`${demo.origin}/oembed?${query}`)).json()
  }
  /** A frame's player, ready. */
  const playerIn = async (page: Page, place: string) => {
    await page.locator(place).scrollIntoViewIfNeeded()
    const feed = page.frameLocator(`${place} iframe`).locator('geuin-feed')
    await feed.waitFor()
    await untilDrawn(page, () => feed.evaluate((it) => Boolean(Reflect.get(it, 'isReady'))), 'the frame’s player')
    return page.locator(`${place} iframe`).evaluate((it) => [it.clientWidth, it.clientHeight])
  }

  it('has a link that becomes the player, a tag and a frame, each with its code', async () => {
    const { page, faults } = await demo.open('/embeds')
    for (const feed of ['#as-link geuin-feed[source="video"]', '.live > geuin-feed:not([data-from-link])']) {
      await page.locator(feed).scrollIntoViewIfNeeded()
      await untilReady(page.locator(feed))
    }
    assert.deepEqual(await playerIn(page, '#as-frame'), [270, 480])
    const code = await page.getByLabel('Code of the frame').innerText()
    assert.ok(
      code.startsWith(`<iframe src="${demo.origin}/embed/feed?source=video&#38;slug=aurora-over-the-ridge`),
      code,
    )
    assert.match(await page.getByLabel('Code of the link').innerText(), /<a class="geuin" href="http.*#geuin">/)
    assert.match(await page.getByLabel('Code of the tag').innerText(), /data-brand-id="1"><\/script>\n<geuin-feed /)
    assert.match(await page.getByLabel('The block in a post').innerText(), /^<!-- wp:geuin\/feed \{"show":"feed"/)
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('shows pictures that ask to be pressed where no script runs, and they lead to the video', async () => {
    const { page, faults } = await demo.open('/embeds', { viewport: { width: 1440, height: 900 } })
    // Frames out of view load no lazy picture.
    await page.locator('.plain').evaluate((it) => it.scrollIntoView())
    const article = page.frameLocator('iframe[src="/embeds/article"]')
    assert.deepEqual(await pixelsOf(article.locator('p img')), [540, 960, 270])
    assert.equal(await article.locator('geuin-feed').count(), 2)
    assert.equal(await article.locator('geuin-feed:not(:defined)').count(), 2)
    const row = article.locator('li img[alt^="Play: "]')
    assert.equal(await row.count(), 3)
    const [width, height, shown = 0] = await pixelsOf(row.last())
    assert.deepEqual([width, height], [540, 960])
    assert.ok(shown < 270, `${shown} px in a row of three`)
    const bare = page.frameLocator('iframe[src="/embeds/bare"]')
    assert.deepEqual(await pixelsOf(bare.getByRole('img')), [540, 960, 270])

    const markup = await page.getByLabel('Markup without scripts').innerText()
    assert.match(markup, /^<geuin-feed source="video" slug="aurora-over-the-ridge">/)
    assert.match(markup, /play\.webp\?[^"]*" alt="Play: Aurora over the ridge[^"]*" width="270" height="480"/)
    assert.match(markup, /<\/geuin-feed>$/)
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('leads from the frame without scripts to the video’s page, which plays', async () => {
    const { page } = await demo.open('/embeds')
    const picture = page.frameLocator('iframe[src="/embeds/bare"]').getByRole('img')
    const opened = page.context().waitForEvent('page')
    await picture.click()
    const video = await opened
    await video.waitForURL('**/video/aurora-over-the-ridge')
    await untilReady(video.locator('geuin-feed'))
    await page.context().close()
  })

  it('shows what other sites make of an address: the large card, a thumbnail, the player [N09]', async () => {
    const { page, faults } = await demo.open('/embeds', { viewport: { width: 1440, height: 900 } })
    const { title, thumbnail_url } = await oembed()
    const card = page.locator('#as-card')
    assert.deepEqual((await pixelsOf(card.getByRole('presentation'))).slice(0, 2), [1200, 630])
    assert.equal(await card.locator('b').innerText(), title)
    assert.equal(await card.locator('[data-part="site"]').innerText(), 'Lumen')
    const chat = page.locator('#as-chat')
    const [width = 0, height = 0] = await pixelsOf(chat.getByRole('presentation'))
    assert.ok(height > width, `${width} × ${height}`)
    assert.equal(await chat.getByRole('presentation').getAttribute('src'), thumbnail_url)
    assert.equal(await chat.getByRole('link').innerText(), title)
    assert.deepEqual(await playerIn(page, '#as-player'), [288, 512])
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('fits 320 px', async () => {
    const { page } = await demo.open('/embeds', { viewport: { width: 320, height: 700 } })
    await playerIn(page, '#as-player')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    await page.context().close()
  })

  it('frames nothing but this server, and its examples run no script [S04]', async () => {
    const policyOf = async (path: string) =>
      (await fetch(demo.origin + path)).headers.get('content-security-policy') ?? ''
    assert.match(await policyOf('/embeds'), /script-src 'self'; .*frame-src 'self'/)
    for (const path of ['/embeds/article', '/embeds/bare']) {
      const policy = await policyOf(path)
      assert.match(policy, /^default-src 'none'; img-src 'self'; .*frame-ancestors 'self'/)
      assert.doesNotMatch(policy, /script-src|unsafe/)
    }
  })
})
