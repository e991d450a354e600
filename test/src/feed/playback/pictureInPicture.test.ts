import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { clear, type PlacedFeed, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

describe('picture in picture', () => {
  const below = document.createElement('div')
  below.style.height = '5000px'

  afterEach(async () => {
    setHidden(false)
    below.remove()
    await clear()
    reset()
  })

  /** As when the viewer goes to another tab. */
  const setHidden = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const video = (it: PlacedFeed) => it.find<HTMLVideoElement>('.slide:not([inert]) video')!
  const plays = (it: PlacedFeed) => until(() => !video(it).paused && video(it).readyState > 2, 'it plays')
  const inWindow = (it: PlacedFeed) => it.feed.shadowRoot!.pictureInPictureElement

  /** A feed whose first video the viewer put into the window. */
  const open = async () => {
    answer('/goservices/feed/home', () => page([wireVideo(1), wireVideo(2), wireVideo(3)]))
    const it = placeFeed({}, (feed) => feed.style.setProperty('position', 'relative'))
    it.feed.after(below)
    await slideShows(it, 'Caption 1')
    await plays(it)
    it.control(/^More options$/)!.click()
    const row = () => it.all('dialog[open] button').find(({ textContent }) => textContent === 'Picture in picture')
    await until(row, 'the sheet')
    for (const animation of it.find('dialog')!.getAnimations({ subtree: true })) animation.finish()
    const { left, top, width, height } = row()!.getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
    await until(() => inWindow(it) === video(it), 'the video is in the window')
    return it
  }
  const scrollAway = () => {
    document.documentElement.scrollTop = document.documentElement.scrollHeight
  }
  /** Until the browser has reported where the feed is. */
  const observed = (it: PlacedFeed) =>
    new Promise<void>((done) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        done()
      })
      observer.observe(it.find('.stage')!)
    })

  it('plays on while the page scrolls and while the tab is hidden, and pauses once it is closed [L09]', async () => {
    const it = await open()
    scrollAway()
    await observed(it)
    setHidden(true)
    const { currentTime } = video(it)
    await until(() => video(it).currentTime !== currentTime, 'it moves')
    expect(video(it).paused).to.equal(false)
    expect(it.events('geuin:analytics').map(({ name }) => name)).not.to.include('Paused')
    setHidden(false)
    await document.exitPictureInPicture()
    await until(() => video(it).paused, 'it is paused out of view')
    document.documentElement.scrollTop = 0
    await plays(it)
  })

  it('is played and paused by the window’s own button too [L09]', async () => {
    const it = await open()
    const motions = () =>
      it
        .events('geuin:analytics')
        .map(({ name }) => name)
        .filter((name) => name === 'Play' || name === 'Paused')
    await until(() => motions().length === 1, 'it is reported to play')
    // What the button does.
    video(it).pause()
    await until(() => it.control(/^Play$/), 'the feed shows that it rests')
    await video(it).play()
    await until(() => !it.control(/^Play$/) && motions().length === 3, 'the feed shows that it moves')
    expect(motions()).to.eql(['Play', 'Paused', 'Play'])
    await document.exitPictureInPicture()
  })

  // The last one: a window that went from one video to another sometimes never closes in Chromium.
  it('shows the next video, in view or not, and the one before [L09]', async () => {
    const it = await open()
    const first = video(it)
    it.press('j')
    await slideShows(it, 'Caption 2')
    await until(() => inWindow(it) === video(it) && !video(it).paused, 'the second one plays in the window')
    expect([first === video(it), first.paused]).to.eql([false, true])
    scrollAway()
    await observed(it)
    await it.feed.next()
    await until(() => it.slide()?.textContent?.includes('Caption 3') && inWindow(it) === video(it), 'the third follows')
    await plays(it)
    setHidden(true)
    await it.feed.previous()
    await until(
      () => it.slide()?.textContent?.includes('Caption 2') && inWindow(it) === video(it),
      'the second is back',
    )
    await plays(it)
  })
})
