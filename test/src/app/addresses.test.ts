import { expect } from '@open-wc/testing'
import { matchPath } from '../../../src/app/match'
import { addressesOf, routingOf } from '../../../src/app/router/addresses'
import { type PageType, route, templates } from '../../../src/kit/routes'

const none = { hostUrl: undefined, routeBase: undefined }
const noBase = {}
const { origin, pathname, search } = location

describe('the paths of an app', () => {
  for (const page of Object.keys(templates) as PageType[])
    it(`lead to ${page} as the route builder writes them [B01] [B07]`, () => {
      const takesSlug = templates[page].endsWith('/')
      const slug = 'a b/ü?#%'
      expect(matchPath(route(page, { slug }))).to.deep.equal(takesSlug ? { page, slug } : { page })
    })

  it('begin at home, and lead nowhere when they are unknown or broken [B07]', () => {
    expect(matchPath('/')).to.deep.equal({ page: 'home' })
    for (const path of ['', '/nope', '/community', '/community/', '/community/a/b', '/video/%E0%A4%A', '/constructor'])
      expect(matchPath(path), path).to.equal(null)
    expect(matchPath('/posts/create')).to.deep.equal({ page: 'post-create' })
    expect(matchPath('/posts/created')).to.deep.equal({ page: 'post', slug: 'created' })
  })
})

describe('the addresses of an app [B07]', () => {
  it('are paths where the page says where they begin, else behind the hash', () => {
    expect(routingOf(undefined, { routeBase: '/app' })).to.equal('path')
    expect(routingOf(undefined, { routeBase: '' })).to.equal('path')
    expect(routingOf(undefined, noBase)).to.equal('hash')
    expect(routingOf('memory', { routeBase: '/app' })).to.equal('memory')
    expect(routingOf('nonsense', noBase)).to.equal('hash')
  })

  it('in the path stand below the route base, here or on the site’s own name', () => {
    const { base, hrefOf, pathOf, queryOf } = addressesOf('path', {
      hostUrl: 'https://lumen.example',
      routeBase: '/app',
    })
    expect(base).to.equal('/app')
    expect(hrefOf('/explore?x=1')).to.equal(`${origin}/app/explore?x=1`)
    for (const [href, path] of [
      [`${origin}/app`, '/'],
      [`${origin}/app/`, '/'],
      [`${origin}/app?x`, '/'],
      [`${origin}/app/explore/`, '/explore'],
      [`${origin}/app/video/a%2Fb?x=/y#z`, '/video/a%2Fb'],
      ['https://lumen.example/app/home', '/home'],
      [`${origin}/apps/home`, null],
      [`${origin}/home`, null],
      ['https://evil.example/app/home', null],
      ['javascript:alert(1)', null],
    ] as const)
      expect(pathOf(href), href).to.equal(path)
    for (const [href, query] of [
      [`${origin}/app/search?q=a%20b&kind=videos#?z`, '?q=a%20b&kind=videos'],
      [`${origin}/app/search?geuin-video=x&q=a`, '?q=a'],
      [`${origin}/app/search?geuin-video=x`, ''],
      [`${origin}/app/search#?q`, ''],
    ] as const)
      expect(queryOf(href), href).to.equal(query)
  })

  it('in the hash belong to this page, whatever its query says', () => {
    const { base, hrefOf, pathOf, queryOf } = addressesOf('hash', none)
    expect(base).to.equal(`${pathname}${search}#`)
    expect(hrefOf('/explore')).to.equal(`${origin}${pathname}${search}#/explore`)
    expect(queryOf(`${origin}${pathname}?q=page#/search?q=dusk&geuin-video=x`)).to.equal('?q=dusk')
    expect(queryOf(`${origin}${pathname}?q=page#/search`)).to.equal('')
    for (const [href, path] of [
      [`${origin}${pathname}`, '/'],
      [`${origin}${pathname}#/explore`, '/explore'],
      [`${origin}${pathname}?geuin-video=x#/community/dusk`, '/community/dusk'],
      [`${origin}${pathname}#chapter`, null],
      [`${origin}/other#/explore`, null],
    ] as const)
      expect(pathOf(href), href).to.equal(path)
  })
})
