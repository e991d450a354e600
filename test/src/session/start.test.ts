import { expect } from '@open-wc/testing'
import { answerWith, apiCalls, ok, resetApi } from '../../support/fakeApi'
import { clearPage, place, recordEvents } from '../../support/page'
import { account, callsTo, entering, listen, refusing, signedInWith } from '../../support/sessionAnswers'
import { waitUntil } from '../../support/waitUntil'

const loginPath = '/api/v4/auth/signinup'
const brand = { brand_id: '1', name: 'Lumen', social_login: { brand: true, brand_sso_id: 'lumen-id' } }

describe('a page’s own token', () => {
  let session: typeof import('../../../src/session/session.actions')
  let sessionStore: typeof import('../../../src/session/session.store').sessionStore
  let events: ReturnType<typeof listen>
  let count = 0

  before(async () => {
    session = await import('../../../src/session/session.actions')
    ;({ sessionStore } = await import('../../../src/session/session.store'))
    await import('../../../elements/geuin-auth')
  })
  beforeEach(() => {
    count += 1
    events = listen()
    serving(() => entering('a1', 'r1'))
  })
  afterEach(() => {
    events.off()
    clearPage()
    resetApi()
    localStorage.clear()
    sessionStorage.clear()
  })

  const serving = (login: () => Response | Promise<Response>) =>
    answerWith(({ path }) => (path === '/api/v3/brand' ? ok(brand) : path === loginPath ? login() : ok(null)))
  const site = () => ({ apiHost: location.origin, brandId: `sso-${count}`, storageMode: 'local' as const })
  const element = (token: string) => place('geuin-auth', { 'brand-id': `sso-${count}`, 'sso-token': token })
  const signedIn = (it: Element) => waitUntil(() => session.sessionOf(it).status === 'signed-in', 'not signed in')
  const logins = () => callsTo(loginPath).length

  it('signs in without the modal, once for all elements that have it [D12]', async () => {
    const first = element('page-token')
    const second = element('page-token')
    await signedIn(first)
    expect(session.sessionOf(second).status).to.equal('signed-in')
    expect(logins()).to.equal(1)
    expect(events.events.map(([type, , on]) => [type, on])).to.deep.equal([
      ['geuin:login', first],
      ['geuin:user-change', first],
    ])
    expect(document.querySelector('dialog')).to.equal(null)
    expect(JSON.stringify(sessionStorage)).not.to.contain('page-token')
  })

  it('can be set later, and another one signs in its own viewer [D12]', async () => {
    const it = place('geuin-auth', { 'brand-id': `sso-${count}` })
    expect(logins()).to.equal(0)
    it.ssoToken = 'first'
    await signedIn(it)
    serving(() => entering('a2', 'r2', { ...account, user_id: '4' }))
    it.ssoToken = 'second'
    await waitUntil(() => events.events.length === 4)
    const now = session.sessionOf(it)
    expect(now.status === 'signed-in' && now.user.id).to.equal('4')
  })

  it('does not sign a viewer in again who signed out [D12]', async () => {
    const it = element('page-token')
    await signedIn(it)
    await session.signOut(it)
    it.setAttribute('locale', 'de')
    element('page-token')
    expect(session.sessionOf(it).status).to.equal('signed-out')
    expect(logins()).to.equal(1)
  })

  it('works again when the session has expired [D12, D11]', async () => {
    const it = element('page-token')
    await signedIn(it)
    const { httpFor } = await import('../../../src/kit/http')
    answerWith(({ path }) => (path === '/api/x' ? refusing(401, 401) : refusing(5310, 401)))
    await httpFor(site())
      .send('POST', '/api/x')
      .catch(() => null)
    expect(session.sessionOf(it).status).to.equal('signed-out')
    serving(() => entering('a2', 'r2'))
    const again = element('page-token')
    await signedIn(again)
    expect(logins()).to.be.greaterThan(1)
  })

  it('that the server refuses is an error for the page’s author, without the token [D12, N03]', async () => {
    serving(() => refusing(5320, 422))
    const errors = recordEvents('geuin:error')
    const it = element('page-token')
    await waitUntil(() => errors.events.length === 1)
    errors.off()
    expect(errors.events[0]?.detail).to.include({ code: 'api', setting: 'sso-token' })
    expect(JSON.stringify(errors.events[0]?.detail)).not.to.contain('page-token')
    expect(session.sessionOf(it).status).to.equal('signed-out')
  })

  it('is not needed to send a stored session with an element’s first call [A07]', async () => {
    const { user, tokens } = signedInWith(1)
    localStorage.setItem(`geuinSession ${location.origin} sso-${count}`, JSON.stringify({ user, tokens }))
    place('geuin-auth', { 'brand-id': `sso-${count}` })
    await waitUntil(() => apiCalls.some(({ path }) => path === '/api/v3/brand' || path.includes('brand')))
    expect(apiCalls.map(({ headers }) => headers.get('authorization'))).to.deep.equal(
      apiCalls.map(() => 'Bearer access-1'),
    )
    expect(sessionStore(site()).get()).to.deep.equal({ status: 'signed-in', user })
  })
})
