import { expect } from '@open-wc/testing'
import styles from '../../../src/player/Stage.css'
import { createStage } from '../../../src/player/stage'
import { waitUntil } from '../../support/waitUntil'

const { MediaSource } = window
const { canPlayType } = HTMLMediaElement.prototype

/** As phones have it: nothing is wanted of it before it says so, and it opens for no video that may go to another screen. */
class ManagedMediaSource extends MediaSource {
  static opened: ManagedMediaSource[] = []
  streaming = false
  constructor() {
    super()
    this.addEventListener('sourceopen', () => {
      ManagedMediaSource.opened.push(this)
      this.streaming = true
      this.dispatchEvent(new Event('startstreaming'))
    })
  }
}

describe('a browser with ManagedMediaSource alone', () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'MediaSource')
    Object.assign(window, { ManagedMediaSource })
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return type === 'application/vnd.apple.mpegurl' ? '' : canPlayType.call(this, type)
    }
  })
  afterEach(() => {
    Object.defineProperty(window, 'MediaSource', { configurable: true, writable: true, value: MediaSource })
    Reflect.deleteProperty(window, 'ManagedMediaSource')
    HTMLMediaElement.prototype.canPlayType = canPlayType
  })

  it('plays HLS through it, in the page, with AirPlay off, which it needs to open [L04]', async () => {
    const box = document.createElement('div')
    box.style.cssText = 'position: relative; width: 360px; height: 640px'
    document.body.append(box)
    const root = box.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [styles]
    const stage = createStage({ autoplay: true, loop: true, muted: true, locale: 'en' })
    root.append(stage.element)
    expect(stage.slides.every(({ video }) => video.disableRemotePlayback && video.playsInline)).to.equal(true)
    const hls = new URL('/media/clips/aurora/master.m3u8', location.origin).href
    stage.setClips([{ id: '1', hls, width: 9, height: 16, captions: [], alt: '', label: '' }])
    const slide = () => stage.slides.find(({ index }) => index === 0)
    await waitUntil(() => slide()?.playback.status === 'playing', 'it plays')
    expect(ManagedMediaSource.opened).to.have.length(1)
    stage.destroy()
    box.remove()
  })
})
