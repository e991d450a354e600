import { expect } from '@open-wc/testing'
import { createHttp } from '../../../src/kit/http'
import { envelope, failure, host, json, network, never, status, withoutDelays } from '../../support/network'

describe('http', () => {
  withoutDelays()

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
})
