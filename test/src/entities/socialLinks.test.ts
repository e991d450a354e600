import { expect } from '@open-wc/testing'
import { toSocialLinks } from '../../../src/entities/socialLinks'

const hrefOf = (url: string | null, id: string | null) => toSocialLinks({ tiktok: { url, id } })[0]?.href

describe('social links', () => {
  it('combine the network’s URL and the id into one link per network [H04]', () => {
    const social = {
      social_web_url: { url: 'https://mira.example/light', id: null },
      twitter: { url: 'https://x.com', id: 'mira' },
      insta: { url: 'https://www.instagram.com/', id: 'mira.light' },
      linkedin: { url: 'https://www.linkedin.com/in/', id: 'https://www.linkedin.com/company/lumen' },
      reddit_id: { url: 'https://www.reddit.com/user', id: 'mira' },
      tiktok: { url: 'https://www.tiktok.com/@', id: '@mira' },
      youtube: { url: 'https://www.youtube.com', id: '@mira' },
    }
    expect(toSocialLinks(social)).to.eql([
      { network: 'web', href: 'https://mira.example/light' },
      { network: 'instagram', href: 'https://www.instagram.com/mira.light' },
      { network: 'youtube', href: 'https://www.youtube.com/@mira' },
      { network: 'tiktok', href: 'https://www.tiktok.com/@mira' },
      { network: 'x', href: 'https://x.com/mira' },
      { network: 'linkedin', href: 'https://www.linkedin.com/company/lumen' },
      { network: 'reddit', href: 'https://www.reddit.com/user/mira' },
    ])
  })

  it('leave out networks without a URL or with another scheme [H04]', () => {
    expect(toSocialLinks(null)).to.eql([])
    expect(toSocialLinks({ insta: null, twitter: { url: null, id: null }, youtube: 'x', tiktok: {} })).to.eql([])
    expect(hrefOf(null, 'mira')).to.equal(undefined)
    expect(hrefOf(null, 'javascript:alert(1)')).to.equal(undefined)
    expect(hrefOf('javascript:alert(1)//', 'mira')).to.equal(undefined)
    expect(hrefOf('https://www.tiktok.com/@', 'a b?c#d')).to.equal('https://www.tiktok.com/@a%20b%3Fc%23d')
  })
})
