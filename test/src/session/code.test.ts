import { expect } from '@open-wc/testing'
import type { Address } from '../../../src/session/code'
import { plainText, toCodeSession } from '../../../src/session/code'
import { type ApiCall, answerWith, apiCalls, json, ok, resetApi } from '../../support/fakeApi'
import { clearPage, place } from '../../support/page'
import { callsTo, entering, known, listen, refusing, signedInWith, user } from '../../support/sessionAnswers'

describe('plainText', () => {
  it('strips HTML and the spaces around [E03]', () => {
    expect(plainText('  mira@example.com ')).to.equal('mira@example.com')
    expect(plainText('<b>mira</b>@example.com<script>alert(1)</script>')).to.equal('mira@example.comalert(1)')
    expect(plainText('mira@example.com<img src=x onerror=alert(1)')).to.equal('mira@example.com')
    expect(plainText('<<b>script>+1 415')).to.equal('script+1 415')
  })
})

describe('toCodeSession', () => {
  it('waits for 30 seconds where the server says nothing [D07]', () => {
    const session = { preAuthSessionId: 'p', deviceId: 'd' }
    expect(toCodeSession(session)).to.deep.equal({ ...session, retryTime: 30 })
    expect(toCodeSession({ ...session, retryTime: 60 })?.retryTime).to.equal(60)
    for (const none of [null, {}, { ...session, deviceId: '' }]) expect(toCodeSession(none)).to.equal(null)
  })
})

describe('codes', () => {
  const cipher = { 'cipher-key': '0123456789abcdef', 'cipher-iv': 'fedcba9876543210' }
  const code = { digits: '123456', preAuthSessionId: 'pre', deviceId: 'dev' }
  const email: Address = { email: ' <i>mira@example.com</i> ' }
  let calls: typeof import('../../../src/session/code.actions') & typeof import('../../../src/session/session.actions')
  let bodies: Record<string, unknown>[] = []
  let element: HTMLElement
  let count = 0
  let events: ReturnType<typeof listen>

  const serverFetch = window.fetch
  before(async () => {
    window.fetch = async (input, init) => {
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body))
      return serverFetch(input, init)
    }
    calls = {
      ...(await import('../../../src/session/code.actions')),
      ...(await import('../../../src/session/session.actions')),
    }
    await import('../../../elements/geuin-auth')
    window.fetch = serverFetch
  })
  beforeEach(() => {
    count += 1
    answerWith(() => ok(null))
    element = place('geuin-auth', { 'brand-id': `code-${count}` })
    bodies = []
    events = listen()
  })
  afterEach(() => {
    events.off()
    clearPage()
    resetApi()
    localStorage.clear()
  })

  const serve = (path: string, answer: (apiCalls: ApiCall) => Response | Promise<Response>) =>
    answerWith((it) => (it.path === path ? answer(it) : ok(null)))
  const sendPath = '/api/v4/auth/signinup/code'
  const consumePath = '/api/v4/auth/signinup/code/consume'
  const updatePath = '/api/v4/update_email_phone'
  const sent = { retryTime: 30, preAuthSessionId: 'pre', deviceId: 'dev' }

  it('are sent to an address without HTML, as it is on a page without a key [F03, E03]', async () => {
    serve(sendPath, () => ok(sent))
    expect(await calls.sendCode(element, email)).to.deep.equal({ status: 'sent', session: sent })
    expect(await calls.sendCode(element, { phone: '+14155550132' }, { update: true })).to.include({ status: 'sent' })
    const encrypted_device_id = localStorage.getItem('geuinDeviceId')
    expect(bodies).to.deep.equal([
      { email: 'mira@example.com', encrypted_device_id, is_update_flow: false },
      { phoneNumber: '+14155550132', encrypted_device_id, is_update_flow: true },
    ])
  })

  it('are sent to a sealed address where the page has a key [F03, D10]', async () => {
    const { encrypt } = await import('../../../src/session/cipher')
    for (const [name, value] of Object.entries(cipher)) element.setAttribute(name, value)
    serve(sendPath, () => ok(sent))
    await calls.sendCode(element, email)
    const sealed = (text: string) => encrypt(text, cipher['cipher-key'], cipher['cipher-iv'])
    expect(bodies[0]?.['email']).to.equal(sealed('mira@example.com'))
    expect(bodies[0]?.['encrypted_device_id']).to.equal(sealed(localStorage.getItem('geuinDeviceId') ?? ''))
  })

  for (const [what, id, answer, trouble] of [
    ['5262', 'G01', () => refusing(5262, 502, null, 'Said'), { code: 'explained', message: 'Said', retryTime: 0 }],
    [
      '5205 with a wait',
      'G01',
      () => refusing(5205, 429, { retryTime: 90 }, 'Said'),
      { code: 'explained', message: 'Said', retryTime: 90 },
    ],
    ['5304', 'G04', () => refusing(5304, 409, null, 'Taken'), { code: 'explained', message: 'Taken', retryTime: 0 }],
    ['5251', 'F05', () => refusing(5251, 403, null, 'First'), { code: 'explained', message: 'First', retryTime: 0 }],
    ['5263', 'G02', () => refusing(5263, 422), { code: 'phone-refused' }],
    ['429', 'G03', () => refusing(429, 429, { retryTime: 75 }), { code: 'wait', retryTime: 75 }],
    ['500', 'G04', () => refusing(500, 500), { code: 'failed' }],
    ['success without a code session', 'G04', () => ok({}), { code: 'failed' }],
    ['no answer', 'G04', () => Promise.reject(new TypeError('Failed to fetch')), { code: 'no-answer' }],
    ['what is no envelope', 'G04', () => new Response('<h1>'), { code: 'no-answer' }],
  ] as const)
    it(`that are not sent for ${what} give a code of that [${id}]`, async () => {
      serve(sendPath, answer)
      expect(await calls.sendCode(element, email)).to.deep.equal({ status: 'failed', ...trouble })
      expect(callsTo(sendPath)).to.have.length(1)
    })

  it('sign in, with tokens from the headers, and an event on the element that requested it [F04, D11]', async () => {
    serve(consumePath, () => entering('secret-access', 'secret-refresh'))
    expect(await calls.consumeCode(element, email, code)).to.deep.equal({ status: 'verified', user })
    expect(bodies).to.deep.equal([
      {
        userInputCode: '123456',
        email: 'mira@example.com',
        login_source: 'web',
        device_type: 3,
        preAuthSessionId: 'pre',
        deviceId: 'dev',
      },
    ])
    expect(events.events).to.deep.equal([
      ['geuin:login', { user: known }, element],
      ['geuin:user-change', { user: known }, element],
    ])
    const session = calls.sessionOf(element)
    expect(session.status === 'signed-in' && session.tokens).to.deep.equal({
      access: 'secret-access',
      refresh: 'secret-refresh',
    })
  })

  for (const [what, answer, trouble] of [
    ['5301', () => refusing(5301, 422, { triesLeft: 3 }), { code: 'wrong', message: 'No', triesLeft: 3 }],
    ['5302', () => refusing(5302, 422), { code: 'expired', message: 'No' }],
    ['5303', () => refusing(5303, 422), { code: 'tries-spent', message: 'No' }],
    [
      '5303 with a wait',
      () => refusing(5303, 422, { retryTime: 9 }),
      { code: 'tries-spent', message: 'No', retryTime: 9 },
    ],
    ['500', () => refusing(500, 500), { code: 'failed' }],
    ['success without tokens', () => ok({ user_id: '3' }), { code: 'no-answer' }],
    ['tokens without a user', () => entering('a', 'r', {}), { code: 'no-answer' }],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { code: 'no-answer' }],
    ['what is no envelope', () => json({ verified: true }), { code: 'no-answer' }],
  ] as const)
    it(`verify nobody for ${what} [F04, G05]`, async () => {
      serve(consumePath, answer)
      expect(await calls.consumeCode(element, email, code)).to.deep.equal({ status: 'failed', ...trouble })
      expect(calls.sessionOf(element)).to.deep.equal({ status: 'signed-out' })
      expect(events.events).to.deep.equal([])
      expect(apiCalls.every(({ headers }) => !headers.has('authorization'))).to.equal(true)
    })

  it('take over a new address for a signed-in viewer when the server says verified [F05]', async () => {
    const { sessionStore } = await import('../../../src/session/session.store')
    sessionStore({ apiHost: location.origin, brandId: `code-${count}`, storageMode: 'local' }).set(signedInWith(1))
    serve(updatePath, () => ok({ verified: true }))
    expect(await calls.updateContact(element, code)).to.deep.equal({ status: 'verified' })
    const encrypted_device_id = localStorage.getItem('geuinDeviceId')
    expect(bodies).to.deep.equal([
      { userInputCode: '123456', deviceId: 'dev', encrypted_device_id, preAuthSessionId: 'pre' },
    ])
    expect(callsTo(updatePath)[0]?.headers.get('authorization')).to.equal('Bearer access-1')
    for (const answer of [() => ok({ verified: false }), () => ok({ verified: 'yes' }), () => ok(null)]) {
      serve(updatePath, answer)
      expect(await calls.updateContact(element, code)).to.deep.equal({ status: 'failed', code: 'wrong' })
    }
  })

  it('of a viewer who is signed in already change their tokens and are no second sign-in [D06]', async () => {
    serve(consumePath, () => entering('a1', 'r1'))
    await calls.consumeCode(element, email, code)
    serve(consumePath, () => entering('a2', 'r2'))
    await calls.consumeCode(element, email, code)
    expect(events.events).to.have.length(2)
    const session = calls.sessionOf(element)
    expect(session.status === 'signed-in' && session.tokens.refresh).to.equal('r2')
  })

  it('and a viewer’s change of their account send one event [D13]', async () => {
    serve(consumePath, () => entering('a1', 'r1'))
    await calls.consumeCode(element, email, code)
    calls.updateUser(element, { hasTopics: false, name: 'Mira O.' })
    calls.updateUser(element, { hasTopics: false, name: 'Mira O.' })
    const session = calls.sessionOf(element)
    expect(session.status === 'signed-in' && session.user).to.include({ hasTopics: false, name: 'Mira O.', id: '3' })
    expect(events.events.slice(2)).to.deep.equal([
      ['geuin:user-change', { user: { ...known, name: 'Mira O.' } }, element],
    ])
  })

  it('end on the server with a renewed token when the one at hand has run out', async () => {
    serve(consumePath, () => entering('old', 'r1'))
    await calls.consumeCode(element, email, code)
    answerWith(({ path, headers }) => {
      if (path === '/api/v4/auth/session/refresh') return entering('new', 'r2', null)
      return headers.get('authorization') === 'Bearer new' ? ok(null) : refusing(401, 401)
    })
    await calls.signOut(element)
    const ends = callsTo('/api/v4/auth/signout').map(({ headers }) => headers.get('authorization'))
    expect(ends).to.deep.equal(['Bearer old', 'Bearer new'])
    expect(calls.sessionOf(element)).to.deep.equal({ status: 'signed-out' })
    expect(JSON.stringify(localStorage)).not.to.match(/"(new|old|r1|r2)"/)
  })
})
