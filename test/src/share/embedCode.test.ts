import { expect } from '@open-wc/testing'
import { embedCode } from '../../../src/share/embedCode'

const script = 'https://cdn.example/geuin.js'
const site = { apiHost: 'https://lumen.example', brandId: '1' }
const options = { size: '360', scheme: 'system' } as const

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
})
