import { expect } from '@open-wc/testing'
import { feedRequest, feedSource } from '../../../src/feed/feed.source'
import { feedPathToPrefetch } from '../../../src/feed/prefetch'
import { createHttp, type Http, isApiError } from '../../../src/kit/http'
import { appendQuery } from '../../../src/kit/queryString'
import { pageObject } from '../../../src/kit/shared'

const host = 'https://api.example'
const path = '/goservices/feed/home'
const answerOf = (data: unknown) => new Response(JSON.stringify({ code: 200, message: 'ok', data }))

/** Stores an answer as the loader does. */
const store = (answer: Promise<Response | 0>, brandId = '7') => {
  pageObject().prefetched = { address: `${host}${path}?limit=20`, brandId, answer }
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
    delete pageObject().prefetched
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

  it('rejects when it is a refusal', async () => {
    store(Promise.resolve(new Response(JSON.stringify({ code: 404, message: 'No' }), { status: 404 })))
    const error = await get().catch((reason: unknown) => reason)
    expect(isApiError(error) && error.code).to.equal(404)
  })

  it('has the address of the feed’s first page', () => {
    const feed = document.createElement('div')
    feed.innerHTML =
      '<geuin-feed></geuin-feed><geuin-feed source="home"></geuin-feed><geuin-feed source="loop"></geuin-feed>'
    const source = feedSource({})
    if (source.kind === 'items' || source.kind === 'incomplete') throw new Error(source.kind)
    const { path, query } = feedRequest(source)
    const home = appendQuery(path, query)
    expect([...feed.children].map(feedPathToPrefetch)).to.eql([home, home, null])
  })
})
