import { expect } from '@open-wc/testing'
import { clear, openPlayback, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

// One test, in a file of its own: once a page has its HLS engine, no file replaces a stream.
describe('the quality of a video whose stream a file replaces', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  it('gets no row while the sheet is open, since that would move the others [L09]', async () => {
    answer('/goservices/feed/home', () => page([wireVideo(1)]))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    const video = it.slide()!.querySelector('video')!
    const group = () => it.all('[role="radiogroup"]').find(({ textContent }) => textContent?.startsWith('Quality'))
    await until(() => video.readyState > 2, 'the stand-in plays')
    expect(video.src).not.to.match(/^blob:/)
    await openPlayback(it)
    video.currentTime = video.duration - 0.3
    await until(() => video.src.startsWith('blob:') && video.readyState > 2, 'the stream plays')
    expect(group()).to.equal(undefined)
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog'), 'the sheet is closed')
    await openPlayback(it)
    expect([...group()!.querySelectorAll('label')].map(({ textContent }) => textContent)).to.eql([
      'Auto',
      '360p',
      '720p',
    ])
  })
})
