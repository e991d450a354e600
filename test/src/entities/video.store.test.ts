import { expect } from '@open-wc/testing'
import type { VideoId } from '../../../src/entities/playable'
import type { Video } from '../../../src/entities/video'
import { toVideo } from '../../../src/entities/video'
import { repostsUnderWay, sparkPending, videoStore, withPendingSpark } from '../../../src/entities/video.store'
import { pageStore } from '../../../src/kit/store'

const videoOf = (id: string, sparked: boolean): Video =>
  toVideo(
    { video_id: id, media: { hls_url: '/a.m3u8' }, counts: { sparks: 7 }, viewer: { sparked, reposted: false } },
    { apiHost: 'https://api.example' },
  ) as Video

describe('a video with the spark that the viewer wants', () => {
  const seen = (sparked: boolean, wanted: boolean | null) => {
    const pending = wanted === null ? null : { wanted, sent: null }
    const { counts, viewer } = withPendingSpark(videoOf('1', sparked), pending)
    return { sparked: viewer?.sparked, sparks: counts?.sparks }
  }

  it('is counted up or down from what is confirmed, whether that answer is old or new [L06]', () => {
    expect(seen(false, null)).to.eql({ sparked: false, sparks: 7 })
    expect(seen(true, null)).to.eql({ sparked: true, sparks: 7 })
    expect(seen(false, true)).to.eql({ sparked: true, sparks: 8 })
    expect(seen(true, true)).to.eql({ sparked: true, sparks: 7 })
    expect(seen(true, false)).to.eql({ sparked: false, sparks: 6 })
  })
})

describe('the store of videos', () => {
  const id = '7' as VideoId
  const sparked = (scope: string) => videoStore.get(scope, id).viewer?.sparked

  it('shows what the viewer wants on top of every answer, an older one too [L06]', () => {
    videoStore.put('site a', [videoOf('7', false)])
    pageStore().set(sparkPending('site a', id), { wanted: true, sent: null })
    expect(sparked('site a')).to.equal(true)
    videoStore.put('site a', [videoOf('7', false)])
    expect(sparked('site a')).to.equal(true)
    pageStore().set(sparkPending('site a', id), null)
    expect(sparked('site a')).to.equal(false)
  })

  it('counts each repost that is under way on top of every answer, until it ends [L06]', () => {
    const shown = () => {
      const { counts, viewer } = videoStore.get('site d', id)
      return [counts?.reposts, viewer?.reposted]
    }
    const underWay = repostsUnderWay('site d', id)
    videoStore.put('site d', [videoOf('7', false)])
    const [two, undo] = [
      { reposted: true, change: 2 },
      { reposted: false, change: -1 },
    ]
    pageStore().set(underWay, [two])
    expect(shown()).to.eql([2, true])
    videoStore.update('site d', id, (video) => ({ ...video, counts: video.counts && { ...video.counts, reposts: 9 } }))
    expect(shown()).to.eql([11, true])
    pageStore().set(underWay, [two, undo])
    expect(shown()).to.eql([10, true])
    pageStore().set(underWay, [])
    expect(shown()).to.eql([9, false])
  })

  it('keeps scopes apart, and finds no video that was not put', () => {
    videoStore.put('site b', [videoOf('7', true)])
    expect(sparked('site b')).to.equal(true)
    expect(videoStore.find('site c', id)).to.equal(null)
    expect(() => videoStore.get('site c', id)).to.throw('no video 7')
    videoStore.clear('site b')
    expect(videoStore.find('site b', id)).to.equal(null)
  })
})
