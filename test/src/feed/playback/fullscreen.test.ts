import { expect } from '@open-wc/testing'
import { clear, type PlacedFeed, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

/** What an iPhone's video has, and its document lacks. */
const phoneVideo = {
  webkitSupportsFullscreen: {
    configurable: true,
    get(this: HTMLVideoElement) {
      return this.readyState > 0
    },
  },
  webkitEnterFullscreen: {
    configurable: true,
    value(this: HTMLVideoElement) {
      if (!this.readyState) throw new DOMException('no metadata', 'InvalidStateError')
      this.dispatchEvent(new Event('webkitbeginfullscreen', { bubbles: true }))
    },
  },
}

describe('full screen on an iPhone', () => {
  const { prototype } = HTMLVideoElement
  const own = Object.getOwnPropertyDescriptors(prototype)
  beforeEach(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false })
    Object.defineProperties(prototype, phoneVideo)
  })
  afterEach(async () => {
    Reflect.deleteProperty(document, 'fullscreenEnabled')
    for (const name of Object.keys(phoneVideo)) Reflect.deleteProperty(prototype, name)
    Object.defineProperties(prototype, own)
    await clear()
    reset()
  })

  /** A feed with two videos, and the media elements that filled the screen. */
  const open = async () => {
    answer('/goservices/feed/home', () => page([wireVideo(1), wireVideo(2)]))
    const it = placeFeed()
    const filled: EventTarget[] = []
    await slideShows(it, 'Caption 1')
    it.find('.stage')!.addEventListener('webkitbeginfullscreen', ({ target }) => filled.push(target!))
    return { it, filled }
  }
  const video = (it: PlacedFeed) => it.find<HTMLVideoElement>('.slide:not([inert]) video')!

  it('is filled by the video in view, from the sheet and by its key [L09]', async () => {
    const { it, filled } = await open()
    await until(() => video(it).readyState > 0, 'its size is known')
    it.control(/^More options$/)!.click()
    const row = () => it.all('dialog[open] button').find(({ textContent }) => textContent === 'Full screen')
    await until(row, 'the sheet')
    row()!.click()
    expect(filled).to.eql([video(it)])
    await until(() => !it.find('dialog[open]'), 'the sheet is closed')
    it.press('j')
    await slideShows(it, 'Caption 2')
    await until(() => video(it).readyState > 0, 'the size of the second one is known')
    it.press('f')
    expect(filled).to.eql([filled[0], video(it)])
    expect(filled[0]).not.to.equal(video(it))
  })

  it('waits for a video whose size is known', async () => {
    const { it, filled } = await open()
    await until(() => video(it).readyState > 0, 'it is loaded')
    video(it).removeAttribute('src')
    video(it).load()
    it.press('f')
    expect(filled).to.eql([])
  })
})
