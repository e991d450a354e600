import { expect } from '@open-wc/testing'
import { brokenOff, down, envelope, failure, json, network, status, waits, withoutDelays } from '../../support/network'

describe('http', () => {
  withoutDelays()

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

    it('repeat a POST that may be done again, each time with the key that it had [F20] [L06]', async () => {
      const { http, requests } = network(
        down,
        status(503),
        () => envelope('there'),
        () => envelope('another'),
      )
      expect((await http.send('POST', '/x', { body: {}, retry: true })).data).to.equal('there')
      await http.send('POST', '/x', { body: {} })
      const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
      expect(keys).to.have.length(4)
      expect(new Set(keys.slice(0, 3)).size).to.equal(1)
      expect(keys[3])
        .to.match(/^[\d-]{8,64}$/)
        .and.not.equal(keys[0])
    })

    for (const method of ['PATCH', 'PUT', 'DELETE', 'GET'] as const)
      it(`need no key for a ${method}`, async () => {
        const { http, requests } = network(() => envelope(null))
        await (method === 'GET' ? http.get('/x') : http.send(method, '/x'))
        expect(requests[0]?.headers.has('idempotency-key')).to.equal(false)
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

    for (const [after, ms] of [
      ['2', 2000],
      ['"2"', 2000],
      ['1.5', 1500],
    ] as const)
      it(`wait for the seconds of a Retry-After of ${after}`, async () => {
        const { http } = network(status(429, { 'retry-after': after }), () => envelope(null))
        await http.get('/x')
        expect(waits).to.deep.equal([ms])
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
})
