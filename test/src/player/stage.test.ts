import { expect } from '@open-wc/testing'
import styles from '../../../src/player/Stage.css'
import { setSound } from '../../../src/player/sound'
import { createStage } from '../../../src/player/stage'
import type { Clip, SlideView, Stage, StageOptions, StageState } from '../../../src/player/types'
import { waitUntil } from '../../support/waitUntil'

const slugs = ['aurora', 'plasma', 'lava', 'tunnel', 'ripples', 'night-city']
const media = (path: string) => new URL(`/media/clips/${path}`, location.origin).href
const clip = (at: number, change: Partial<Clip> = {}): Clip => {
  const slug = slugs[at % slugs.length] ?? 'aurora'
  return {
    id: `clip-${at}`,
    hls: media(`${slug}/master.m3u8`),
    poster: media(`${slug}/poster.webp`),
    width: 360,
    height: 640,
    captions: [],
    alt: `Picture ${at}`,
    label: `Clip ${at}`,
    ...change,
  }
}
const clips = (count: number) => Array.from({ length: count }, (_, at) => clip(at))

describe('stage', () => {
  let stage: Stage
  let box: HTMLElement

  const open = (options: Partial<StageOptions> = {}, size = { width: 360, height: 640 }) => {
    box = document.createElement('div')
    box.style.cssText = `position: relative; width: ${size.width}px; height: ${size.height}px`
    document.body.append(box)
    const root = box.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [styles]
    stage = createStage({ autoplay: true, loop: true, muted: false, locale: 'en', ...options })
    root.append(stage.element)
    return stage
  }
  const here = (state: StageState = stage.state()) =>
    state.slides.find((slide) => slide.index === state.index)?.playback
  const until = (what: () => boolean, why: string) => waitUntil(what, why)
  const playing = (index: number) =>
    until(() => stage.state().index === index && here()?.status === 'playing', `clip ${index} plays`)
  const current = () => stage.slides.find((slide) => slide.index === stage.state().index)
  const scrollingEnds = () =>
    until(() => Math.abs(stage.scroller.scrollTop - stage.state().index * box.clientHeight) < 1, 'scrolling ends')

  afterEach(() => {
    stage.destroy()
    box.remove()
  })

  it('plays the first clip by itself, muted [L01, L05]', async () => {
    open().setClips(clips(4))
    await playing(0)
    expect(current()?.video.muted).to.equal(true)
    expect(stage.state().muted).to.equal(true)
  })

  it('has three media elements however many clips there are [L05]', async () => {
    open().setClips(clips(10_000))
    await playing(0)
    stage.go(9_000)
    await playing(9_000)
    expect(stage.element.querySelectorAll('video').length).to.equal(3)
    expect(stage.slides.map((slide) => slide.index).sort()).to.eql([8_999, 9_000, 9_001])
  })

  it('prepares the next clip once the first one shows and is drawn, and no other [L05]', async () => {
    const next = () => stage.slides.find((slide) => slide.index === 1)
    const withFirstFrame: unknown[] = []
    open().on('frame', async () => {
      // All that belongs to this frame has run by then.
      await undefined
      withFirstFrame.push(next()?.playback.status)
    })
    stage.setClips(clips(6))
    await until(() => withFirstFrame.length > 0, 'no frame shows')
    expect(withFirstFrame[0]).to.equal('idle')
    await until(() => (next()?.video.readyState ?? 0) >= 2, 'the next has its first frame')
    expect(next()?.video.paused).to.equal(true)
  })

  it('goes to the next and back, one playing at a time [L05]', async () => {
    open().setClips(clips(4))
    await playing(0)
    stage.next()
    await playing(1)
    expect(stage.slides.filter((slide) => !slide.video.paused).length).to.equal(1)
    await scrollingEnds()
    stage.previous()
    await playing(0)
    await scrollingEnds()
  })

  it('lets only the clip in view be reached', async () => {
    open().setClips(clips(8))
    for (const index of [1, 2, 3, 2]) {
      stage.go(index, { smooth: false })
      await playing(index)
      const articles = [...stage.element.querySelectorAll('article')]
      const places = (some: typeof articles) => some.map((article) => article.ariaPosInSet).sort()
      const reached = () => places(articles.filter((article) => !article.inert))
      // A ready clip plays before it is reached and the slides around it are in their places.
      await until(() => `${reached()}` === `${index + 1}`, 'it alone is reached')
      expect(places(articles)).to.eql([index, index + 1, index + 2].map(String))
    }
  })

  it('plays the clip that takes the place of one that is gone, and no other', async () => {
    const [first, second, third, fourth, fifth] = clips(5) as [Clip, Clip, Clip, Clip, Clip]
    open().setClips([first, second, third, fourth, fifth])
    for (const index of [0, 1, 2, 3]) {
      if (index) stage.go(index, { smooth: false })
      await playing(index)
      const isReady = ({ index: at, article }: SlideView) => at === index && article.dataset['framed'] !== undefined
      await until(() => stage.slides.some(isReady), 'its picture shows')
    }
    await until(() => !stage.isMoving(), 'it rests')
    stage.setClips([second, third, fifth])
    await playing(2)
    const played = stage.slides.filter(({ video }) => !video.paused)
    expect(played.map(({ article }) => article.getAttribute('aria-label'))).to.eql([fifth.label])
  })

  const restsOnFirst = async () => {
    open().setClips(clips(4))
    await playing(0)
    await until(
      () => stage.slides.some(({ index, article }) => index === 1 && article.dataset['framed'] !== undefined),
      'the next clip is ready',
    )
    // It is put in its place at the start, too.
    await until(() => !stage.isMoving(), 'it rests')
  }

  it('leaves the frames of a swipe to the pictures: progress is told as it begins, all else when it has ended', async () => {
    await restsOnFirst()
    const told: boolean[] = []
    stage.onProgress(() => told.push(stage.isMoving()))
    const arrived: boolean[] = []
    stage.on('change', () => arrived.push(stage.isMoving()))
    told.length = 0
    stage.go(1)
    expect(told).not.to.eql([])
    await playing(1)
    await until(() => arrived.length > 0, 'the stage has arrived')
    expect(arrived).to.eql([false])
    expect(told).not.to.include(true)
  })

  it('tells the progress of a clip that is not ready as soon as it is in view [L05]', async () => {
    open().setClips(clips(8))
    await playing(0)
    await until(() => (current()?.video.currentTime ?? 0) > 0, 'it moved')
    const told: number[] = []
    stage.onProgress(({ time }) => told.push(time))
    told.length = 0
    stage.go(6, { smooth: false })
    expect(told.at(-1)).to.equal(0)
  })

  it('prepares what is next during a swipe already where the viewer swipes on', async () => {
    await restsOnFirst()
    const arrived: [number, boolean][] = []
    stage.on('change', ({ index }) => arrived.push([index, stage.isMoving()]))
    stage.go(1)
    stage.go(0)
    await until(() => arrived.length === 2, 'the stage has arrived twice')
    expect(arrived).to.eql([
      [1, true],
      [0, true],
    ])
    await scrollingEnds()
  })

  it('loads none of the clips that a fast flick passes [L05]', async () => {
    open().setClips(clips(40))
    await playing(0)
    const requests = () => performance.getEntriesByType('resource').map(({ name }) => name)
    performance.clearResourceTimings()
    for (let index = 2; index <= 32; index += 2) stage.scroller.scrollTop = index * box.clientHeight
    stage.go(30, { smooth: false })
    await playing(30)
    expect(requests().filter((name) => name.includes('/lava/')).length).to.equal(0)
  })

  it('goes where the viewer sought before there was a picture, once there is one', async () => {
    open().setClips(clips(2))
    stage.seek(4)
    expect(current()?.video.currentTime).to.equal(0)
    await playing(0)
    await until(() => (current()?.video.currentTime ?? 0) >= 4, 'it went there')
  })

  it('remembers where the viewer left a clip', async () => {
    open().setClips(clips(6))
    await playing(0)
    stage.seek(4)
    stage.go(4, { smooth: false })
    await playing(4)
    stage.go(0, { smooth: false })
    await playing(0)
    expect(current()?.video.currentTime).to.be.greaterThan(3.5)
  })

  it('plays again at the end, or goes to the next [L03]', async () => {
    const reported: string[] = []
    open().on('watch', ({ event }) => reported.push(event))
    stage.setClips(clips(3))
    await playing(0)
    stage.seek((current()?.video.duration ?? 0) - 1.5)
    await until(() => reported.includes('complete'), 'the end is reported')
    await until(() => (current()?.video.currentTime ?? 9) < 2 && here()?.status === 'playing', 'it plays again')
    stage.destroy()
    box.remove()

    open({ loop: false }).setClips(clips(3))
    await playing(0)
    stage.seek((current()?.video.duration ?? 0) - 0.4)
    await playing(1)
  })

  it('seeks to just before the end, so that the end still comes [L03]', async () => {
    open().setClips(clips(2))
    await playing(0)
    stage.pause()
    const { video } = current()!
    stage.seek(video.duration)
    expect(video.currentTime).to.be.closeTo(video.duration - 0.1, 0.01)
    stage.seek(-1)
    expect(video.currentTime).to.equal(0)
  })

  for (const [what, change] of [
    ['a stream', {}],
    ['a stream whose fast start plays first', { mp4: media('aurora/fast.mp4') }],
    ['a file', { hls: undefined, mp4: media('aurora/fast.mp4') }],
  ] as const)
    it(`begins ${what} at the time that is asked for, and the next clip at 0 [L05]`, async () => {
      const { hls, ...rest } = clip(0)
      const first = 'hls' in change ? { ...rest, mp4: change.mp4 } : { ...rest, hls: hls as string, ...change }
      const seen: number[] = []
      open({ loop: false }).on('frame', () => seen.push(current()?.video.currentTime ?? -1))
      stage.setClips([first, clip(1)], 4)
      await playing(0)
      await until(() => seen.length > 0, 'its first frame')
      expect(seen[0]).to.be.within(3.9, 6)
      stage.go(1, { smooth: false })
      await playing(1)
      expect(current()?.video.currentTime).to.be.below(2)
    })

  it('begins in the last second of a clip that is shorter, and then plays it from 0 [L05]', async () => {
    const duration = 6
    open().setClips([clip(0, { duration })], 99)
    await playing(0)
    await until(() => (current()?.video.currentTime ?? 0) > 0, 'it moves')
    expect(current()?.video.currentTime).to.be.within(duration - 1.1, duration + 1)
    stage.seek(current()?.video.duration ?? 0)
    await until(() => (current()?.video.currentTime ?? 9) < 2 && here()?.status === 'playing', 'it plays again')
  })

  it('marks a broken clip alone as failed, and tries it again [L05]', async () => {
    const broken = clip(1, { hls: media('no-such-clip/master.m3u8') })
    open().setClips([clip(0), broken, clip(2)])
    await playing(0)
    stage.go(1, { smooth: false })
    await until(() => here()?.status === 'failed', 'it says that it failed')
    stage.retry()
    expect(here()?.status).to.equal('loading')
    await until(() => here()?.status === 'failed', 'it fails again')
    stage.go(2, { smooth: false })
    await playing(2)
  })

  it('mutes and tries again when sound is refused, and shows it when even that is refused [L01]', async () => {
    const { play } = HTMLMediaElement.prototype
    let refuseMuted = false
    HTMLMediaElement.prototype.play = function () {
      if (!this.muted || refuseMuted) return Promise.reject(new DOMException('no', 'NotAllowedError'))
      return play.call(this)
    }
    try {
      open().setMuted(false)
      stage.setClips(clips(3))
      await playing(0)
      expect(stage.state().muted).to.equal(true)
      refuseMuted = true
      stage.go(1, { smooth: false })
      await until(() => here()?.status === 'blocked', 'it is blocked')
    } finally {
      HTMLMediaElement.prototype.play = play
    }
    stage.play()
    await playing(1)
  })

  it('has one sound state for the page, and one audible player', async () => {
    const small = { width: 360, height: 250 }
    open({}, small).setClips(clips(2))
    await playing(0)
    const first = stage
    const firstBox = box
    open({}, small).setClips(clips(2))
    await playing(0)
    stage.setMuted(false)
    expect(first.state().muted).to.equal(false)
    expect(first.slides.every((slide) => slide.video.muted)).to.equal(true)
    expect(current()?.video.muted).to.equal(false)
    first.destroy()
    firstBox.remove()
    stage.setMuted(true)
    expect(current()?.video.muted).to.equal(true)
  })

  it('stays silent where the page asks for it, until it is unmuted there', async () => {
    open({ muted: true })
    stage.setClips(clips(2))
    setSound({ muted: false })
    await playing(0)
    expect(stage.state().muted).to.equal(true)
    expect(current()?.video.muted).to.equal(true)
    stage.setMuted(false)
    expect(stage.state().muted).to.equal(false)
    expect(current()?.video.muted).to.equal(false)
    stage.setMuted(true)
  })

  it('applies changed options while it runs [N04]', async () => {
    const options = { autoplay: false, loop: true, muted: false, locale: 'en' }
    open(options).setClips(clips(3))
    expect(here()?.status).to.equal('idle')
    stage.configure({ ...options, autoplay: true, loop: false })
    await playing(0)
    stage.seek((current()?.video.duration ?? 0) - 0.4)
    await playing(1)
  })

  it('pauses while something suspends it, and plays again only if it played before', async () => {
    open().setClips(clips(2))
    await playing(0)
    stage.suspend('dialog')
    expect(here()).to.eql({ status: 'paused', by: 'page' })
    stage.suspend('hidden')
    stage.resume('dialog')
    expect(current()?.video.paused).to.equal(true)
    stage.resume('hidden')
    await playing(0)
    stage.pause()
    stage.suspend('dialog')
    stage.resume('dialog')
    expect(here()).to.eql({ status: 'paused', by: 'viewer' })
  })

  it('keeps the clip in view when the list grows or the box changes its size', async () => {
    open().setClips(clips(5))
    stage.go(3, { smooth: false })
    await playing(3)
    stage.setClips(clips(12))
    expect(stage.state().index).to.equal(3)
    box.style.height = '500px'
    await until(() => Math.abs(stage.scroller.scrollTop - 1500) < 1, 'the scroller follows')
    expect(stage.state().index).to.equal(3)
    expect(here()?.status).to.equal('playing')
  })

  it('leaves the clip in view as it plays when others come or go before it', async () => {
    const [before, first, second, third] = clips(4) as [Clip, Clip, Clip, Clip]
    open().setClips([first, second, third])
    await playing(0)
    const next = () => stage.slides.find(({ index }) => index === 1)
    await until(() => (next()?.video.readyState ?? 0) > 1, 'the next one is prepared')
    const moving = current()!
    const changes: number[] = []
    stage.on('change', ({ index }) => changes.push(index))
    const halts: string[] = []
    for (const type of ['pause', 'emptied']) moving.video.addEventListener(type, () => halts.push(type))
    stage.setClips([before, first, second, third])
    expect([stage.state().index, current() === moving, moving.article.ariaPosInSet]).to.eql([1, true, '2'])
    await scrollingEnds()
    stage.setClips([first, second, third])
    await scrollingEnds()
    expect([stage.state().index, current() === moving, moving.playback.status]).to.eql([0, true, 'playing'])
    expect([halts, changes]).to.eql([[], []])
    stage.setClips([before, first, second, third])
    stage.previous()
    await playing(0)
    expect(current()?.article.ariaLabel).to.equal(before.label)
  })

  it('shows what came after a clip that is taken out, else the last one, and begins another list with its first', async () => {
    const [first, second, third, fourth] = clips(4) as [Clip, Clip, Clip, Clip]
    const shown = () => current()?.article.getAttribute('aria-label')
    open().setClips([first, second, third, fourth])
    stage.go(2, { smooth: false })
    await playing(2)
    stage.setClips([second, fourth])
    expect(shown()).to.equal(fourth.label)
    await playing(1)
    stage.setClips([first, second])
    expect(shown()).to.equal(second.label)
    await playing(1)
    stage.setClips([third, fourth])
    expect(shown()).to.equal(third.label)
    await playing(0)
  })

  it('stops loading when it is scrolled out of view while it plays, and plays again in view [L05]', async () => {
    open().setClips(clips(6))
    await playing(0)
    const scroller = document.documentElement
    const below = document.createElement('div')
    below.style.height = `${innerHeight * 5}px`
    document.body.append(below)
    try {
      scroller.scrollTop = scroller.scrollHeight
      await until(() => here()?.status === 'paused', 'it pauses')
      stage.go(3, { smooth: false })
      await scrollingEnds()
      // Longer than a stage in view takes from the end of scrolling to the first request.
      await new Promise((done) => setTimeout(done, 500))
      expect(here()?.status).to.equal('idle')
      expect(current()?.video.networkState).to.equal(HTMLMediaElement.NETWORK_EMPTY)
      scroller.scrollTop = 0
      await playing(3)
    } finally {
      below.remove()
    }
  })

  it('does not start by itself when the page does not want it', async () => {
    open({ autoplay: false }).setClips(clips(2))
    expect(here()?.status).to.equal('idle')
    stage.play()
    await playing(0)
  })

  it('pauses and removes its media when it is destroyed', async () => {
    open().setClips(clips(3))
    await playing(0)
    const videos = stage.slides.map((slide) => slide.video)
    stage.destroy()
    expect(videos.every((video) => video.paused && !video.src)).to.equal(true)
    expect(box.shadowRoot?.childElementCount).to.equal(0)
  })
})
