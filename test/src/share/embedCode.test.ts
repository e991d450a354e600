import { expect } from '@open-wc/testing'
import { embedCode } from '../../../src/share/embedCode'

const script = 'https://cdn.example/geuin.js'
const site = { apiHost: 'https://lumen.example', brandId: '1' }
const options = { size: '360', scheme: 'system', startAt: 0 } as const

describe('the code for another page', () => {
  for (const [what, subject, tag, query] of [
    [
      'a community',
      { kind: 'community', slug: 'night-skies', url: 'https://lumen.example/community/night-skies' },
      '<geuin-community slug="night-skies">',
      'community?slug=night-skies',
    ],
    [
      'a loop',
      { kind: 'loop', slug: 'slow-light', url: 'https://lumen.example/group/slow-light' },
      '<geuin-loop slug="slow-light">',
      'loop?slug=slow-light',
    ],
    [
      'a person',
      { kind: 'profile', isBrand: false, slug: 'mira.light', url: 'https://lumen.example/profile/mira.light' },
      '<geuin-profile slug="mira.light">',
      'profile?slug=mira.light',
    ],
    [
      'a brand',
      { kind: 'profile', isBrand: true, slug: 'lumen', url: 'https://lumen.example/brand/lumen' },
      '<geuin-profile brand-slug="lumen">',
      'profile?brand-slug=lumen',
    ],
  ] as const)
    it(`shows ${what} by a link, a tag and a frame [N06] [T21]`, () => {
      const code = (form: 'link' | 'tag' | 'frame') =>
        embedCode(form, script, site, { ...subject, title: 'A "name" & <b>' }, options)
      const named = 'A &quot;name&quot; &amp; &lt;b>'
      expect(code('link')).to.contain(`<a class="geuin" href="${subject.url}#geuin">${named}</a>`)
      expect(code('tag')).to.contain(tag).and.not.contain('data-host-url')
      expect(code('frame')).to.contain(`src="https://lumen.example/embed/${query}&amp;brand-id=1" title="${named}"`)
    })

  const video = { kind: 'video', slug: 'aurora', url: 'https://lumen.example/video/aurora', title: 'Aurora' } as const

  it('begins a video where the author chose, in every form [N06] [T21]', () => {
    const code = (form: 'link' | 'tag' | 'frame', url: string = video.url) =>
      embedCode(form, script, site, { ...video, url }, { ...options, scheme: 'dark', startAt: 12 })
    const link = '<a class="geuin" href="https://lumen.example/video/aurora?t=12#geuin">Aurora</a>'
    expect(code('link')).to.match(/^<a /).and.contain(link)
    const attributes = 'source="video" slug="aurora" start-at="12" color-scheme="dark"'
    expect(code('tag')).to.contain(`<geuin-feed ${attributes}>${link}</geuin-feed>`)
    expect(code('frame')).to.contain('feed?source=video&amp;slug=aurora&amp;t=12&amp;color-scheme=dark&amp;brand-id=1"')
    const behindHash = 'https://lumen.example/app#/video/aurora'
    expect(code('link', behindHash)).to.contain(`href="${behindHash}?t=12"`)
  })

  for (const [size, box] of [
    ['270', 'width="270" height="480"'],
    ['360', 'width="360" height="640"'],
    ['full', 'width="100%" height="640"'],
  ] as const)
    it(`gives a frame of the size ${size} ${box}, and no other form [T21]`, () => {
      const code = (form: 'link' | 'tag' | 'frame') => embedCode(form, script, site, video, { ...options, size })
      expect(code('frame')).to.contain(box)
      for (const form of ['link', 'tag'] as const)
        expect(code(form)).to.equal(embedCode(form, script, site, video, options))
    })
})
