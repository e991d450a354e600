import { expect } from '@open-wc/testing'
import { ApiError } from '../../../src/kit/http'
import { envelope, failure, json, network, withoutDelays, withToken } from '../../support/network'

describe('http', () => {
  withoutDelays()

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
})
