import { expect } from '@open-wc/testing'
import { firstPictures, preloadPictures } from '../../../src/feed/pictures'

const slugs = ['aurora', 'plasma', 'lava', 'tunnel']
const mediaOf = (slug: string) => ({
  thumb: `/media/clips/${slug}/thumb.webp`,
  poster: `/media/clips/${slug}/poster.webp`,
  width: 360,
  height: 640,
  alt: '',
  captions: [],
  duration: 6,
  hls: null,
  mp4: null,
  placeholder: null,
})

describe('preloadPictures', () => {
  const { decode } = HTMLImageElement.prototype
  afterEach(() => {
    HTMLImageElement.prototype.decode = decode
  })

  it("decodes a list's first pictures, and leaves one that fails to the view", async () => {
    const decoded: Promise<unknown>[] = []
    HTMLImageElement.prototype.decode = function () {
      const result = decode.call(this)
      decoded.push(result)
      return result
    }
    const refused: unknown[] = []
    const note = (event: PromiseRejectionEvent) => refused.push(event.reason)
    addEventListener('unhandledrejection', note)
    preloadPictures(['no-such-clip', ...slugs].map((slug) => ({ media: mediaOf(slug) })))
    const results = await Promise.allSettled(decoded)
    removeEventListener('unhandledrejection', note)
    expect(results.map(({ status }) => status)).to.eql(['rejected', 'fulfilled', 'fulfilled'])
    expect(results.length).to.equal(firstPictures)
    expect(refused).to.eql([])
  })
})
