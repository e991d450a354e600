import { expect } from '@open-wc/testing'
import type { Http } from '../../../src/kit/http'
import type { SessionStore } from '../../../src/session/session'
import { answerWith, apiCalls, json, later, ok, resetApi } from '../../support/fakeApi'
import {
  callsTo,
  listen,
  refreshPath,
  refusing,
  signedInWith,
  storedSession,
  tokenServer,
} from '../../support/sessionAnswers'

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it resolved'),
    (error) => error,
  )

describe('a session whose access token has run out', () => {
  let count = 0
  let kept: SessionStore
  let http: Http
  let settings: { apiHost: string; brandId: string; storageMode: 'local' }
  let events: ReturnType<typeof listen>

  beforeEach(async () => {
    const { sessionStore } = await import('../../../src/session/session.store')
    const { httpFor } = await import('../../../src/kit/http')
    count += 1
    settings = { apiHost: location.origin, brandId: `renew-${count}`, storageMode: 'local' }
    kept = sessionStore(settings)
    http = httpFor(settings)
    kept.enter(signedInWith(1))
    events = listen()
  })
  afterEach(() => {
    events.off()
    resetApi()
    localStorage.clear()
  })

  it('is refreshed once for twenty calls at the same time, reads and writes [D11]', async () => {
    answerWith(tokenServer(1))
    const calls = Array.from({ length: 20 }, (_, at) => (at % 2 ? http.get('/api/x') : http.send('POST', '/api/x')))
    const answers = await Promise.all(calls)
    expect(answers.map(({ data }) => data)).to.deep.equal(Array(20).fill('yes'))
    expect(callsTo(refreshPath)).to.have.length(1)
    expect(storedSession(settings.brandId)).to.deep.equal(signedInWith(2))
    expect(events.events).to.deep.equal([])
  })

  it('is not refreshed again for a call that was refused before a renewal, and asks after it [D11]', async () => {
    const { renewTokens } = await import('../../../src/session/session.tokens')
    const { tokens } = signedInWith(2)
    const unused = () => expect.fail('changed')
    const holder = { get: () => tokens, reread: () => tokens, replace: unused, drop: unused }
    expect(await renewTokens(settings, holder, 'refresh-1')).to.equal(true)
    expect(callsTo(refreshPath)).to.have.length(0)
  })

  const ranOut = (renewal: () => Response | Promise<Response>) =>
    answerWith(({ path, headers }) => {
      if (path === refreshPath) return renewal()
      return headers.get('authorization') === 'Bearer access-1' ? refusing(401, 401) : ok('yes')
    })

  for (const [what, answer] of [
    ['5310', () => refusing(5310, 401)],
    ['401', () => refusing(401, 401)],
    ['401 of something in between', () => json('Unauthorized', 401)],
  ] as const)
    it(`ends once when the refresh is refused with ${what}, and reports the reason [D11]`, async () => {
      ranOut(answer)
      const results = await Promise.allSettled([http.get('/api/x'), http.send('POST', '/api/x'), http.get('/api/x')])
      expect(callsTo(refreshPath)).to.have.length(1)
      expect(kept.get().status).to.equal('signed-out')
      expect(JSON.stringify(localStorage)).not.to.contain('refresh-1')
      expect(events.events.map(([type, detail]) => [type, detail])).to.deep.equal([
        ['geuin:logout', { reason: 'expired' }],
        ['geuin:user-change', { user: null }],
      ])
      // What anybody may read is still there; what the viewer meant to do is not done.
      expect(results.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled'])
    })

  for (const [what, answer] of [
    ['500', () => json({ code: 500, message: '', data: null }, 500)],
    ['503', () => json('', 503)],
    ['429', () => json('', 429)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer without tokens', () => ok(null)],
  ] as const)
    it(`continues when the refresh gets ${what}: nobody is signed out [D11]`, async () => {
      ranOut(answer)
      const error = await failure(http.send('POST', '/api/x'))
      expect(error.name).to.equal('GeuinApiError')
      expect(error.code).not.to.equal(401)
      expect(storedSession(settings.brandId)).to.deep.equal(signedInWith(1))
      expect(events.events).to.deep.equal([])
      // And the next call tries again.
      answerWith(tokenServer(1))
      expect((await http.send('POST', '/api/x')).data).to.equal('yes')
    })

  it('takes over what another tab has renewed, without a request [D11]', async () => {
    ranOut(() => expect.fail('asked'))
    const key = Object.keys(localStorage).find((it) => it.startsWith('geuinSession '))!
    localStorage.setItem(key, JSON.stringify({ user: signedInWith(9).user, tokens: signedInWith(9).tokens }))
    expect((await http.send('POST', '/api/x')).data).to.equal('yes')
    expect(callsTo(refreshPath)).to.have.length(0)
    expect(storedSession(settings.brandId)).to.deep.equal(signedInWith(9))
  })

  it('is not ended by a refusal that another tab’s renewal was faster than [D11]', async () => {
    ranOut(() => {
      const key = Object.keys(localStorage).find((it) => it.startsWith('geuinSession '))!
      localStorage.setItem(key, JSON.stringify({ user: signedInWith(9).user, tokens: signedInWith(9).tokens }))
      return refusing(5310, 401)
    })
    expect((await http.send('POST', '/api/x')).data).to.equal('yes')
    expect(storedSession(settings.brandId)).to.deep.equal(signedInWith(9))
    expect(events.events).to.deep.equal([])
  })

  it('does not come back when the viewer signs out while it is refreshed [D11]', async () => {
    const { answer, release } = later()
    let begun = () => {}
    const asking = new Promise<void>((resolve) => {
      begun = resolve
    })
    ranOut(() => {
      begun()
      return answer
    })
    const call = failure(http.send('POST', '/api/x'))
    await asking
    const ended = kept.end('viewer')
    const fresh = ok(null)
    fresh.headers.set('gn-access-token', 'access-2')
    fresh.headers.set('gn-refresh-token', 'refresh-2')
    release(fresh)
    await Promise.all([call, ended])
    expect(kept.get().status).to.equal('signed-out')
    expect(JSON.stringify(localStorage)).not.to.contain('refresh-2')
  })

  it('is refreshed where the browser has no locks, or refuses them [D11]', async () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'locks')
    for (const locks of [undefined, { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }]) {
      Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
      try {
        kept.enter(signedInWith(1))
        ranOut(() =>
          tokenServer(1)({
            method: 'POST',
            path: refreshPath,
            headers: new Headers({ 'gn-refresh-token': 'refresh-1' }),
            query: new URLSearchParams(),
            body: () => Promise.resolve(null),
            toServer: () => Promise.reject(new Error('not asked')),
          }),
        )
        expect((await http.get('/api/x')).data).to.equal('yes')
      } finally {
        if (own) Object.defineProperty(navigator, 'locks', own)
        else Reflect.deleteProperty(navigator, 'locks')
      }
    }
    expect(callsTo(refreshPath)).to.have.length(2)
  })

  it('sends the refresh token in its header alone, and no access token with it [D11]', async () => {
    ranOut(() => refusing(5310, 401))
    await http.get('/api/x')
    const [call] = callsTo(refreshPath)
    expect(call?.headers.get('gn-refresh-token')).to.equal('refresh-1')
    expect(call?.headers.get('authorization')).to.equal(null)
    expect(apiCalls.filter(({ headers }) => headers.has('gn-refresh-token'))).to.have.length(1)
    expect(`${call?.query}`).to.equal('')
  })
})
