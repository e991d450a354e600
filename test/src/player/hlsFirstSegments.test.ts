import { expect } from '@open-wc/testing'
import Light from 'hls.js/light'
import { hlsEngine } from '../../../src/player/hls'
import { arrivalOf } from '../../../src/player/hlsArrival'
import { playFirst, tracksOf } from '../../../src/player/hlsFirstSegments'
import { headStart, type Sent } from '../../../src/player/hlsHeadStart'
import { type Part, segmentsOf, variantsOf } from '../../../src/player/hlsPlaylist'
import { waitUntil } from '../../support/waitUntil'

const address = (path: string) => new URL(`/media/clips/${path}`, location.origin).href
const send = (url: string): Sent => [url, performance.now(), fetch(url)]
/** An answer that has come. */
const arrived = (body: BodyInit) => arrivalOf(0, Promise.resolve(new Response(body)))

/** A rendition's tracks, with segments from the one at `from` on. */
const tracksFrom = async (clip: string, from = 0) => {
  const [main, rendition] = [address(`${clip}/master.m3u8`), address(`${clip}/high/index.m3u8`)]
  const [text, segments] = await Promise.all([main, rendition].map(async (url) => (await fetch(url)).text()))
  const variant = variantsOf(text ?? '', main)[1]
  const found = segmentsOf(segments ?? '', rendition)
  return (variant ? tracksOf(variant) : []).map((track) => ({
    ...track,
    ...found,
    segments: found.segments.slice(from),
    plain: found.plain - from,
  }))
}

describe('the first segments of a stream, before hls.js is loaded', () => {
  const requested: string[] = []
  let video: HTMLVideoElement
  let stopping: AbortController
  const supply = {
    request({ url }: Part) {
      requested.push(url.split('/').slice(-1).join())
      return arrivalOf(0, fetch(url))
    },
    onAhead: () => undefined as unknown,
    hasEnough: () => false,
    most: 10,
  }
  beforeEach(() => {
    requested.length = 0
    stopping = new AbortController()
    video = document.createElement('video')
    video.muted = true
    document.body.append(video)
  })
  afterEach(() => video.remove())

  it('show a picture, and all but the last are loaded, which ends the stream [L04]', async () => {
    const playing = await playFirst(await tracksFrom('aurora'), supply, video, stopping.signal)
    expect(requested).to.eql(['init.mp4', '0.m4s', '1.m4s', '2.m4s', '3.m4s'])
    await waitUntil(() => video.readyState > 1, 'there is a frame')
    expect(video.buffered.end(0)).to.be.closeTo(7, 0.1)
    expect(video.duration).to.be.closeTo(8, 0.1)
    expect(playing?.mediaSource?.readyState).to.equal('open')
    expect(Object.keys(playing?.tracks ?? {})).to.eql(['audiovideo'])
  })

  it('are as many as are needed until hls.js is there', async () => {
    let isThere = false
    const onAhead = () => {
      isThere = true
    }
    await playFirst(
      await tracksFrom('aurora'),
      { ...supply, onAhead, hasEnough: () => isThere },
      video,
      stopping.signal,
    )
    expect(requested).to.eql(['init.mp4', '0.m4s', '1.m4s'])
  })

  it('are no more than a clip out of view keeps ready', async () => {
    await playFirst(await tracksFrom('aurora'), { ...supply, most: 2 }, video, stopping.signal)
    expect(requested).to.eql(['init.mp4', '0.m4s', '1.m4s'])
  })

  it('leave the stream to hls.js where the first one fails, or a later one', async () => {
    const failing = (file: string) => ({
      ...supply,
      request: (part: Part) =>
        part.url.endsWith(file) ? arrivalOf(0, Promise.reject(new Error(file))) : supply.request(part),
    })
    expect(await playFirst(await tracksFrom('aurora'), failing('/0.m4s'), video, stopping.signal)).to.equal(undefined)
    const later = await playFirst(await tracksFrom('aurora'), failing('/2.m4s'), video, stopping.signal)
    expect(later?.mediaSource?.readyState).to.equal('open')
    expect(video.buffered.end(0)).to.be.closeTo(3, 0.1)
  })

  it('leave no beginning of one that breaks off in front of what hls.js adds', async () => {
    const whole = await (await fetch(address('aurora/high/2.m4s'))).arrayBuffer()
    const broken = () => {
      const half = new Uint8Array(whole.slice(0, whole.byteLength / 2))
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(half),
        pull: (controller) => controller.error(new TypeError('lost')),
      })
      return arrivalOf(0, Promise.resolve(new Response(body)))
    }
    const request = (part: Part) => (part.url.endsWith('/2.m4s') ? broken() : supply.request(part))
    const playing = await playFirst(await tracksFrom('aurora'), { ...supply, request }, video, stopping.signal)
    const buffer = playing?.tracks?.['audiovideo']?.buffer as SourceBuffer
    const section = await (await fetch(address('aurora/high/init.mp4'))).arrayBuffer()
    for (const data of [section, whole]) {
      const added = new Promise((resolve, reject) => {
        buffer.onupdateend = resolve
        buffer.onerror = reject
      })
      buffer.appendBuffer(data)
      await added
    }
    expect(video.buffered.length).to.equal(1)
    expect(video.buffered.end(0)).to.be.closeTo(5, 0.1)
  })

  it('leave it to hls.js where they don’t begin at 0, are not what the playlist says, or there are none', async () => {
    expect(await playFirst(await tracksFrom('aurora', 1), supply, video, stopping.signal)).to.equal(undefined)
    const broken = {
      ...supply,
      request: () => arrived(new ArrayBuffer(9)),
    }
    expect(await playFirst(await tracksFrom('aurora'), broken, video, stopping.signal)).to.equal(undefined)
    expect(await playFirst([], supply, video, stopping.signal)).to.equal(undefined)
  })

  it('end when the element is needed for something else', async () => {
    const request = (part: Part) => {
      if (part.url.endsWith('1.m4s')) stopping.abort()
      return supply.request(part)
    }
    const playing = playFirst(await tracksFrom('aurora'), { ...supply, request }, video, stopping.signal)
    expect(await playing).to.equal(undefined)
    expect(video.hasAttribute('src')).to.equal(false)
    const count = requested.length
    video.src = address('aurora/fast.mp4')
    expect(await playFirst(await tracksFrom('aurora'), supply, video, stopping.signal)).to.equal(undefined)
    expect(video.src).to.equal(address('aurora/fast.mp4'))
    expect(requested.length).to.equal(count)
  })

  it('are tracks that the browser can play, by the codecs of the playlist', () => {
    const of = (codecs: string[], soundUrl?: string) =>
      tracksOf({ bandwidth: 1, url: '', codecs, ...(soundUrl ? { soundUrl } : {}) }).map(
        ({ name, container, codec }) => `${name} ${container} ${codec}`,
      )
    expect(of(['avc1.4d401e', 'mp4a.40.2'])).to.eql(['audiovideo video/mp4 avc1.4d401e,mp4a.40.2'])
    expect(of(['avc1.4d401e'])).to.eql(['video video/mp4 avc1.4d401e'])
    expect(of(['mp4a.40.2', 'avc1.4d401e'], 'en.m3u8')).to.eql([
      'video video/mp4 avc1.4d401e',
      'audio audio/mp4 mp4a.40.2',
    ])
    for (const codecs of [[], ['mp4a.40.2'], ['avc1.4d401e', 'stpp.ttml.im1t'], ['avc1.nothing']])
      expect(of(codecs), codecs.join()).to.eql([])
    expect(of(['avc1.4d401e'], 'en.m3u8')).to.eql([])
  })
})

describe('hls.js, once it is loaded', () => {
  /** Plays a stream from its first request to its end; what the element reported, and its source before and after. */
  const playWhole = async (url: string) => {
    const video = document.createElement('video')
    video.muted = true
    document.body.append(video)
    const events: string[] = []
    const { signal } = new AbortController()
    const start = await headStart([send(url)], true, true, signal)
    const playing = await start.play(video, 10, signal)
    expect(playing).to.be.an('object')
    const { src } = video
    for (const name of ['emptied', 'seeking', 'ended', 'error']) video.addEventListener(name, () => events.push(name))
    const hooks = {
      active: true,
      mayUseFastStart: false,
      startAt: 0,
      onLoaded: () => undefined,
      onFail: (reason: string) => events.push(reason),
    }
    const engine = hlsEngine(Light)(video, url, hooks, start, playing)
    video.playbackRate = 4
    await video.play()
    await waitUntil(() => events.includes('ended'), 'it ends')
    expect(video.src).to.equal(src)
    expect(events).to.eql(['ended'])
    engine.destroy()
    expect(video.hasAttribute('src')).to.equal(false)
    video.remove()
  }

  it('continues where the first segments end, without a stop, up to the end [L04]', () =>
    playWhole(address('ripples/master.m3u8')))

  it('ends a stream that has one segment', async () => {
    const blob = (...lines: string[]) => URL.createObjectURL(new Blob([['#EXTM3U', ...lines].join('\n')]))
    const playlist = blob(
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:1',
      `#EXT-X-MAP:URI="${address('ripples/high/init.mp4')}"`,
      '#EXTINF:1,',
      address('ripples/high/0.m4s'),
      '#EXT-X-ENDLIST',
    )
    const main = blob('#EXT-X-VERSION:7', '#EXT-X-STREAM-INF:BANDWIDTH=9,CODECS="avc1.4d401f,mp4a.40.2"', playlist)
    await playWhole(main)
    for (const url of [playlist, main]) URL.revokeObjectURL(url)
  })
})
