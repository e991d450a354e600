import { expect } from '@open-wc/testing'
import { hlsConfig } from '../../../src/player/hls'
import { firstParts, headStart, startLevel, variantsOf } from '../../../src/player/hlsHeadStart'
import styles from '../../../src/player/Stage.css'
import { createStage } from '../../../src/player/stage'
import type { Stage } from '../../../src/player/types'
import { waitUntil } from '../../support/waitUntil'

const base = 'https://media.example/video/master.m3u8'
const lines = (...all: string[]) => ['#EXTM3U', ...all].join('\n')

const fetchWhole = async (url: string) => {
  const response = await fetch(url)
  return [response, await response.arrayBuffer()] as const
}

describe('what a stream begins with', () => {
  it('is the rendition that hls.js begins with: its second one', () => {
    expect(hlsConfig(true, 0).startLevel).to.equal(startLevel)
    const master = lines(
      '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=9,BANDWIDTH=900,CODECS="avc1.4d401e,mp4a.40.2"',
      '',
      'high.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=300',
      '# a comment',
      '../low.m3u8?token=a',
    )
    expect(variantsOf(master, base)).to.eql([
      { bandwidth: 300, url: 'https://media.example/low.m3u8?token=a' },
      { bandwidth: 900, url: 'https://media.example/video/high.m3u8' },
    ])
    expect(variantsOf(lines('#EXTINF:2,', '0.ts', '#EXT-X-ENDLIST'), base)).to.eql([])
  })

  it('is the initialization section and the first segment, or parts of one file', () => {
    expect(firstParts(lines('#EXTINF:2,', '0.ts', '#EXTINF:2,', '1.ts', '#EXT-X-ENDLIST'), base)).to.eql([
      { url: 'https://media.example/video/0.ts' },
    ])
    const apart = lines('#EXT-X-MAP:URI="init.mp4"', '#EXTINF:2,', '0.m4s', '#EXT-X-ENDLIST')
    expect(firstParts(apart, base).map(({ url }) => url.split('/').pop())).to.eql(['init.mp4', '0.m4s'])
    const oneFile = lines(
      '#EXT-X-MAP:URI="all.mp4",BYTERANGE="700@0"',
      '#EXTINF:2,',
      '#EXT-X-BYTERANGE:5000',
      'all.mp4',
      '#EXT-X-ENDLIST',
    )
    expect(firstParts(oneFile, base)).to.eql([
      { url: 'https://media.example/video/all.mp4', start: 0, end: 700 },
      { url: 'https://media.example/video/all.mp4', start: 700, end: 5700 },
    ])
  })

  it('is nothing of a live stream, which begins at its end, and nothing of what is no playlist', () => {
    expect(firstParts(lines('#EXTINF:2,', '0.ts'), base)).to.eql([])
    expect(firstParts('<!doctype html>', base)).to.eql([])
    expect(firstParts(lines('#EXT-X-ENDLIST'), base)).to.eql([])
  })

  it('is also the sound that hls.js begins with, where that has playlists of its own', () => {
    const sound = (name: string, more: string) => `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${name}"${more}`
    const soundUrlOf = (...sounds: string[]) =>
      variantsOf(lines(...sounds, '#EXT-X-STREAM-INF:BANDWIDTH=9,AUDIO="a"', 'high.m3u8'), base)[0]?.soundUrl
    const [first, other] = [sound('de', ',URI="de.m3u8"'), sound('en', ',DEFAULT=YES,URI="en.m3u8"')]
    expect(soundUrlOf(first, other)).to.equal('https://media.example/video/en.m3u8')
    expect(soundUrlOf(first)).to.equal('https://media.example/video/de.m3u8')
    expect(soundUrlOf(first.replace('"a"', '"b"'))).to.equal(undefined)
    expect(soundUrlOf(sound('in the picture’s', ''))).to.equal(undefined)
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

  it('says that a stream is missing, as hls.js does', async () => {
    open(address('nothing/master.m3u8'))
    await waitUntil(() => status() === 'failed', 'it failed')
  })

  it('gives each answer once, and none to what it has not requested', async () => {
    const url = address('lava/master.m3u8')
    const { signal } = new AbortController()
    const start = await headStart(url, await fetchWhole(url), false, signal)
    const answer = await start.take({ url })
    expect(new TextDecoder().decode(answer?.data)).to.include('#EXTM3U')
    expect(start.take({ url })).to.equal(undefined)
    const playlist = address('lava/high/index.m3u8')
    expect(start.take({ url: playlist, start: 0, end: 10 })).to.equal(undefined)
    expect((await start.take({ url: playlist }))?.url).to.equal(playlist)
    // The clip begins elsewhere.
    expect(start.take({ url: address('lava/high/0.m4s') })).to.equal(undefined)
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
    const start = await headStart(url, await fetchWhole(url), true, signal)
    URL.revokeObjectURL(url)
    expect((await start.library)?.default).to.equal((await import('hls.js')).default)
    for (const file of ['high/index.m3u8', 'high/0.m4s', 'low/index.m3u8', 'low/init.mp4', 'low/0.m4s'])
      expect(start.take({ url: address(`plasma/${file}`) }), file).to.be.a('promise')
    const plain = address('plasma/master.m3u8')
    const { library } = await headStart(plain, await fetchWhole(plain), false, signal)
    expect((await library)?.default).to.equal((await import('hls.js/light')).default)
  })

  it('is there when its last request is out, also where there is nothing to request', async () => {
    const url = address('sunset-sea/master.m3u8')
    const { signal } = new AbortController()
    const start = await headStart(url, await fetchWhole(url), true, signal)
    expect(start.take({ url: address('sunset-sea/high/0.m4s') })).to.be.a('promise')
    const missing = address('nothing/master.m3u8')
    const began = performance.now()
    await headStart(missing, await fetchWhole(missing), true, signal)
    // Not by the second that it waits at most.
    expect(performance.now() - began).to.be.below(1000)
  })
})
