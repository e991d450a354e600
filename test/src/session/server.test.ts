import { expect } from '@open-wc/testing'
import { apiCalls, resetApi } from '../../support/fakeApi'
import { codeFor } from '../../support/mailbox'
import { clearPage, place } from '../../support/page'
import { callsTo, listen, refreshPath, storedSession } from '../../support/sessionAnswers'
import { waitUntil } from '../../support/waitUntil'

/** With the reference server itself: its mails, its codes, its tokens. */
describe('a sign-in by mail', () => {
  let session: typeof import('../../../src/session/code.actions') &
    typeof import('../../../src/session/session.actions')
  let sessionStore: typeof import('../../../src/session/session.store').sessionStore
  let httpFor: typeof import('../../../src/kit/http').httpFor
  let events: ReturnType<typeof listen>
  let count = 0
  let element: HTMLElement
  const settings = { apiHost: location.origin, brandId: '1', storageMode: 'local' } as const

  before(async () => {
    session = {
      ...(await import('../../../src/session/code.actions')),
      ...(await import('../../../src/session/session.actions')),
    }
    ;({ sessionStore } = await import('../../../src/session/session.store'))
    ;({ httpFor } = await import('../../../src/kit/http'))
    await import('../../../elements/geuin-auth')
  })
  beforeEach(() => {
    count += 1
    element = place('geuin-auth')
    events = listen()
  })
  afterEach(async () => {
    await session.signOut(element)
    events.off()
    clearPage()
    resetApi()
    localStorage.clear()
  })

  const send = async (email: string) => {
    const sent = await session.sendCode(element, { email })
    return sent.status === 'sent' ? sent.session : expect.fail(sent.code)
  }
  const signIn = async () => {
    const email = `viewer-${count}@example.com`
    const code = await send(email)
    const result = await session.consumeCode(element, { email }, { ...code, digits: await codeFor(email) })
    return result.status === 'verified' ? result.user : expect.fail(result.code)
  }
  const tokens = () => storedSession('1')?.tokens ?? expect.fail('signed out')
  /** As if a quarter of an hour had gone. */
  const loseAccess = () => {
    const now = storedSession('1') ?? expect.fail('signed out')
    sessionStore(settings).enter({ ...now, tokens: { ...now.tokens, access: 'too.old.x' } })
  }

  it('sends a code, accepts it once, and answers the viewer [F03, F04, D11]', async () => {
    const email = `viewer-${count}@example.com`
    const code = await send(email)
    expect(code.retryTime).to.equal(30)
    const digits = await codeFor(email)
    const wrong = digits === '000000' ? '000001' : '000000'
    const refused = await session.consumeCode(element, { email }, { ...code, digits: wrong })
    expect(refused).to.include({ status: 'failed', code: 'wrong', triesLeft: 4 })
    const verified = await session.consumeCode(element, { email }, { ...code, digits })
    expect(verified.status).to.equal('verified')
    expect(verified.status === 'verified' && verified.user).to.include({
      email,
      usernameSet: false,
      hasTopics: false,
      brandGuidelines: false,
      ksCbRequestStatus: 'pending',
      brandId: '1',
      brandSlug: 'lumen',
    })
    expect(events.events.map(([type]) => type)).to.deep.equal(['geuin:login', 'geuin:user-change'])
    expect(await session.consumeCode(element, { email }, { ...code, digits })).to.include({ code: 'expired' })
  })

  it('accepts a sealed address and device as well [D10]', async () => {
    element.setAttribute('cipher-key', 'geuin-demo-cipher-key-32-bytes!!')
    element.setAttribute('cipher-iv', 'geuin-demo-iv-16')
    expect((await signIn()).email).to.equal(`viewer-${count}@example.com`)
  })

  it('asks to wait before a second code [G03]', async () => {
    const email = `viewer-${count}@example.com`
    await send(email)
    const second = await session.sendCode(element, { email })
    expect(second).to.include({ status: 'failed', code: 'wait' })
    expect(second.status === 'failed' && second.code === 'wait' && second.retryTime).to.be.within(1, 30)
  })

  it('lasts beyond its access token: twenty calls, one refresh [D11]', async () => {
    await signIn()
    const before = tokens()
    loseAccess()
    resetApi()
    const http = httpFor(settings)
    const answers = await Promise.all(Array.from({ length: 20 }, () => http.get('/api/v3/users/me')))
    expect(answers).to.have.length(20)
    expect(callsTo(refreshPath)).to.have.length(1)
    expect(tokens().refresh).not.to.equal(before.refresh)
    expect(events.events).to.have.length(2)
  })

  it('ends on the server too when the viewer signs out [D13]', async () => {
    await signIn()
    const { refresh } = tokens()
    await session.signOut(element)
    const answer = await fetch(refreshPath, { method: 'POST', headers: { 'gn-refresh-token': refresh } })
    expect(answer.status).to.equal(401)
    expect(apiCalls.at(-1)?.path).to.equal(refreshPath)
  })

  it('that another device has ended is over as soon as the page is seen again [D11] [D13]', async () => {
    await signIn()
    const { access } = tokens()
    await fetch('/api/v4/auth/signout', { method: 'POST', headers: { authorization: `Bearer ${access}` } })
    events.events.length = 0
    resetApi()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitUntil(() => session.sessionOf(element).status === 'signed-out', 'the end')
    expect(events.events.map(([type, detail]) => [type, detail])).to.deep.equal([
      ['geuin:logout', { reason: 'expired' }],
      ['geuin:user-change', { user: null }],
    ])
    expect(callsTo('/api/v3/users/me')).to.have.length(2)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(callsTo('/api/v3/users/me'), 'a visitor has nothing to ask').to.have.length(2)
  })

  it('ends with the refresh that the server refuses, once [D11]', async () => {
    await signIn()
    const { access } = tokens()
    await fetch('/api/v4/auth/signout', { method: 'POST', headers: { authorization: `Bearer ${access}` } })
    events.events.length = 0
    const http = httpFor(settings)
    await Promise.allSettled([http.get('/api/v3/users/me'), http.get('/api/v3/users/me')])
    expect(session.sessionOf(element)).to.deep.equal({ status: 'signed-out' })
    expect(events.events.map(([type, detail]) => [type, detail])).to.deep.equal([
      ['geuin:logout', { reason: 'expired' }],
      ['geuin:user-change', { user: null }],
    ])
  })
})
