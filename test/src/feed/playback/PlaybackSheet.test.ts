import { expect } from '@open-wc/testing'
import { clear, openPlayback, placeFeed, slideShows } from '../../../support/feed'
import { answer, media, page, reset, wireVideo } from '../../../support/feedAnswers'
import { signIn, signOut } from '../../../support/signIn'

describe('the playback sheet', () => {
  const { matchMedia } = window
  afterEach(async () => {
    window.matchMedia = matchMedia
    await clear()
    reset()
  })

  for (const [device, hover, served, display] of [
    ['a mouse', true, false, 'block'],
    ['touch alone', false, false, 'none'],
    ['touch alone and a video to report', false, true, 'block'],
  ] as const)
    it(`draws a rule only above further rows, with ${device} [L09]`, async () => {
      window.matchMedia = (query) =>
        matchMedia.call(window, query === '(any-hover: hover)' ? (hover ? 'all' : 'not all') : query)
      answer('/goservices/feed/home', () => page([wireVideo(1)]))
      const own = JSON.stringify([{ mp4: media.fast_start_url, title: 'Caption 1' }])
      const it = placeFeed(served ? {} : { items: own })
      await slideShows(it, 'Caption 1')
      await openPlayback(it)
      expect(it.all('.sheet-row').some(({ textContent }) => textContent === 'Keyboard')).to.equal(hover)
      expect(getComputedStyle(it.find('.playback-rule')!).display).to.equal(display)
    })

  it('offers to report a video, but not the viewer’s own', async () => {
    const canReport = async (caption: string) => {
      const it = placeFeed()
      await slideShows(it, caption)
      await openPlayback(it)
      return it.all('.sheet-row').some(({ textContent }) => textContent === 'Report')
    }
    answer('/goservices/feed/home', () => page([wireVideo(1)]))
    expect(await canReport('Caption 1')).to.equal(true)
    const auth = document.querySelector('geuin-feed')!
    const { id } = await signIn(auth)
    expect(await canReport('Caption 1')).to.equal(true)
    const author = { user_id: id, nickname: 'own', name: 'Own', profile_image: null, is_avatar: false }
    answer('/goservices/feed/home', () => page([wireVideo(2, { author })]))
    await clear()
    expect(await canReport('Caption 2')).to.equal(false)
    await signOut(document.querySelector('geuin-feed')!)
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
