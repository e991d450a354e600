import { expect } from '@open-wc/testing'
import { feedRequest, feedSource } from '../../../src/feed/feed.source'
import { foreseeFeed } from '../../../src/feed/prefetch'
import { createHttp, type Http, isApiError } from '../../../src/kit/http'
import { appendQuery } from '../../../src/kit/queryString'
import { pageObject } from '../../../src/kit/shared'

const host = 'https://api.example'
const path = '/goservices/feed/home'
const answerOf = (data: unknown) => new Response(JSON.stringify({ code: 200, message: 'ok', data }))

/** As the loader leaves it. */
const leave = (answer: Promise<Response>, brandId = '7') => {
  answer.catch(() => undefined)
  pageObject().early = { address: `${host}${path}?limit=20`, brandId, answer }
}

describe('what is asked for early', () => {
  let asked: string[] = []
  let http: Http

  beforeEach(() => {
    asked = []
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push(new Request(input, init).url)
      return answerOf('late')
    }
    http = createHttp({ apiHost: host, brandId: '7' }, { fetch, random: () => 0 })
  })
  afterEach(() => {
    delete pageObject().early
  })
  const get = async (query = { limit: 20 }) => (await http.get(path, { query })).data

  it('is taken by the call that it was asked for, once', async () => {
    leave(Promise.resolve(answerOf('early')))
    expect(await get()).to.equal('early')
    expect(asked).to.eql([])
    expect(await get()).to.equal('late')
  })

  it('is left alone by other calls', async () => {
    leave(Promise.resolve(answerOf('early')))
    expect(await get({ limit: 5 })).to.equal('late')
    expect(await get()).to.equal('early')
  })

  it('is not for another brand', async () => {
    leave(Promise.resolve(answerOf('early')), '8')
    expect(await get()).to.equal('late')
  })

  it('is not for a viewer who is signed in', async () => {
    leave(Promise.resolve(answerOf('early')))
    http.setAuthority({ bearer: () => 'token', renew: async () => false })
    expect(await get()).to.equal('late')
  })

  it('is asked for again when it failed', async () => {
    leave(Promise.reject(new TypeError('Failed to fetch')))
    expect(await get()).to.equal('late')
    expect(asked.length).to.equal(1)
  })

  it('fails as any answer may', async () => {
    leave(Promise.resolve(new Response(JSON.stringify({ code: 404, message: 'No' }), { status: 404 })))
    const error = await get().catch((reason: unknown) => reason)
    expect(isApiError(error) && error.code).to.equal(404)
  })

  it('is what the feed asks for', () => {
    const feed = document.createElement('div')
    feed.innerHTML = '<geuin-feed></geuin-feed>'
    const source = feedSource({})
    if (source.kind === 'items' || source.kind === 'incomplete') throw new Error(source.kind)
    const { path, query } = feedRequest(source)
    expect(foreseeFeed(feed.firstElementChild as Element)).to.equal(appendQuery(path, query))
  })
})
