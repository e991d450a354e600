import { expect } from '@open-wc/testing'
import { clear, openPlayback, type PlacedFeed, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

describe('the quality of a video', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  /** Answers with two videos that have no stand-in, so that they have renditions from the start. */
  const answerStreams = () => {
    const { media } = wireVideo(1)
    const streamed = { media: { ...media, fast_start_url: null } }
    answer('/goservices/feed/home', () => page([wireVideo(1, streamed), wireVideo(2, streamed)]))
  }
  const video = (it: PlacedFeed) => it.slide()!.querySelector('video')!
  const isBuffered = ({ buffered, duration }: HTMLVideoElement) =>
    buffered.length > 0 && buffered.end(buffered.length - 1) > duration - 0.5
  const close = async (it: PlacedFeed) => {
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog'), 'the sheet is closed')
  }
  const group = (it: PlacedFeed) =>
    it.all('[role="radiogroup"]').find((one) => one.textContent?.startsWith('Quality')) ?? null
  const choices = (it: PlacedFeed) => [...group(it)!.querySelectorAll('label')].map(({ textContent }) => textContent)
  const chosen = (it: PlacedFeed) => group(it)?.querySelector('input:checked')?.parentElement?.textContent
  const chooseSmaller = async (it: PlacedFeed) => {
    group(it)!.querySelectorAll('input')[1]!.click()
    await until(() => chosen(it) === '360p', 'the choice shows')
  }
  const playOn = (it: PlacedFeed) => {
    video(it).currentTime = video(it).duration - 0.3
  }

  it('can be chosen among its renditions, named by their short side, and changes what is buffered too [L09]', async () => {
    answerStreams()
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    await until(() => isBuffered(video(it)), 'it is loaded to its end')
    await it.feed.pause()
    await openPlayback(it)
    expect(choices(it)).to.eql(['Auto', '360p', '720p'])
    expect(chosen(it)).to.equal('Auto')
    await chooseSmaller(it)
    await until(() => video(it).videoHeight === 640, 'the picture is the smaller one')
    await close(it)
    await openPlayback(it)
    expect(chosen(it)).to.equal('360p')
  })

  it('belongs to one video: the next one begins without a choice, also in an open sheet [L09]', async () => {
    answerStreams()
    const it = placeFeed({ 'no-loop': '' })
    await slideShows(it, 'Caption 1')
    await until(() => video(it).readyState > 2, 'it plays')
    // So that its renditions are known when it begins: a sheet that is open gets no row.
    const [, next] = it.all('video') as HTMLVideoElement[]
    await until(() => next!.readyState > 0, 'the next one is loaded')
    await openPlayback(it)
    await chooseSmaller(it)
    await until(() => video(it).videoHeight === 640, 'the picture is the smaller one')
    playOn(it)
    await slideShows(it, 'Caption 2')
    await until(() => chosen(it) === 'Auto', 'it has no choice')
    expect(choices(it)).to.eql(['Auto', '360p', '720p'])
  })
})
