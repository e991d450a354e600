import { expect } from '@open-wc/testing'
import { toClip } from '../../../src/entities/playable'
import { toVideo } from '../../../src/entities/video'

const site = { apiHost: 'https://api.example', mediaHost: 'https://media.example/v' }
const wire = {
  video_id: '7',
  slug: 'aurora-ridge',
  title: 'Aurora over the ridge',
  caption: 'For @mira <b>bold</b>',
  facets: [
    { type: 'mention', start: 4, end: 9, user_id: '3', nickname: 'mira.new' },
    { type: 'mention', start: 0, end: 3, user_id: '4' },
    { type: 'poll', start: 9, end: 14 },
  ],
  created_at: '2026-11-01T10:00:00Z',
  author: { user_id: '3', nickname: 'mira', name: null, profile_image: '/u/mira.webp', is_avatar: false },
  community: { community_id: '1', slug: 'night-skies', name: 'Night Skies', image_url: null },
  loop: null,
  media: {
    width: 360,
    height: 640,
    duration: 8,
    hls_url: '/media/aurora/master.m3u8',
    fast_start_url: 'https://cdn.example/aurora.mp4',
    poster_url: '/media/aurora/poster.webp',
    thumb_url: 'javascript:alert(1)',
    placeholder: 'abc',
    captions: [
      { lang: 'en', label: 'English', url: '/media/aurora/en.vtt' },
      { lang: 'de', label: 'Deutsch', url: 7 },
    ],
    alt: 'Green curtains of light',
  },
  linkout: { title: 'Own the print', url: 'https://prints.example/', image_url: null, product: null },
  counts: { sparks: 12, comments: -4, reposts: '3', shares: 1.5, views: 9 },
  viewer: { sparked: true, reposted: 'yes' },
}

describe('a video of an answer', () => {
  it('gets client names, absolute addresses and its maker [F19]', () => {
    const video = toVideo(wire, site)
    expect(video).to.include({ id: '7', slug: 'aurora-ridge', createdAt: Date.UTC(2026, 10, 1, 10) })
    expect(video?.author).to.eql({
      id: '3',
      slug: 'mira',
      name: 'mira',
      image: 'https://media.example/u/mira.webp',
      isAvatar: false,
    })
    expect(video?.community?.slug).to.equal('night-skies')
    expect(video?.media).to.include({
      hls: 'https://media.example/media/aurora/master.m3u8',
      mp4: 'https://cdn.example/aurora.mp4',
    })
  })

  it('leaves text as text and drops what can’t be trusted', () => {
    const video = toVideo(wire, site)
    expect(video?.caption).to.equal('For @mira <b>bold</b>')
    expect(video?.media.thumb).to.equal(null)
    expect(video?.media.captions.map(({ lang }) => lang)).to.eql(['en'])
    expect(video?.facets.map(({ slug }) => slug)).to.eql(['mira.new', '4', ''])
    expect(video?.counts).to.eql({ sparks: 12, comments: 0, reposts: 0, shares: 1.5, views: 9 })
    expect(video?.viewer).to.eql({ sparked: true, reposted: false })
    expect(toVideo({ ...wire, linkout: { title: 'x', url: 'javascript:alert(1)' } }, site)?.linkout).to.equal(null)
  })

  it('is read from its required fields alone, and is null without an id or a playable address', () => {
    const bare = toVideo({ video_id: 8, media: { hls_url: '/a.m3u8' } }, site)
    expect(bare).to.include({ id: '8', slug: '8', title: '', author: null, viewer: null })
    expect(bare?.media).to.include({ width: 9, height: 16, duration: 0, poster: null })
    for (const broken of [null, 'x', [], {}, { video_id: '1' }, { media: wire.media }, { ...wire, media: 'x' }])
      expect(toVideo(broken, site)).to.equal(null)
  })

  it('is an ad by the id of one: uncounted, and by a sponsor without a profile, if that is named [L02]', () => {
    const { video_id: _, author: __, ...unmade } = wire
    const ad = { ...unmade, ad_id: '3', sponsor: { name: 'Halcyon', image_url: '/halcyon.webp' } }
    const image = 'https://media.example/halcyon.webp'
    expect(toVideo(ad, site)).to.deep.include({
      ...{ id: 'ad-3', isAd: true, counts: null },
      author: { id: '', slug: '', name: 'Halcyon', image, isAvatar: false },
    })
    expect(toVideo({ ...ad, sponsor: { name: '' } }, site)?.author).to.equal(null)
  })

  it('becomes a clip that names title and author', () => {
    const video = toVideo(wire, site)
    expect(video && toClip(video)).to.include({ id: '7', label: 'Aurora over the ridge, mira', duration: 8 })
    expect(video && toClip(video)).to.include({ thumb: null })
  })
})
