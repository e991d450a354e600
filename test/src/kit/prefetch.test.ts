import { expect } from '@open-wc/testing'
import { escapeHtml } from '../../../src/fallback/markup'
import { linksOf } from '../../../src/fallback/preloadLinks'
import { type FeedProps, feedRequest, feedSource } from '../../../src/feed/feed.source'
import { feedPathToPrefetch } from '../../../src/feed/prefetch'
import { createHttp, type Http, isApiError } from '../../../src/kit/http'
import { appendQuery } from '../../../src/kit/queryString'
import { pageObject } from '../../../src/kit/shared'

const host = 'https://api.example'
const path = '/goservices/feed/home'
const answerOf = (data: unknown) => new Response(JSON.stringify({ code: 200, message: 'ok', data }))

/** Stores an answer as the loader does. */
const store = (answer: Promise<Response | 0>, brandId = '7') => {
  pageObject()[`${host}${path}?limit=20${brandId}`] = answer
}

describe('a prefetched answer', () => {
  let requests: string[] = []
  let http: Http

  beforeEach(() => {
    requests = []
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      requests.push(new Request(input, init).url)
      return answerOf('late')
    }
    http = createHttp({ apiHost: host, brandId: '7' }, { fetch, random: () => 0 })
  })
  afterEach(() => {
    for (const brandId of ['7', '8']) delete pageObject()[`${host}${path}?limit=20${brandId}`]
  })
  const get = async (query = { limit: 20 }) => (await http.get(path, { query })).data

  it('is used once, by the call of its address', async () => {
    store(Promise.resolve(answerOf('early')))
    expect(await get()).to.equal('early')
    expect(requests).to.eql([])
    expect(await get()).to.equal('late')
  })

  it('is not used by a call of another address', async () => {
    store(Promise.resolve(answerOf('early')))
    expect(await get({ limit: 5 })).to.equal('late')
    expect(await get()).to.equal('early')
  })

  it('is not used for another brand', async () => {
    store(Promise.resolve(answerOf('early')), '8')
    expect(await get()).to.equal('late')
  })

  it('is not used for a signed-in viewer', async () => {
    store(Promise.resolve(answerOf('early')))
    http.setAuthority({ bearer: () => 'token', renew: async () => false })
    expect(await get()).to.equal('late')
  })

  it('is requested again when it failed', async () => {
    store(Promise.resolve(0))
    expect(await get()).to.equal('late')
    expect(requests.length).to.equal(1)
  })

  it('is requested again when its body breaks off', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('lost')) })
    store(Promise.resolve(new Response(broken)))
    expect(await get()).to.equal('late')
    expect(requests.length).to.equal(1)
  })

  it('is left to the element where the source is no word of ours', () => {
    for (const source of ['(((\\S+)+)+)+!', '.', '['])
      expect(() => pathOf(elementOf({ source })), source).to.throw(TypeError)
  })

  it('rejects when it is a refusal', async () => {
    store(Promise.resolve(new Response(JSON.stringify({ code: 404, message: 'No' }), { status: 404 })))
    const error = await get().catch((reason: unknown) => reason)
    expect(isApiError(error) && error.code).to.equal(404)
  })

  const elementOf = (attributes: Record<string, string>) => {
    const element = document.createElement('geuin-feed')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element
  }
  const pathOf = (element: Element) => feedPathToPrefetch(element, (name) => element.getAttribute(name))

  for (const [attributes, props] of [
    [{}, {}],
    [{ source: 'home' }, { source: 'home' }],
    [{ source: '', start: 'rain glass&' }, { start: 'rain glass&' }],
    [{ source: 'latest', layout: 'carousel' }, { source: 'latest' }],
    [
      { source: 'popular', layout: 'grid', start: 'rain-glass' },
      { source: 'popular', start: 'rain-glass' },
    ],
    [
      { source: 'community', slug: 'night skies' },
      { source: 'community', slug: 'night skies' },
    ],
    [
      { source: 'loop', slug: 'lamp-lab', start: 'lava' },
      { source: 'loop', slug: 'lamp-lab', start: 'lava' },
    ],
    [
      { source: 'video', slug: 'lava' },
      { source: 'video', slug: 'lava' },
    ],
    [
      { source: 'placement', 'placement-id': 'front/1' },
      { source: 'placement', placementId: 'front/1' },
    ],
  ] as [Record<string, string>, FeedProps][])
    it(`has the address of the first page of a feed with ${JSON.stringify(attributes)}`, () => {
      const source = feedSource(props)
      if (source.kind === 'items' || source.kind === 'incomplete') throw new Error(source.kind)
      const { path, query } = feedRequest(source, props.start)
      const address = appendQuery(path, query)
      expect(pathOf(elementOf(attributes))).to.equal(address)
      const links = linksOf('geuin-feed', 'view', props, { src: '/geuin.js', apiHost: `${host}/`, brandId: 7 })
      expect(links).to.include(` href="${escapeHtml(`${host}${address}&brand_id=7`)}">`)
    })

  it('is not asked for where the page gives the videos itself', () => {
    const withScript = elementOf({})
    withScript.append(document.createElement('script'))
    const own = [elementOf({ items: '[]' }), Object.assign(elementOf({}), { items: [] }), withScript]
    expect(own.map(pathOf)).to.eql([false, false, false])
  })

  it('is not asked for where the call is another one than those that the loader knows', () => {
    const others = [{ 'embed-id': 'e1' }, { source: 'placement', 'placement-id': 'p', section: 's' }].map(elementOf)
    expect(others.map(pathOf)).to.eql([false, false])
    expect(() => pathOf(elementOf({ source: 'profile', slug: 'mira' }))).to.throw(TypeError)
  })
})
