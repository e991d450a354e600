import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { setSound } from '../../../../src/player/sound'
import { clear, type PlacedFeed, placeFeed, slideShows, until, untilComplete } from '../../../support/feed'
import { answer, media, page, reset, wireVideo } from '../../../support/feedAnswers'

describe('the media session', () => {
  const session = navigator.mediaSession
  const handlers = new Map<string, MediaSessionActionHandler | null>()
  beforeEach(() => {
    handlers.clear()
    session.setActionHandler = (action, handler) => {
      handlers.set(action, handler)
      MediaSession.prototype.setActionHandler.call(session, action, handler)
    }
  })
  afterEach(async () => {
    Reflect.deleteProperty(session, 'setActionHandler')
    session.metadata = null
    setSound({ muted: true })
    await clear()
    reset()
  })

  const video = (it: PlacedFeed) => it.find<HTMLVideoElement>('.slide:not([inert]) video')!
  const plays = (it: PlacedFeed) => until(() => !video(it).paused && video(it).readyState > 2, 'it plays')
  /** Presses what the system shows. */
  const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
    handlers.get(action)!({ action, ...details })
  const unmute = async (it: PlacedFeed, name = /nmute$/) => {
    const { left, top, width, height } = it.control(name)!.getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
  }
  const open = async (attributes = {}) => {
    answer('/goservices/feed/home', () => page([wireVideo(1), wireVideo(2), wireVideo(3)]))
    return placeFeed(attributes)
  }

  it('names the video that is heard, and is steered by the system [T12]', async () => {
    const it = await open()
    await slideShows(it, 'Caption 1')
    await plays(it)
    expect(session.metadata).to.equal(null)
    await unmute(it)
    await until(() => session.metadata?.title === 'Video 1', 'the first video is named')
    expect(session.metadata!.artist).to.equal('Mira Okafor')
    expect(session.metadata!.artwork.map(({ src }) => src)).to.eql([
      new URL(`${media.poster_url}`, location.origin).href,
    ])
    expect(session.playbackState).to.equal('playing')

    press('pause')
    await until(() => video(it).paused && session.playbackState === 'paused', 'it pauses')
    press('seekto', { seekTime: 5 })
    expect(video(it).currentTime).to.equal(5)
    press('seekbackward', { seekOffset: 3 })
    expect(video(it).currentTime).to.equal(2)
    press('seekforward')
    expect(video(it).currentTime).to.be.closeTo(Math.min(12, video(it).duration), 0.3)
    press('play')
    await plays(it)
    press('nexttrack')
    await slideShows(it, 'Caption 2')
    await until(() => session.metadata?.title === 'Video 2', 'the second video is named')
    press('previoustrack')
    await until(() => session.metadata?.title === 'Video 1', 'the first video is named again')

    setSound({ muted: true })
    it.feed.next()
    await until(() => session.metadata?.title === 'Video 2', 'what plays silently then is named too')

    it.feed.remove()
    await until(() => session.metadata === null, 'nothing is named')
    expect(session.playbackState).to.equal('none')
    expect([...handlers.values()]).to.eql([null, null, null, null, null, null, null])
  })

  it('stays with the page while a feed is silent [T12]', async () => {
    const own = new MediaMetadata({ title: 'The page’s own music' })
    session.metadata = own
    const it = await open()
    await slideShows(it, 'Caption 1')
    await plays(it)
    await untilComplete(it)
    it.press('j')
    await slideShows(it, 'Caption 2')
    await plays(it)
    expect([session.metadata === own, handlers.size]).to.eql([true, 0])
    await it.feed.pause()
    it.feed.remove()
    await until(() => !it.find('.stage'), 'the feed is gone')
    expect(session.metadata === own).to.equal(true)
  })

  it('names what a floating player plays aloud too [T12, L10]', async () => {
    const it = await open({ layout: 'floating' })
    await until(
      () =>
        it.control(/^Unmute$/) &&
        (it.all('video') as HTMLVideoElement[]).some(({ paused, readyState }) => !paused && readyState > 2),
      'it plays',
    )
    await unmute(it, /^Unmute$/)
    await until(() => session.metadata?.title === 'Video 1', 'its video is named')
  })
})
