import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { clear, type PlacedFeed, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

/** What a browser says of the viewer's connection. */
const setConnection = (connection: { saveData?: boolean; effectiveType?: string }) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })

/** Whether the page knows: Firefox over WebDriver BiDi has it as a setting of the whole browser. */
const reducesMotion = async () => {
  await emulateMedia({ reducedMotion: 'reduce' })
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

const cases: Record<string, { on(): unknown; off(): unknown }> = {
  'reduced motion': {
    on: reducesMotion,
    off: () => emulateMedia({ reducedMotion: 'no-preference' }),
  },
  'Save-Data': {
    on: () => setConnection({ saveData: true }),
    off: () => Reflect.deleteProperty(navigator, 'connection'),
  },
  'a slow line': {
    on: () => setConnection({ effectiveType: '2g' }),
    off: () => Reflect.deleteProperty(navigator, 'connection'),
  },
}

describe('a viewer who wants no video to start by itself', () => {
  afterEach(async () => {
    for (const { off } of Object.values(cases)) await off()
    await clear()
    reset()
  })

  const videos = (it: PlacedFeed) => it.all('video') as HTMLVideoElement[]
  const moving = (it: PlacedFeed) => videos(it).filter(({ paused }) => !paused)
  const video = (it: PlacedFeed) => it.find<HTMLVideoElement>('.slide:not([inert]) video')!
  const waits = (it: PlacedFeed) => until(() => it.control(/^Play$/), 'it waits for a tap')

  for (const [name, { on }] of Object.entries(cases))
    it(`with ${name} plays the videos that they start, one by one [T12, L09]`, async function () {
      if ((await on()) === false) this.skip()
      answer('/goservices/feed/home', () => page([wireVideo(1), wireVideo(2), wireVideo(3)]))
      const it = placeFeed({ 'no-loop': '' })
      await slideShows(it, 'Caption 1')
      await waits(it)
      expect(videos(it).map(({ networkState }) => networkState)).to.eql([0, 0, 0])

      it.control(/^Play$/)!.click()
      await until(() => moving(it).length === 1 && video(it).readyState > 2 && !it.control(/^Play$/), 'it plays')
      it.press('j')
      await slideShows(it, 'Caption 2')
      await waits(it)
      expect(moving(it)).to.eql([])
      it.press('k')
      await slideShows(it, 'Caption 1')
      await waits(it)
      expect(moving(it)).to.eql([])

      it.press(' ')
      await until(() => moving(it).length === 1 && !it.control(/^Play$/), 'it plays on')
      it.control(/^Seek$/)!.focus()
      it.press('End')
      await until(() => video(it).ended, 'it comes to its end')
      await waits(it)
      expect(it.slide()?.textContent).to.contain('Caption 1')
      expect(moving(it)).to.eql([])
      expect(it.events('geuin:video-change').map(({ index }) => index)).to.eql([0, 1, 0])
    }).timeout(60_000)

  it('with Save-Data loads no video but the one that they start [T12, L09]', async () => {
    setConnection({ saveData: true })
    answer('/goservices/feed/home', () => page([wireVideo(1), wireVideo(2), wireVideo(3)]))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    await waits(it)
    it.control(/^Play$/)!.click()
    await until(() => it.events('geuin:analytics').some(({ name }) => name === 'Watched'), 'it plays for a while')
    expect(videos(it).filter(({ networkState }) => networkState !== HTMLMediaElement.NETWORK_EMPTY)).to.eql([video(it)])
  }).timeout(60_000)

  it('with reduced motion has a floating player that waits too [T12, L10]', async function () {
    if (!(await reducesMotion())) this.skip()
    answer('/goservices/feed/home', () => page([wireVideo(1)]))
    const it = placeFeed({ layout: 'floating' })
    await until(() => it.control(/^Play: Video 1$/), 'it waits')
    expect(moving(it)).to.eql([])
    it.control(/^Play: /)!.click()
    await until(() => moving(it).length === 1, 'it plays')
  })
})
