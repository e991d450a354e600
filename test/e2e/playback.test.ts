import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../support/browsers'
import { type Demo, openDemo, press, type Watched } from '../support/demo'
import { notIn } from '../support/engine'
import { addFeed, ownVideos, playsAt, untilFeed, untilPlays } from '../support/feedOnPage'

/** Wide enough for its buttons, small enough for processors that must draw it. */
const viewport = { width: 900, height: 600 }

/** A page of the demo without a feed of its own. */
const plainPage = '/terms'

/** What is over the video in view. */
const inView = (page: Page) => page.locator('.slide:not([inert])')

const openSheet = async (page: Page) => {
  await inView(page).getByRole('button', { name: 'More options' }).click()
  await page.locator('.playback').waitFor()
}
const closeSheet = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
/** Chooses in the open sheet. */
const choose = (page: Page, text: string) => page.locator('.playback-choices label', { hasText: text }).first().click()

/** Brings the clip in view to its end by the scrubber's key. */
const goToEnd = async (page: Page) => {
  const scrubber = inView(page).locator('[role="slider"]')
  await scrubber.focus()
  await scrubber.press('End')
}

/** Puts the pointer where the scrubber is, a part of the way along. */
const scrub = async (page: Page, part: number) => {
  const box = await inView(page).locator('[role="slider"]').boundingBox()
  assert.ok(box)
  await page.mouse.click(box.x + box.width * part, box.y + box.height / 2)
}

describe('a feed', () => {
  let demo: Demo
  let opened: Watched | undefined
  before(async () => {
    demo = await openDemo()
  })
  afterEach(async () => {
    await opened?.page.context().close()
    opened = undefined
  })
  after(() => demo.close())

  const open = async (path: string) => {
    opened = await demo.open(path, { viewport })
    return opened
  }
  /** Where the first video plays. */
  const openFeed = async () => {
    const { page } = await open('/feed.html')
    await untilPlays(page, 1)
    return page
  }

  it('shows its first frame from the MP4 stand-in, then streams [L05] [T01]', async () => {
    const { page, faults, requested } = await open('/feed.html')
    const first = await untilPlays(page, 1)
    assert.deepEqual([first.source, first.isMuted], ['mp4', true])
    assert.ok(requested.some((path) => path.endsWith('.mp4')))
    // Its view has loaded the engine by the time that its controls work, and the next pass uses it.
    await openSheet(page)
    await closeSheet(page)
    await untilFeed(page, 'the engine is loaded', () => requested.some((path) => path.endsWith('.m3u8')))
    await goToEnd(page)
    await untilFeed(
      page,
      'the stream follows from its start',
      (now) => playsAt(1)(now) && now.source !== 'mp4' && now.time < first.duration / 2,
    )
    assert.deepEqual(faults, [])
  })

  it(
    'goes from video to video by key, by wheel, by call and by button, each in its place [L05] [T01]',
    notIn({ webkit: 'it sometimes hangs where it drops one video while another one begins' }),
    async () => {
      const page = await openFeed()
      await page.keyboard.press('ArrowDown')
      await untilPlays(page, 2)
      await page.keyboard.press('j')
      await untilPlays(page, 3)
      await page.keyboard.press('PageUp')
      await untilPlays(page, 2)
      await page.mouse.move(450, 200)
      await page.mouse.wheel(0, 300)
      await untilPlays(page, 3)
      await page.evaluate(() => document.querySelector('geuin-feed')?.next())
      await untilPlays(page, 4)
      await page.evaluate(() => document.querySelector('geuin-feed')?.previous())
      await untilPlays(page, 3)
      await press(page, 'Next video')
      await untilPlays(page, 4)
      await press(page, 'Previous video')
      await untilPlays(page, 3)
      await page.keyboard.press('Home')
      await untilPlays(page, 1)
    },
  )

  it('is silent until it is unmuted, and by key and button silent again [L09] [T01]', async () => {
    const page = await openFeed()
    // By what the browser says of its pointer: Firefox without a screen has no mouse.
    await page.getByRole('button', { name: /^(Click|Tap) to unmute$/ }).click()
    const heard = await untilFeed(page, 'sound', (now) => playsAt(1)(now) && !now.isMuted)
    await untilFeed(page, 'it plays on with sound', (now) => playsAt(1)(now) && now.time !== heard.time)
    await page.keyboard.press('ArrowDown')
    assert.equal((await untilPlays(page, 2)).isMuted, false)
    await page.keyboard.press('m')
    await untilFeed(page, 'silence', (now) => playsAt(2)(now) && now.isMuted)
    await press(page, 'Unmute')
    await untilFeed(page, 'sound again', (now) => playsAt(2)(now) && !now.isMuted)
  })

  it('pauses and plays by tap and by key [T01]', async () => {
    const page = await openFeed()
    await inView(page).locator('.slide-frame').click()
    await untilFeed(page, 'it rests', (now) => now.isPaused)
    await press(page, 'Play')
    await untilPlays(page, 1)
    await page.keyboard.press('Space')
    await untilFeed(page, 'it rests', (now) => now.isPaused)
    await page.keyboard.press('Space')
    await untilPlays(page, 1)
  })

  it('shows a button where the browser refuses to start it, and plays on a tap [L01] [T01]', async () => {
    const { page } = await open(plainPage)
    await page.evaluate(() => {
      const { play } = HTMLMediaElement.prototype
      let isTapped = false
      addEventListener('click', () => (isTapped = true), { capture: true, once: true })
      HTMLMediaElement.prototype.play = function () {
        return isTapped ? play.call(this) : Promise.reject(new DOMException('Refused', 'NotAllowedError'))
      }
    })
    await addFeed(page, { items: JSON.stringify(await ownVideos(demo.origin)) })
    await inView(page).locator('.slide-play').waitFor()
    assert.equal((await untilFeed(page, 'it is there', (now) => now.isReady)).isPaused, true)
    await press(page, 'Play')
    await untilPlays(page, 1)
  })

  it('has captions, speed and volume in its sheet [L09] [T01]', async () => {
    const { page } = await open(plainPage)
    const items = (await ownVideos(demo.origin)).filter(({ captions }) => captions)
    await addFeed(page, { items: JSON.stringify(items) })
    await untilFeed(page, 'a caption', (now) => playsAt(1)(now) && now.cue !== '')
    await openSheet(page)
    await choose(page, '2×')
    assert.equal((await untilFeed(page, 'speed', (now) => now.rate === 2)).isPaused, false)
    const volume = page.getByRole('slider', { name: 'Volume' })
    await volume.press('End')
    await untilFeed(page, 'sound', (now) => playsAt(1)(now) && !now.isMuted)
    await volume.press('Home')
    await untilFeed(page, 'silence', (now) => playsAt(1)(now) && now.isMuted)
    await page.getByRole('switch', { name: 'Captions', checked: true }).click()
    await page.getByRole('switch', { name: 'Captions', checked: false }).waitFor()
    await closeSheet(page)
    const second = await untilFeed(page, 'no caption', (now) => playsAt(1)(now) && now.cue === '')
    await untilFeed(page, 'it plays on', (now) => playsAt(1)(now) && now.time !== second.time)
  })

  it('fills the screen and gives it back [L09] [T01]', async () => {
    const page = await openFeed()
    await page.keyboard.press('f')
    await page.waitForFunction(() => document.fullscreenElement?.localName === 'geuin-feed')
    await untilPlays(page, 1)
    await page.keyboard.press('f')
    await page.waitForFunction(() => document.fullscreenElement === null)
    await untilPlays(page, 1)
  })

  it(
    'fills the screen with the video alone where the browser lets nothing else, as on an iPhone [L09] [T01]',
    notIn({ chromium: 'it has no webkitEnterFullscreen', firefox: 'it has no webkitEnterFullscreen' }),
    async () => {
      const page = await openFeed()
      await page.evaluate(() => void Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
      await openSheet(page)
      await press(page, 'Full screen')
      await page.waitForFunction(
        () => document.querySelector('geuin-feed')?.shadowRoot?.fullscreenElement?.localName === 'video',
      )
    },
  )

  it('offers picture in picture where the browser has it [L09] [T01]', async () => {
    const page = await openFeed()
    const has = await page.evaluate(() => document.pictureInPictureEnabled === true)
    await openSheet(page)
    assert.equal(await page.getByRole('button', { name: 'Picture in picture' }).count(), has ? 1 : 0)
    if (has) {
      await press(page, 'Picture in picture')
      await page.waitForFunction(() => document.querySelector('geuin-feed')?.shadowRoot?.pictureInPictureElement)
      await page.evaluate(() => document.exitPictureInPicture())
    }
  })

  const addHlsFeed = async (page: Page) => {
    const items = (await ownVideos(demo.origin)).map(({ mp4, ...item }) => item)
    await addFeed(page, { items: JSON.stringify(items) })
  }

  /** Seeks in the first video and lets it begin again. */
  const seekAndLoop = async (page: Page) => {
    const { duration } = await untilPlays(page, 1)
    await scrub(page, 0.5)
    await untilFeed(page, 'the middle', (now) => playsAt(1)(now) && now.time >= duration / 2)
    await goToEnd(page)
    await untilFeed(page, 'the next pass', (now) => playsAt(1)(now) && now.time < duration / 2)
  }

  it('of HLS alone plays, goes on, seeks, loops and changes its quality [L04] [L09] [T01]', async () => {
    const { page, faults, requested } = await open(plainPage)
    await addHlsFeed(page)
    assert.equal((await untilPlays(page, 1)).source, 'mediaSource')
    assert.ok(!requested.some((path) => /\/fast\.mp4$/.test(path)))
    await page.keyboard.press('ArrowDown')
    await untilPlays(page, 2)
    await page.keyboard.press('ArrowUp')
    await seekAndLoop(page)

    await openSheet(page)
    const sides = await page
      .locator('.playback-choices label')
      .evaluateAll((labels) =>
        labels.flatMap(({ textContent }) => textContent?.match(/^(\d+)p$/)?.[1] ?? []).map(Number),
      )
    assert.ok(sides.length > 1, `${sides}`)
    for (const side of sides) {
      await choose(page, `${side}p`)
      await untilFeed(page, `${side}p`, (now) => playsAt(1)(now) && now.shortSide === side)
    }
    await closeSheet(page)
    assert.deepEqual(faults, [])
  })

  it(
    'of HLS alone plays by the browser’s own HLS where that is as good as Safari’s [T01]',
    notIn({ chromium: 'it plays HLS by hls.js', firefox: 'it has no HLS of its own' }),
    async () => {
      const browser = await launchBrowser('webkit', { playsHls: true })
      try {
        const page = await browser.newPage({ viewport })
        await page.goto(demo.origin + plainPage)
        await addHlsFeed(page)
        assert.equal((await untilPlays(page, 1)).source, 'hls')
      } finally {
        await browser.close()
      }
    },
  )
})
