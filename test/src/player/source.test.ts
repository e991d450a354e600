import { expect } from '@open-wc/testing'
import { type Abilities, chooseSource } from '../../../src/player/source'
import type { Clip } from '../../../src/player/types'

const clip: Clip = { id: '1', hls: '/a.m3u8', mp4: '/a.mp4', width: 9, height: 16, captions: [], alt: '', label: '' }
const { mp4: _, ...hlsOnly } = clip
const { hls: __, ...mp4Only } = clip
const chrome: Abilities = { mediaSource: true, managedMediaSource: false, nativeHls: true, engineReady: false }
const safari: Abilities = { ...chrome, managedMediaSource: true }
const oldIphone: Abilities = { ...chrome, mediaSource: false }
const none: Abilities = { mediaSource: false, managedMediaSource: false, nativeHls: false, engineReady: false }

describe('the way a clip is played', () => {
  it('starts a clip from its file until an engine is there, then by hls.js [L04]', () => {
    expect(chooseSource(clip, chrome, true)).to.eql({ url: '/a.mp4', needsHlsJs: false, isFastStart: true })
    expect(chooseSource(clip, chrome, false)).to.eql({ url: '/a.m3u8', needsHlsJs: true, isFastStart: false })
  })

  it('starts by hls.js once the engine has loaded', () => {
    expect(chooseSource(clip, { ...chrome, engineReady: true }, true)).to.eql({
      url: '/a.m3u8',
      needsHlsJs: true,
      isFastStart: false,
    })
  })

  it('does not trust a browser that has MediaSource and says maybe to HLS', () => {
    expect(chooseSource(hlsOnly, chrome, true)?.needsHlsJs).to.equal(true)
  })

  it('leaves HLS to a browser that plays it natively or can’t run hls.js', () => {
    expect(chooseSource(clip, safari, false)).to.eql({ url: '/a.m3u8', needsHlsJs: false, isFastStart: false })
    expect(chooseSource(clip, oldIphone, true)).to.eql({ url: '/a.m3u8', needsHlsJs: false, isFastStart: false })
  })

  it('falls back to the file, and is null when nothing can be played', () => {
    expect(chooseSource(clip, none, false)).to.eql({ url: '/a.mp4', needsHlsJs: false, isFastStart: false })
    expect(chooseSource(mp4Only, chrome, false)).to.eql({ url: '/a.mp4', needsHlsJs: false, isFastStart: false })
    expect(chooseSource(mp4Only, safari, true)).to.eql({ url: '/a.mp4', needsHlsJs: false, isFastStart: false })
    expect(chooseSource(hlsOnly, none, true)).to.equal(null)
  })
})
