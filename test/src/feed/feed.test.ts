import { expect } from '@open-wc/testing'
import { toFeedPage, toOwnVideos } from '../../../src/feed/feed'
import { type FeedProps, feedRequest, feedSource, startAtOf } from '../../../src/feed/feed.source'
import { wireVideo } from '../../support/feedAnswers'

const requestOf = (props: FeedProps) => {
  const source = feedSource(props)
  if (source.kind === 'items' || source.kind === 'incomplete') throw new Error(`nothing to ask for: ${source.kind}`)
  return feedRequest(source, props.start)
}

describe('source of a feed', () => {
  const sources: readonly (readonly [FeedProps, string, Record<string, string>])[] = [
    [{}, '/goservices/feed/home', {}],
    [{ source: 'home' }, '/goservices/feed/home', {}],
    [{ source: 'what?' }, '/goservices/feed/home', {}],
    [{ source: 'latest' }, '/goservices/feed/home', { sort: 'latest' }],
    [{ source: 'popular' }, '/goservices/feed/home', { sort: 'popular' }],
    [{ embedId: 'e1' }, '/goservices/feed/embed/home', { embed_id: 'e1' }],
    [{ source: 'community', slug: 'a b' }, '/goservices/feed/community', { slug: 'a b' }],
    [{ source: 'loop', slug: 'l' }, '/goservices/feed/loop', { slug: 'l' }],
    [{ source: 'brand', slug: 'lumen' }, '/goservices/profile/brand/videos', { brand_slug: 'lumen' }],
    [{ source: 'profile', slug: 'p' }, '/goservices/profile/brand/videos', { slug: 'p' }],
    [
      { source: 'placement', placementId: '7', section: 'new' },
      '/goservices/placement/feed',
      { placement_id: '7', section_id: 'new' },
    ],
    [{ source: 'placement', placementId: '7' }, '/goservices/placement/feed', { placement_id: '7' }],
  ]
  for (const [props, path, query] of sources)
    it(`${JSON.stringify(props)} requests ${path} [L05]`, () => {
      expect(requestOf(props)).to.eql({ path, query: { limit: 20, ...query } })
      expect(requestOf({ ...props, start: 'first' }).query).to.include({ start: 'first' })
    })

  it('of one video is that video, which needs no other start [L05]', () => {
    expect(requestOf({ source: 'video', slug: 'v', start: 'other' })).to.eql({
      path: '/goservices/feed/video',
      query: { limit: 20, slug: 'v' },
    })
  })

  it('is incomplete without a needed attribute, and names it', () => {
    expect(feedSource({ source: 'loop' })).to.eql({ kind: 'incomplete', attribute: 'slug' })
    expect(feedSource({ source: 'placement', slug: 'x' })).to.eql({ kind: 'incomplete', attribute: 'placement-id' })
  })

  it('is the page’s own list as soon as there is one', () => {
    expect(feedSource({ source: 'loop', slug: 'l', items: [] })).to.eql({ kind: 'items', items: [] })
    expect(feedSource({ items: undefined }).kind).to.equal('home')
  })
})

describe('the second at which a feed begins', () => {
  for (const [startAt, seconds] of [
    ['12', 12],
    ['7.9', 7],
    [undefined, 0],
    ['', 0],
    ['soon', 0],
    ['Infinity', 0],
  ] as const)
    it(`of ${startAt} is ${seconds}`, () => {
      expect(startAtOf({ startAt })).to.equal(seconds)
    })
})

describe('answer of a feed', () => {
  const settings = { apiHost: 'https://api.example', mediaHost: 'https://media.example' } as Parameters<
    typeof toFeedPage
  >[1]

  it('keeps items that can be played and leaves the others out', () => {
    const items = [wireVideo(1), null, 7, { video_id: 'x' }, wireVideo(2, { media: null }), wireVideo(3)]
    const { videos, next } = toFeedPage({ items, next_cursor: 'c' }, settings)
    expect(videos.map(({ id }) => id)).to.eql(['v1', 'v3'])
    expect(next).to.equal('c')
  })

  it('takes items without a type as videos and skips types that it does not know', () => {
    const items = [
      { ...wireVideo(1), type: 'poll' },
      { ...wireVideo(2), type: 'video' },
      wireVideo(3),
      { type: 'poll' },
    ]
    const { videos } = toFeedPage({ items, next_cursor: null }, settings)
    expect(videos.map(({ id }) => id)).to.eql(['v2', 'v3'])
  })

  it('without a list is an error', () => {
    for (const wire of [null, [], 'x', {}, { items: {} }])
      expect(() => toFeedPage(wire, settings)).to.throw('malformed')
  })
})

describe('a page’s own videos', () => {
  it('need an address to play and nothing else', () => {
    const [first, second, ...others] = toOwnVideos([
      { mp4: 'clip.mp4' },
      { id: 'b', hls: '/b.m3u8', author: 'Mira', title: 'B', width: 720, height: 1280 },
      { title: 'no address' },
      { mp4: 'javascript:alert(1)' },
      null,
    ])
    expect(others).to.eql([])
    expect(first).to.deep.include({ id: 'item-1', author: null, counts: null })
    expect(first?.media.mp4).to.equal(new URL('clip.mp4', document.baseURI).href)
    expect(second).to.deep.include({ id: 'b', title: 'B', caption: 'B' })
    expect(second?.author?.name).to.equal('Mira')
  })

  it('may be files that the viewer has chosen, as a blob: address of the video alone', () => {
    const chosen = URL.createObjectURL(new Blob(['']))
    const [video] = toOwnVideos([{ mp4: chosen, poster: chosen }])
    expect(video?.media).to.deep.include({ mp4: chosen, poster: null })
    URL.revokeObjectURL(chosen)
  })
})
