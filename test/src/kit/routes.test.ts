import { expect } from '@open-wc/testing'
import bigList from 'big-list-of-naughty-strings/blns.json'
import { absoluteRoute, communityJoinLink, type PageType, route } from '../../../src/kit/routes'
import { naughty } from '../../support/naughty'

describe('route', () => {
  const addresses: Record<PageType, string> = {
    community: '/community/night-skies',
    group: '/group/night-skies',
    profile: '/profile/night-skies',
    brand: '/brand/night-skies',
    video: '/video/night-skies',
    home: '/home',
    explore: '/explore',
    latest: '/latest',
    popular: '/popular',
    settings: '/settings',
    terms: '/terms',
    privacy: '/privacy',
    notification: '/notification',
    'post-create': '/posts/create',
    posts: '/posts',
    post: '/posts/night-skies',
    'post-draft': '/posts/drafts/night-skies',
    search: '/search',
    saved: '/saved',
    history: '/history',
  }

  for (const page of Object.keys(addresses) as PageType[])
    it(`of ${page} is ${addresses[page]} [B01]`, () => {
      expect(route(page, { slug: 'night-skies' })).to.equal(addresses[page])
    })

  for (const [slug, path] of [
    ['a/b', '/video/a%2Fb'],
    ['a?b#c', '/video/a%3Fb%23c'],
    ['100% größer', '/video/100%25%20gr%C3%B6%C3%9Fer'],
    ['日本', '/video/%E6%97%A5%E6%9C%AC'],
    ['...', '/video/...'],
    ['$&', '/video/%24%26'],
    ['{slug}', '/video/%7Bslug%7D'],
    ['a\uD800', '/video/a%EF%BF%BD'],
  ] as const)
    it(`encodes the slug ${slug} as one segment [B01]`, () => {
      expect(route('video', { slug })).to.equal(path)
      expect(new URL(path, 'https://host.example').pathname.split('/')).to.have.length(3)
    })

  for (const slug of ['', '.', '..', undefined])
    it(`throws for the slug ${slug === '' ? "''" : slug}, which no path can hold [B01]`, () => {
      expect(() => route('community', { slug })).to.throw('community')
    })

  it('keeps every string that programs stumble over as one segment of this site [B01]', () => {
    for (const slug of [...naughty, ...bigList].filter((it) => !/^\.{0,2}$/.test(it))) {
      const { origin, pathname, search, hash } = new URL(route('profile', { slug }), 'https://host.example')
      expect([origin, search, hash]).to.eql(['https://host.example', '', ''])
      expect(pathname.split('/')).to.have.length(3)
      const shown = slug.replace(/\p{Surrogate}/gu, '\ufffd')
      expect(decodeURIComponent(pathname.split('/')[2] ?? '')).to.equal(shown)
    }
  })

  it('has a query; a list repeats its key, an absent value is left out [B02]', () => {
    expect(
      route('home', { query: { tab: 'new', tag: ['a', 'b c'], page: 2, off: false, gone: null, none: [] } }),
    ).to.equal('/home?tab=new&tag=a&tag=b%20c&page=2&off=false')
    expect(route('home', { query: {} })).to.equal('/home')
    expect(route('video', { slug: 'x', query: { 'a&b': '=?' } })).to.equal('/video/x?a%26b=%3D%3F')
  })

  it('throws for an unknown page type [B03]', () => {
    for (const page of ['shop', 'toString', '__proto__', ''])
      expect(() => route(page as PageType), page).to.throw(`Unknown page type: ${page}`)
  })

  it('begins with the route base', () => {
    expect(route('home', { base: '/app' })).to.equal('/app/home')
    expect(route('home', { base: 'https://host.example/app', query: { a: 1 } })).to.equal(
      'https://host.example/app/home?a=1',
    )
  })
})

describe('absoluteRoute', () => {
  it('begins with the host URL, its path and the route base', () => {
    const settings = { hostUrl: 'https://host.example/de', routeBase: '/videos' }
    expect(absoluteRoute(settings, 'video', { slug: 'x', query: { t: 3 } })).to.equal(
      'https://host.example/de/videos/video/x?t=3',
    )
  })

  it('is relative to the page without a host URL, and below an absolute route base', () => {
    expect(absoluteRoute({}, 'home')).to.equal(`${location.origin}/home`)
    expect(absoluteRoute({ hostUrl: 'https://a.example', routeBase: 'https://b.example' }, 'home')).to.equal(
      'https://b.example/home',
    )
  })

  it('is the join link of a community [B04]', () => {
    expect(communityJoinLink({ hostUrl: 'https://host.example' }, 'night skies')).to.equal(
      'https://host.example/community/night%20skies',
    )
  })
})
