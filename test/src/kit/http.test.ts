import { expect } from '@open-wc/testing'
import { createHttp, type Http, httpFor, isApiError } from '../../../src/kit/http'
import { envelope, failure, host, json, network, withoutDelays, withToken } from '../../support/network'

describe('http', () => {
  withoutDelays()

  it('returns data and headers of an envelope', async () => {
    const { http, requests } = network(() =>
      json({ code: 200, message: '', data: { a: 1 } }, { headers: { 'gn-access-token': 'abc' } }),
    )
    const { data, headers } = await http.get('/api/v3/brand', { query: { brand_id: 7, tag: ['a', 'b&c'], none: null } })
    expect(data).to.deep.equal({ a: 1 })
    expect(headers.get('gn-access-token')).to.equal('abc')
    expect(requests[0]?.url).to.equal(`${host}/api/v3/brand?brand_id=7&tag=a&tag=b%26c`)
    expect(requests[0]?.method).to.equal('GET')
  })

  it('accepts an envelope without data', async () => {
    const { http } = network(() => json({ code: 200, message: 'ok' }))
    expect((await http.get('/x')).data).to.equal(undefined)
  })

  it('returns a file unchanged, and the envelope of a failure as an error [F17]', async () => {
    const bytes = new Uint8Array([0x89, 0, 0xff, 0x0a])
    const { http, requests } = network(
      () => new Response(bytes, { headers: { 'content-type': 'image/png' } }),
      () => json({ code: 5340, message: 'No', data: null }, { status: 422 }),
    )
    const file = await http.getFile('/api/v3/fetch-image', { query: { url: 'https://a.example/b?c=d&e' } })
    expect(new Uint8Array(await file.arrayBuffer())).to.deep.equal(bytes)
    expect(file.type).to.equal('image/png')
    expect(requests[0]?.url).to.equal(`${host}/api/v3/fetch-image?url=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd%26e`)
    const error = await failure(http.getFile('/api/v3/fetch-image'))
    expect(error).to.include({ kind: 'http', status: 422, code: 5340, serverMessage: 'No' })
  })

  it('sends a body as JSON even when an old library has added toJSON to arrays', async () => {
    const prototype = Array.prototype as { toJSON?: unknown }
    Object.defineProperty(prototype, 'toJSON', { value: () => 'broken', configurable: true })
    try {
      const { http, requests } = network(() => envelope(null))
      await http.send('POST', '/api/v3/users/topics', { body: { topicIds: ['1', '2'], nested: { list: [[]] } } })
      expect(await requests[0]?.text()).to.equal('{"topicIds":["1","2"],"nested":{"list":[[]]}}')
      expect(requests[0]?.headers.get('content-type')).to.equal('application/json')
    } finally {
      delete prototype.toJSON
    }
  })

  it('sends no body when there is none', async () => {
    const { http, requests } = network(() => envelope(null))
    await http.send('DELETE', '/api/v3/users/delete')
    expect(requests[0]?.method).to.equal('DELETE')
    expect(await requests[0]?.text()).to.equal('')
  })

  describe('headers', () => {
    const sent = async (http: Http, requests: Request[]) => {
      await http.get('/x')
      const last = requests.at(-1)
      return [last?.headers.get('authorization'), last?.headers.get('x-brand-id')]
    }

    it('contain the bearer and the brand while they are known; each can be set and cleared [A07]', async () => {
      const { http, fetch, requests } = network(() => envelope(null))
      expect(await sent(http, requests)).to.deep.equal([null, '7'])
      http.setAuthority(withToken('token'))
      expect(await sent(http, requests)).to.deep.equal(['Bearer token', '7'])
      http.setAuthority(null)
      expect(await sent(http, requests)).to.deep.equal([null, '7'])
      const withoutBrand = createHttp({ apiHost: host }, { fetch })
      expect(await sent(withoutBrand, requests)).to.deep.equal([null, null])
      withoutBrand.setAuthority(withToken('token'))
      expect(await sent(withoutBrand, requests)).to.deep.equal(['Bearer token', null])
    })

    it('are those of each try, not of the first [A07]', async () => {
      const { http, requests } = network(
        () => {
          http.setAuthority(withToken('new'))
          return new Response('', { status: 503 })
        },
        () => envelope(null),
      )
      await http.get('/x')
      expect(requests.map((request) => request.headers.get('authorization'))).to.deep.equal([null, 'Bearer new'])
    })

    it('never leave for another host [A07]', async () => {
      const { http, requests } = network(() => envelope(null))
      http.setAuthority(withToken('token'))
      for (const path of ['https://evil.example/x', '//evil.example/x', '/\\evil.example/x', 'x', '']) {
        let refused: unknown
        await http.get(path).catch((error) => {
          refused = error
        })
        expect(refused, path).to.be.instanceOf(TypeError)
      }
      expect(requests).to.have.length(0)
    })
  })

  describe('httpFor', () => {
    it('returns one client per site, so that a sign-in anywhere applies everywhere', () => {
      const one = httpFor({ apiHost: host, brandId: '1' })
      expect(httpFor({ apiHost: host, brandId: '1' })).to.equal(one)
      expect(httpFor({ apiHost: host, brandId: '2' })).not.to.equal(one)
      expect(httpFor({ apiHost: 'https://other.example', brandId: '1' })).not.to.equal(one)
    })

    it('reaches a real server', async () => {
      const http = httpFor({ apiHost: location.origin })
      expect((await failure(http.send('POST', '/no/such/call'))).kind).to.equal('http')
    })

    it('calls the fetch that the page had at load', async () => {
      const { fetch } = window
      window.fetch = () => Promise.reject(new Error('replaced'))
      try {
        const http = createHttp({ apiHost: location.origin })
        expect((await failure(http.send('POST', '/no/such/call'))).kind).to.equal('http')
      } finally {
        window.fetch = fetch
      }
    })
  })

  it('recognises the error of another copy of the script', () => {
    const foreign = Object.assign(new Error('x'), { name: 'GeuinApiError' })
    expect(isApiError(foreign)).to.equal(true)
    expect(isApiError(new Error('x'))).to.equal(false)
    expect(isApiError(null)).to.equal(false)
  })
})
