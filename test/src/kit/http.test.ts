import { expect } from '@open-wc/testing'
import { ApiError, type Authority, createHttp, type Http, httpFor, isApiError } from '../../../src/kit/http'

const host = 'https://api.example'

type Reply = (request: Request) => Response | Promise<Response>

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } })
const envelope = (data: unknown) => json({ code: 200, message: 'ok', data })

const { setTimeout } = window

/** Milliseconds of every timer that was started; the tests run them without delay. */
let waits: number[] = []

/** A network that answers with these replies, the last one repeatedly; `requests` are those it received. */
const network = (...replies: Reply[]) => {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    const reply = replies[Math.min(requests.length, replies.length) - 1] as Reply
    return reply(request)
  }
  const http = createHttp({ apiHost: host, brandId: '7' }, { fetch, random: () => 0.5 })
  return { http, fetch, requests }
}

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  try {
    await work
  } catch (error) {
    if (isApiError(error)) return error
    throw error
  }
  throw new Error('it resolved')
}

const never: Reply = (request) =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
const down: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
const brokenOff: Reply = () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }))
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  () =>
    new Response('<h1>Oops</h1>', { status: code, headers })

/** An authority whose token never expires. */
const withToken = (token: string): Authority => ({ bearer: () => token, renew: async () => true })

describe('http', () => {
  beforeEach(() => {
    waits = []
    const soon = (work: () => void, milliseconds = 0) => {
      waits.push(milliseconds)
      return setTimeout(work)
    }
    Object.assign(window, { setTimeout: soon })
  })
  afterEach(() => {
    Object.assign(window, { setTimeout })
  })

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

  describe('an expired token', () => {
    const expired = () => json({ code: 401, message: 'Expired', data: null }, { status: 401 })

    /** A server that accepts the token `new` only, and an authority that starts with `old`. */
    const withAuthority = (renewal: () => Promise<string | null> = async () => 'new') => {
      const net = network((request) =>
        request.headers.get('authorization') === 'Bearer new' || !request.headers.has('authorization')
          ? envelope('yes')
          : expired(),
      )
      let token: string | null = 'old'
      let renewals = 0
      let running: Promise<boolean> | null = null
      const renew = () => {
        running ??= renewal().then((next) => {
          renewals += 1
          token = next
          running = null
          return next !== null
        })
        return running
      }
      net.http.setAuthority({ bearer: () => token, renew })
      const bearers = () => net.requests.map((request) => request.headers.get('authorization'))
      return { ...net, bearers, renewals: () => renewals }
    }

    for (const method of ['GET', 'POST'] as const)
      it(`is renewed, and the ${method} is sent again once [D11]`, async () => {
        const { http, bearers, requests } = withAuthority()
        const answer = method === 'GET' ? http.get('/x') : http.send('POST', '/x', { body: { a: 1 } })
        expect((await answer).data).to.equal('yes')
        expect(bearers()).to.deep.equal(['Bearer old', 'Bearer new'])
        if (method === 'POST') expect(await requests[1]?.text()).to.equal('{"a":1}')
      })

    it('is renewed once for twenty calls at the same time [D11]', async () => {
      const { http, renewals, requests } = withAuthority()
      const answers = await Promise.all(Array.from({ length: 20 }, () => http.get('/x')))
      expect(answers.map(({ data }) => data)).to.deep.equal(Array(20).fill('yes'))
      expect(renewals()).to.equal(1)
      expect(requests).to.have.length(40)
    })

    it('is not renewed again for a call that is refused after the renewal [D11]', async () => {
      let answerLater = (_: Response) => {}
      const late = new Promise<Response>((resolve) => {
        answerLater = resolve
      })
      const { http, requests } = network(
        () => late,
        expired,
        () => envelope('yes'),
      )
      let token = 'old'
      let renewals = 0
      const renew = async () => {
        renewals += 1
        token = 'new'
        return true
      }
      http.setAuthority({ bearer: () => token, renew })
      const first = http.get('/x')
      await http.get('/x')
      answerLater(expired())
      expect((await first).data).to.equal('yes')
      expect(renewals).to.equal(1)
      expect(requests).to.have.length(4)
    })

    it('is renewed once per call: a second refusal is the answer [D11]', async () => {
      const { http, requests } = network(expired)
      http.setAuthority(withToken('any'))
      expect((await failure(http.get('/x'))).code).to.equal(401)
      expect(requests).to.have.length(2)
    })

    it('that cannot be renewed allows a GET without a token and refuses an action', async () => {
      const { http, bearers } = withAuthority(async () => null)
      expect((await http.get('/x')).data).to.equal('yes')
      expect(bearers()).to.deep.equal(['Bearer old', null])
      const { http: writing, requests } = withAuthority(async () => null)
      expect((await failure(writing.send('POST', '/x'))).code).to.equal(401)
      expect(requests).to.have.length(1)
    })

    it('is not replaced by the token of another viewer for an action', async () => {
      const { http, requests } = withAuthority()
      let [token, viewer] = ['old', 'mira']
      const renew = async () => {
        ;[token, viewer] = ['new', 'jun']
        return true
      }
      http.setAuthority({ bearer: () => token, viewer: () => viewer, renew })
      expect((await failure(http.send('DELETE', '/x'))).code).to.equal(401)
      expect(requests).to.have.length(1)
      ;[token, viewer] = ['old', 'mira']
      expect((await http.get('/x')).data).to.equal('yes')
    })

    it('that cannot be renewed now rejects with the reason', async () => {
      const { http } = withAuthority(() => Promise.reject(new ApiError('timeout')))
      expect((await failure(http.send('POST', '/x'))).kind).to.equal('timeout')
    })

    it('is not renewed for other refusals, for a call without a token, or for a call with its own token', async () => {
      const other = network(() => json({ code: 5310, message: '', data: null }, { status: 401 }))
      let renewals = 0
      const renew = async () => {
        renewals += 1
        return true
      }
      other.http.setAuthority({ bearer: () => 'old', renew })
      expect((await failure(other.http.send('POST', '/x'))).code).to.equal(5310)
      const { http, bearers } = withAuthority()
      expect((await failure(http.get('/x', { bearer: 'mine', headers: { 'x-more': '1' } }))).code).to.equal(401)
      expect(bearers()).to.deep.equal(['Bearer mine'])
      const nobody = network(expired)
      nobody.http.setAuthority({ bearer: () => null, renew })
      expect((await failure(nobody.http.get('/x'))).code).to.equal(401)
      expect(renewals).to.equal(0)
    })
  })

  describe('errors', () => {
    it('of an envelope have code, message and data', async () => {
      const { http } = network(() => json({ code: 5263, message: 'No', data: { retryTime: 60 } }))
      const error = await failure(http.send('POST', '/x'))
      expect(error).to.include({ kind: 'http', status: 200, code: 5263, serverMessage: 'No' })
      expect(error.data).to.deep.equal({ retryTime: 60 })
    })

    it('of an answer without an envelope have the status', async () => {
      const { http } = network(status(502))
      const error = await failure(http.get('/x'))
      expect(error).to.include({ kind: 'http', status: 502 })
      expect(error.code).to.equal(undefined)
    })

    for (const [what, body] of [
      ['broken JSON', '{"code":200,'],
      ['HTML', '<!doctype html>'],
      ['nothing', ''],
      ['a list', '[]'],
      ['null', 'null'],
      ['an object without a code', '{"data":1}'],
      ['a code that is no number', '{"code":"200","data":1}'],
    ])
      it(`are malformed for ${what} with status 200, and are not retried`, async () => {
        const { http, requests } = network(() => new Response(body))
        expect(await failure(http.get('/x'))).to.include({ kind: 'malformed', status: 200 })
        expect(requests).to.have.length(1)
      })

    it('are malformed when only a polluted prototype has a code', async () => {
      Object.defineProperty(Object.prototype, 'code', { value: 200, configurable: true })
      try {
        expect((await failure(network(() => new Response('{"data":1}')).http.get('/x'))).kind).to.equal('malformed')
      } finally {
        Reflect.deleteProperty(Object.prototype, 'code')
      }
    })

    it('follow from a failing HTTP status even when the envelope says 200', async () => {
      const { http } = network(() => json({ code: 200, message: 'ok', data: 1 }, { status: 403 }))
      expect(await failure(http.get('/x'))).to.include({ kind: 'http', status: 403, code: 200 })
    })

    it('are timeout when no answer arrives in time', async () => {
      const { http, requests } = network(never)
      expect((await failure(http.get('/x', { timeout: 10 }))).kind).to.equal('timeout')
      expect(requests).to.have.length(1)
      expect(requests[0]?.signal.aborted).to.equal(true)
    })

    it('are timeout when the body does not end in time', async () => {
      const { http } = network(
        () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) })),
      )
      expect((await failure(http.get('/x', { timeout: 10 }))).kind).to.equal('timeout')
    })

    it('are timeout even when the page’s own fetch ignores signals', async () => {
      const fetch = () => new Promise<Response>(() => {})
      const http = createHttp({ apiHost: host }, { fetch })
      expect((await failure(http.get('/x', { timeout: 10 }))).kind).to.equal('timeout')
    })

    it('are network when the page’s own fetch throws or returns no response', async () => {
      for (const fetch of [
        () => undefined,
        () => ({}),
        () => {
          throw new Error('blocked')
        },
      ]) {
        const http = createHttp({ apiHost: host }, { fetch: fetch as never })
        expect((await failure(http.send('POST', '/x'))).kind).to.equal('network')
      }
    })

    it('are aborted when the caller aborts before, during and between tries', async () => {
      const before = network(() => envelope(null))
      expect((await failure(before.http.get('/x', { signal: AbortSignal.abort() }))).kind).to.equal('aborted')
      expect(before.requests).to.have.length(0)

      const during = new AbortController()
      const { http, requests } = network((request) => {
        queueMicrotask(() => during.abort())
        return never(request)
      })
      expect((await failure(http.get('/x', { signal: during.signal }))).kind).to.equal('aborted')
      expect(requests).to.have.length(1)

      const between = new AbortController()
      const slow = network((request) => {
        setTimeout(() => between.abort())
        return status(503)(request)
      })
      // The real wait between tries, a long one.
      Object.assign(window, { setTimeout })
      const slowRetry = createHttp({ apiHost: host }, { fetch: slow.fetch, random: () => 1e6 })
      expect((await failure(slowRetry.get('/x', { signal: between.signal }))).kind).to.equal('aborted')
      expect(slow.requests).to.have.length(1)
    })

    it('are aborted without another try', async () => {
      const control = new AbortController()
      const { http, requests } = network((request) => {
        control.abort('enough')
        return status(503)(request)
      })
      expect((await failure(http.get('/x', { signal: control.signal }))).kind).to.equal('aborted')
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(requests).to.have.length(1)
    })

    it('leave no listener on the caller’s signal', async () => {
      const { signal } = new AbortController()
      let listeners = 0
      const { addEventListener, removeEventListener } = signal
      signal.addEventListener = (...args: unknown[]) => {
        listeners += 1
        addEventListener.apply(signal, args as never)
      }
      signal.removeEventListener = (...args: unknown[]) => {
        listeners -= 1
        removeEventListener.apply(signal, args as never)
      }
      const { http } = network(status(503), () => envelope(null))
      await http.get('/x', { signal })
      expect(listeners).to.equal(0)
    })
  })

  describe('retries', () => {
    for (const [what, reply] of [
      ['the network fails', down],
      ['the server fails', status(500)],
      ['the gateway fails', status(504)],
      ['there are too many requests', status(429)],
      ['the connection breaks off in the middle of an answer', brokenOff],
    ] as const)
      it(`repeat a GET twice when ${what}, after a growing delay`, async () => {
        const { http, requests } = network(reply)
        await failure(http.get('/x'))
        expect(requests).to.have.length(3)
        expect(waits).to.deep.equal([300, 600])
      })

    it('end with the first answer', async () => {
      const { http, requests } = network(down, status(503), () => envelope('there'))
      expect((await http.get('/x')).data).to.equal('there')
      expect(requests).to.have.length(3)
    })

    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'] as const)
      it(`never repeat a ${method}, which the server may have done`, async () => {
        for (const reply of [down, status(500), status(503), status(429)]) {
          const { http, requests } = network(reply)
          await failure(http.send(method, '/x', { body: {} }))
          expect(requests).to.have.length(1)
        }
      })

    it('do not repeat what the server has refused', async () => {
      for (const reply of [
        status(400),
        status(401),
        status(404),
        () => json({ code: 5262, message: '', data: null }),
      ]) {
        const { http, requests } = network(reply)
        await failure(http.get('/x'))
        expect(requests).to.have.length(1)
      }
    })

    it('wait for the seconds of Retry-After', async () => {
      for (const [after, ms] of [
        ['2', 2000],
        ['"2"', 2000],
        ['1.5', 1500],
      ] as const) {
        const { http } = network(status(429, { 'retry-after': after }), () => envelope(null))
        await http.get('/x')
        expect(waits.splice(0), after).to.deep.equal([ms])
      }
    })

    it('wait until the date of Retry-After', async () => {
      const date = new Date(Date.now() + 3000).toUTCString()
      const { http } = network(status(503, { 'retry-after': date }), () => envelope(null))
      await http.get('/x')
      expect(waits[0]).to.be.within(1000, 3000)
    })

    it('do not happen when Retry-After is longer than a viewer waits', async () => {
      const { http, requests } = network(status(429, { 'retry-after': '120' }))
      const error = await failure(http.get('/x'))
      expect(requests).to.have.length(1)
      expect(error.retryAfter).to.equal(120)
    })

    it('wait for the usual delay when Retry-After is invalid', async () => {
      const { http } = network(status(503, { 'retry-after': 'soon' }), () => envelope(null))
      await http.get('/x')
      expect(waits).to.deep.equal([300])
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
