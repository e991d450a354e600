import { expect } from '@open-wc/testing'
import Full from 'hls.js'
import Light from 'hls.js/light'
import { hlsConfig, hlsEngine } from '../../../src/player/hls'
import { waitUntil } from '../../support/waitUntil'

const hooks = {
  active: true,
  mayUseFastStart: false,
  startAt: 0,
  onLoaded: () => undefined,
  onFail: () => undefined,
}

describe('stream settings', () => {
  it('are those of the specification for the clip in view [L04]', () => {
    const config = hlsConfig(true, 0)
    expect(config).to.include({
      maxBufferLength: 10,
      maxMaxBufferLength: 10,
      maxBufferSize: 40_000_000,
      backBufferLength: 30,
      startLevel: 1,
      liveSyncDuration: 2.5,
      liveMaxLatencyDuration: 6,
    })
    expect(config.fragLoadPolicy?.default.maxLoadTimeMs).to.equal(10_000)
  })

  it('limit a clip out of view to a short buffer of its lowest rendition', () => {
    expect(hlsConfig(false, 3e6)).to.include({ maxBufferLength: 2, maxMaxBufferLength: 2, startLevel: 0 })
  })

  it('start with the measured bandwidth, once there is one', () => {
    expect(hlsConfig(true, 3e6)).to.include({ startLevel: -1, abrEwmaDefaultEstimate: 3e6 })
    expect(hlsConfig(true, 0)).to.not.have.property('abrEwmaDefaultEstimate')
  })
})

describe('a stream that leaves the view before its first playlist has come', () => {
  it('plays when it is in view again [L04]', async () => {
    const video = document.createElement('video')
    const url = new URL('/media/clips/lava/master.m3u8', location.origin).href
    const engine = hlsEngine(Light)(video, url, hooks)
    engine.setActive(false)
    engine.setActive(true)
    await waitUntil(() => video.readyState > 2, 'it has loaded')
    engine.destroy()
  })
})

describe('a stream whose sound comes in playlists of its own', () => {
  it('is opened once, by the full build that its head start has brought', async () => {
    const playlist = new URL('/media/clips/plasma/high/index.m3u8', location.origin).href
    const master = [
      '#EXTM3U',
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",DEFAULT=YES,URI="${playlist}?sound"`,
      '#EXT-X-STREAM-INF:BANDWIDTH=300,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="a"',
      playlist,
    ].join('\n')
    const url = URL.createObjectURL(new Blob([master]))
    const asked: string[] = []
    const engine = hlsEngine(Full)(document.createElement('video'), url, hooks, {
      level: 1,
      canUsePieces: false,
      library: () => Promise.resolve({ default: Full }),
      play: async () => undefined,
      release: () => undefined,
      take: (part) => {
        asked.push(part.url)
        return undefined
      },
    })
    await waitUntil(() => asked.includes(`${playlist}?sound`), 'its sound is asked for')
    engine.destroy()
    URL.revokeObjectURL(url)
    expect(asked.filter((it) => it === url).length).to.equal(1)
  })
})
