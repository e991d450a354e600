import { expect } from '@open-wc/testing'
import { hlsConfig } from '../../../src/player/hls'
import { headStart, type Sent, startLevel } from '../../../src/player/hlsHeadStart'
import styles from '../../../src/player/Stage.css'
import { createStage } from '../../../src/player/stage'
import type { Stage } from '../../../src/player/types'
import { waitUntil } from '../../support/waitUntil'

const lines = (...all: string[]) => ['#EXTM3U', ...all].join('\n')

const send = (url: string): Sent => [url, performance.now(), fetch(url)]

describe('the rendition of a head start', () => {
  it('is the one that hls.js begins with', () => {
    expect(hlsConfig(true, 0).startLevel).to.equal(startLevel)
    expect(hlsConfig(false, 0).startLevel).to.equal(0)
  })
})

describe('a clip that comes by HLS alone, before hls.js is loaded', () => {
  const address = (path: string) => new URL(`/media/clips/${path}`, location.origin).href
  let stage: Stage
  let box: HTMLElement
  const open = (hls: string) => {
    box = document.createElement('div')
    box.style.cssText = 'position: relative; width: 360px; height: 640px'
    document.body.append(box)
    const root = box.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [styles]
    stage = createStage({ autoplay: true, loop: true, muted: true, locale: 'en' })
    root.append(stage.element)
    stage.setClips([{ id: '1', hls, width: 9, height: 16, captions: [], alt: '', label: '' }])
  }
  const status = () => stage.slides.find(({ index }) => index === 0)?.playback.status
  afterEach(() => {
    stage?.destroy()
    box?.remove()
  })

  it('makes the first requests itself, each of them once, and hls.js goes on with their answers [L04]', async () => {
    open(address('aurora/master.m3u8'))
    await waitUntil(() => status() === 'playing', 'it plays')
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/aurora/'))
    for (const file of ['master.m3u8', 'high/index.m3u8', 'high/init.mp4', 'high/0.m4s']) {
      const each = requests.filter(({ name }) => name.endsWith(`/aurora/${file}`))
      expect(
        each.map((entry) => (entry as PerformanceResourceTiming).initiatorType),
        file,
      ).to.eql(['fetch'])
    }
  })

  it('requests the lowest rendition where it is not in view, as hls.js does', async () => {
    const url = address('lava/master.m3u8')
    const start = await headStart([send(url)], false, true, new AbortController().signal)
    expect(start.take({ url: address('lava/low/0.m4s') })).to.be.an('object')
    expect(start.take({ url: address('lava/high/0.m4s') })).to.equal(undefined)
  })

  it('says that a stream is missing, as hls.js does', async () => {
    open(address('nothing/master.m3u8'))
    await waitUntil(() => status() === 'failed', 'it failed')
  })

  it('gives a playlist once, and nothing to what it has not requested', async () => {
    const url = address('lava/master.m3u8')
    const { signal } = new AbortController()
    const start = await headStart([send(url)], true, false, signal)
    const answer = await start.take({ url })?.complete
    expect(new TextDecoder().decode(answer?.data)).to.include('#EXTM3U')
    expect(start.take({ url })).to.equal(undefined)
    const playlist = address('lava/high/index.m3u8')
    expect(start.take({ url: playlist, start: 0, end: 10 })).to.equal(undefined)
    expect((await start.take({ url: playlist })?.complete)?.url).to.equal(playlist)
    // The clip begins elsewhere.
    expect(start.take({ url: address('lava/high/0.m4s') })).to.equal(undefined)
  })

  it('gives a segment as often as hls.js requests it, until that has followed', async () => {
    const url = address('lava/master.m3u8')
    const start = await headStart([send(url)], true, true, new AbortController().signal)
    const segment = { url: address('lava/high/0.m4s') }
    expect(start.take(segment)).to.be.an('object')
    expect(start.take(segment)).to.equal(start.take(segment))
    start.release()
    expect(start.take(segment)).to.equal(undefined)
  })

  it('gives no answer that failed', async () => {
    const failed = send(address('nothing/0.m4s'))
    await failed[2]
    const start = await headStart([send(address('lava/master.m3u8')), failed], true, true, new AbortController().signal)
    expect(start.take({ url: failed[0] })).to.equal(undefined)
  })

  it('brings the build that the stream needs, and the first segment of sound that has playlists of its own', async () => {
    const [picture, sound] = [address('plasma/high/index.m3u8'), address('plasma/low/index.m3u8')]
    const master = lines(
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",URI="${sound}"`,
      '#EXT-X-STREAM-INF:BANDWIDTH=300,AUDIO="a"',
      picture,
    )
    const url = URL.createObjectURL(new Blob([master]))
    const { signal } = new AbortController()
    const start = await headStart([send(url)], true, true, signal)
    URL.revokeObjectURL(url)
    expect((await start.library()).default).to.equal((await import('hls.js')).default)
    for (const file of ['high/index.m3u8', 'high/0.m4s', 'low/index.m3u8', 'low/init.mp4', 'low/0.m4s'])
      expect(start.take({ url: address(`plasma/${file}`) }), file).to.be.an('object')
    const plain = address('plasma/master.m3u8')
    const { library } = await headStart([send(plain)], true, false, signal)
    expect((await library()).default).to.equal((await import('hls.js/light')).default)
  })

  it('says whether hls.js can use the first segments while they come: TS without encryption', async () => {
    const { signal } = new AbortController()
    const rendition = (...tags: string[]) =>
      URL.createObjectURL(new Blob([lines(...tags, '#EXTINF:2,', address('aurora/fast.mp4'), '#EXT-X-ENDLIST')]))
    const streams = [
      ['TS', rendition(), true],
      ['TS that says it is not encrypted', rendition('#EXT-X-KEY:METHOD=NONE'), true],
      ['encrypted', rendition('#EXT-X-KEY:METHOD=AES-128,URI="key"'), false],
      ['MP4', rendition(`#EXT-X-MAP:URI="${address('aurora/high/init.mp4')}"`), false],
    ] as const
    for (const [name, playlist, isUsable] of streams) {
      const url = URL.createObjectURL(new Blob([lines('#EXT-X-STREAM-INF:BANDWIDTH=300', playlist)]))
      const { canUsePieces } = await headStart([send(url)], true, true, signal)
      expect(canUsePieces, name).to.equal(isUsable)
      for (const made of [url, playlist]) URL.revokeObjectURL(made)
    }
  })

  it('is there when its last request is out, also where there is nothing to request', async () => {
    const url = address('sunset-sea/master.m3u8')
    const { signal } = new AbortController()
    const start = await headStart([send(url)], true, true, signal)
    expect(start.take({ url: address('sunset-sea/high/0.m4s') })).to.be.an('object')
    const missing = address('nothing/master.m3u8')
    const began = performance.now()
    await headStart([send(missing)], true, true, signal)
    // Not by the second that it waits at most.
    expect(performance.now() - began).to.be.below(1000)
  })
})
