import { expect } from '@open-wc/testing'
import { clear, openPlayback, placeFeed, slideShows } from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

describe('the playback sheet', () => {
  const { matchMedia } = window
  afterEach(async () => {
    window.matchMedia = matchMedia
    await clear()
    reset()
  })

  for (const [device, hover, display] of [
    ['a mouse', true, 'block'],
    ['touch alone', false, 'none'],
  ] as const)
    it(`draws a rule only above further rows, with ${device} [L09]`, async () => {
      window.matchMedia = (query) =>
        matchMedia.call(window, query === '(any-hover: hover)' ? (hover ? 'all' : 'not all') : query)
      answer('/goservices/feed/home', () => page([wireVideo(1)]))
      const it = placeFeed()
      await slideShows(it, 'Caption 1')
      await openPlayback(it)
      expect(it.all('.playback-row').some(({ textContent }) => textContent?.includes('Keyboard'))).to.equal(hover)
      expect(getComputedStyle(it.find('.playback-rule')!).display).to.equal(display)
    })

  for (const [device, isSettable] of [
    ['a device whose volume scripts set', true],
    ['an iPhone, whose buttons alone set it', false],
  ] as const)
    it(`${isSettable ? 'has' : 'leaves away'} the volume on ${device} [L09]`, async () => {
      const volume = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'volume')!
      if (!isSettable) Object.defineProperty(HTMLMediaElement.prototype, 'volume', { ...volume, set() {} })
      try {
        answer('/goservices/feed/home', () => page([wireVideo(1)]))
        const it = placeFeed()
        await slideShows(it, 'Caption 1')
        await openPlayback(it)
        expect(it.find('.playback-volume') !== null).to.equal(isSettable)
      } finally {
        Object.defineProperty(HTMLMediaElement.prototype, 'volume', volume)
      }
    })
})
