import { expect } from '@open-wc/testing'
import {
  clear,
  openPlayback,
  type PlacedFeed,
  placeFeed,
  slideShows,
  until,
  untilComplete,
} from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

describe('the picture', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  const frame = (it: PlacedFeed) => it.find('.slide:not([inert]) .slide-frame')!
  const video = (it: PlacedFeed) => it.find<HTMLVideoElement>('.slide:not([inert]) video')!

  const open = async (attributes = {}) => {
    answer('/goservices/feed/home', () => page([wireVideo(1), wireVideo(2)]))
    const it = placeFeed(attributes)
    it.feed.addEventListener('geuin:signin-required', (event) => event.preventDefault())
    await slideShows(it, 'Caption 1')
    await until(() => !video(it).paused && video(it).readyState > 2, 'it plays')
    await untilComplete(it)
    return it
  }
  /** A finger at a share of the picture's width. */
  const finger = (it: PlacedFeed, share: number, type: 'pointerdown' | 'pointerup' | 'pointercancel') => {
    const { left, top, width } = frame(it).getBoundingClientRect()
    const at = { clientX: left + width * share, clientY: top + 200, pointerId: 1, isPrimary: true, button: 0 }
    frame(it).dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, composed: true }))
  }
  const tapTwice = (it: PlacedFeed, share: number) => {
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'] as const) finger(it, share, type)
  }
  /** Gives the video in view another length, and a position that can be anywhere in it. */
  const pretend = (it: PlacedFeed, duration: number, position: number) => {
    let time = position
    const currentTime = { configurable: true, get: () => time, set: (to: number) => (time = to) }
    Object.defineProperties(video(it), { currentTime, duration: { configurable: true, value: duration } })
  }

  for (const end of ['pointerup', 'pointercancel'] as const)
    it(`plays twice as fast while a finger holds one of its sides, until ${end} [T12]`, async () => {
      const it = await open()
      const fast = it.find('.stage')!
      for (const share of [0.1, 0.9]) {
        finger(it, share, 'pointerdown')
        await until(() => fast.querySelector('.picture-rate')?.textContent === '2×', 'it says so')
        expect(video(it).playbackRate).to.equal(2)
        finger(it, share, end)
        await until(() => !fast.querySelector('.picture-rate'), 'it says so no longer')
        expect(video(it).playbackRate).to.equal(1)
      }
      expect([video(it).paused, it.find('dialog')]).to.eql([false, null])
    })

  it('is let go by the next video, and returns to the viewer’s own speed [T12]', async () => {
    const it = await open()
    await openPlayback(it)
    it.all('dialog label')
      .find(({ textContent }) => textContent === '0.75×')!
      .click()
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog') && !video(it).paused, 'the sheet is closed')
    finger(it, 0.1, 'pointerdown')
    await until(() => video(it).playbackRate === 2, 'it is fast')
    it.press('j')
    await slideShows(it, 'Caption 2')
    await until(() => !it.find('.picture-rate'), 'it is let go')
    expect(video(it).playbackRate).to.equal(0.75)
  })

  it('opens the options where it is held in the middle, or paused [L05]', async () => {
    const it = await open()
    finger(it, 0.5, 'pointerdown')
    await until(() => it.find('dialog[open]'), 'the sheet')
    finger(it, 0.5, 'pointerup')
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog'), 'the sheet is closed')
    await it.feed.pause()
    await until(() => it.control(/^Play$/), 'it is paused')
    finger(it, 0.1, 'pointerdown')
    await until(() => it.find('dialog[open]'), 'the sheet again')
    expect(video(it).playbackRate).to.equal(1)
    finger(it, 0.1, 'pointerup')
  })

  for (const [direction, start, end] of [
    ['ltr', 0.1, 0.9],
    ['rtl', 0.9, 0.1],
  ] as const)
    it(`moves a long video by ten seconds at a double tap on a side, ${direction} [T12]`, async () => {
      document.documentElement.dir = direction
      try {
        const it = await open()
        pretend(it, 60, 20)
        tapTwice(it, end)
        expect(video(it).currentTime).to.equal(30)
        await until(() => it.find('.picture-jump')?.textContent === '+10s', 'it says so')
        tapTwice(it, start)
        expect(video(it).currentTime).to.equal(20)
        await until(() => it.find('.picture-jump')?.textContent === '-10s', 'it says so')
        expect(it.events('geuin:signin-required')).to.eql([])
        tapTwice(it, 0.5)
        await until(() => it.find('.toast')?.textContent?.includes('Sign in to spark this video'), 'the toast')
        expect(video(it).currentTime).to.equal(20)
      } finally {
        document.documentElement.dir = ''
      }
    })

  it('asks a visitor for the sign-in by a toast after a double tap, which may be an accident [L06] [D02]', async () => {
    const it = await open()
    it.feed.addEventListener('geuin:signin-required', (event) => event.preventDefault())
    pretend(it, 20, 5)
    tapTwice(it, 0.5)
    await until(() => it.control(/^Sign in$/), 'the toast’s button')
    expect(it.events('geuin:signin-required')).to.eql([])
    it.control(/^Sign in$/)!.click()
    expect(it.events('geuin:signin-required')).to.eql([{ action: 'spark', videoId: 'v1' }])
    await until(() => !it.find('.toast:not(.leaving)'), 'the toast goes')
  })

  it('sparks at a double tap anywhere on a short video [L06]', async () => {
    const it = await open()
    pretend(it, 30, 20)
    tapTwice(it, 0.9)
    await until(() => it.find('.toast')?.textContent?.includes('Sign in to spark this video'), 'the toast')
    expect(video(it).currentTime).to.equal(20)
  })
})
