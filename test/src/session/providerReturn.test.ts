import { expect } from '@open-wc/testing'
import { answerWith, apiCalls, ok, resetApi } from '../../support/fakeApi'
import { clearPage, place } from '../../support/page'
import { callsTo, entering, known, listen, refusing } from '../../support/sessionAnswers'
import { waitUntil } from '../../support/waitUntil'

const urlPath = '/api/v4/auth/authorisationurl'
const loginPath = '/api/v4/auth/signinup'
const symbol = Symbol.for('geuin')

describe('a sign-in with a provider', () => {
  let session: typeof import('../../../src/session/provider.actions') &
    typeof import('../../../src/session/provider.atoms') &
    typeof import('../../../src/session/session.actions')
  let toastsOf: (element: Element) => readonly { kind: string; message: string }[]
  let returnedTo: () => import('../../../src/session/provider.atoms').ProviderReturn
  let events: ReturnType<typeof listen>
  let lastReturn: import('../../../src/session/provider.atoms').ProviderReturn = { status: 'none' }
  let home: string
  let count = 0
  let bodies: Record<string, unknown>[] = []
  const { error: logError } = console
  let logged: string[] = []

  before(async () => {
    const faked = window.fetch
    window.fetch = async (input, init) => {
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body))
      return faked(input, init)
    }
    session = {
      ...(await import('../../../src/session/provider.actions')),
      ...(await import('../../../src/session/provider.atoms')),
      ...(await import('../../../src/session/session.actions')),
    }
    const { pageStore } = await import('../../../src/kit/store')
    const { toastsAtom } = await import('../../../src/kit/toasts')
    toastsOf = (element) => pageStore().get(toastsAtom(element))
    // The view that continues with it puts `none` in its place.
    pageStore().sub(session.providerReturnAtom, () => {
      const now = pageStore().get(session.providerReturnAtom)
      if (now.status !== 'none') lastReturn = now
    })
    returnedTo = () => lastReturn
    await import('../../../elements/geuin-auth')
    window.fetch = faked
  })
  beforeEach(() => {
    home = location.href
    count += 1
    lastReturn = { status: 'none' }
    bodies = []
    logged = []
    console.error = (...args: unknown[]) => void logged.push(args.join(' '))
    events = listen()
  })
  afterEach(() => {
    console.error = logError
    events.off()
    clearPage()
    resetApi()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', home)
  })

  const element = (brand = `provider-${count}`) => place('geuin-auth', { 'brand-id': brand })
  const serving = (answer: () => Response | Promise<Response> = () => entering('secret-a', 'secret-r')) =>
    answerWith(({ path }) =>
      path === urlPath ? ok({ url: 'https://id.example/auth?x=1' }) : path === loginPath ? answer() : ok(null),
    )

  /** Leaves, and gives where to. */
  const leave = async (from: HTMLElement, resume?: string) => {
    const left: string[] = []
    const result = await session.startProvider(from, { thirdPartyId: 'google', resume }, (address) =>
      left.push(address),
    )
    return { result, left, url: new URL(left[0] ?? 'about:blank') }
  }

  const slots = () => (globalThis as unknown as Record<symbol, Record<string, unknown>>)[symbol]!

  /** What a new page does: nothing has looked at its address yet. */
  const comeBack = (address: string) => {
    history.replaceState(null, '', address)
    for (const slot of Object.keys(slots())) if (slot.endsWith(':session:return')) delete slots()[slot]
  }

  /** Where the provider sends the viewer after {@link leave}, with a fragment of these. */
  const backTo = (url: URL, change: Record<string, string | null> = {}) => {
    const answer = { provider: 'google', code: 'the-code', state: url.searchParams.get('state'), ...change }
    const params = Object.entries(answer).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
    const page = callsTo(urlPath).at(-1)?.query.get('redirectURIOnProviderDashboard')
    return `${page}#${new URLSearchParams(params)}`
  }

  const refused = async (it: HTMLElement) => {
    await waitUntil(() => toastsOf(it).length > 0, 'no toast')
    expect(toastsOf(it).map(({ kind, message }) => [kind, message])).to.deep.equal([
      ['error', 'Something went wrong, please try again later'],
    ])
    expect(session.sessionOf(it)).to.deep.equal({ status: 'signed-out' })
    expect(events.events).to.deep.equal([])
    expect(location.href).not.to.match(/the-code|state=|provider=/)
    expect(logged.join()).not.to.match(/the-code|geuin-[0-9a-f]|secret/)
  }

  it('leaves in the same window with prompt=consent and a state, and comes back to the exact page signed in [D08, F01, F02]', async () => {
    history.replaceState({ host: 1 }, '', '?own=1&list=a&list=b&code=own&provider=own#part')
    const page = location.href
    serving()
    const { result, url } = await leave(element(), 'step:spark')
    expect(result).to.deep.equal({ status: 'leaving' })
    expect(url.origin + url.pathname).to.equal('https://id.example/auth')
    expect([url.searchParams.get('x'), url.searchParams.get('prompt')]).to.deep.equal(['1', 'consent'])
    expect(callsTo(urlPath)[0]?.query.get('thirdPartyId')).to.equal('google')
    expect(callsTo(urlPath)[0]?.query.get('encrypted_device_id')).to.equal(localStorage.getItem('geuinDeviceId'))
    clearPage()

    comeBack(backTo(url))
    const there = element()
    await waitUntil(() => session.sessionOf(there).status === 'signed-in')
    expect(location.href).to.equal(page)
    const redirect = callsTo(urlPath)[0]?.query.get('redirectURIOnProviderDashboard')
    expect(bodies).to.deep.equal([
      {
        encrypted_device_id: localStorage.getItem('geuinDeviceId'),
        login_source: 'web',
        device_type: 3,
        thirdPartyId: 'google',
        redirectURIInfo: {
          redirectURIOnProviderDashboard: redirect,
          redirectURIQueryParams: { code: 'the-code' },
        },
      },
    ])
    expect(events.events).to.deep.equal([
      ['geuin:login', { user: known }, there],
      ['geuin:user-change', { user: known }, there],
    ])
    await waitUntil(() => returnedTo().status === 'verified')
    expect(returnedTo()).to.deep.equal({ status: 'verified', element: there, resume: 'step:spark' })
    expect(sessionStorage.getItem('geuinProvider')).to.equal(null)
  })

  it('comes back as the browser that left, where nothing else outlives the page [D10]', async () => {
    serving()
    const inMemory = () => {
      const it = element()
      it.setAttribute('storage-mode', 'memory')
      return it
    }
    const { url } = await leave(inMemory())
    clearPage()
    for (const slot of Object.keys(slots())) if (/storage/.test(slot)) delete slots()[slot]
    comeBack(backTo(url))
    const there = inMemory()
    await waitUntil(() => session.sessionOf(there).status === 'signed-in')
    const deviceId = callsTo(urlPath)[0]?.query.get('encrypted_device_id')
    expect(deviceId).to.match(/^\d+(-\d+){3}$/)
    expect(bodies.at(-1)?.encrypted_device_id).to.equal(deviceId)
  })

  it('works once: the same return again signs nobody in [D09]', async () => {
    serving()
    const { url } = await leave(element())
    const address = backTo(url)
    clearPage()
    comeBack(address)
    const first = element()
    await waitUntil(() => session.sessionOf(first).status === 'signed-in')
    await session.signOut(first)
    clearPage()
    events.events.length = 0

    comeBack(address)
    await refused(element())
    expect(callsTo(loginPath)).to.have.length(1)
  })

  for (const [what, change] of [
    ['another state', { state: `geuin-${'0'.repeat(32)}` }],
    ['no code', { code: null }],
    ['another provider', { provider: 'apple' }],
    ['no provider', { provider: null }],
    ['a refusal of the provider', { code: null, error: 'server_error' }],
  ] as [string, Record<string, string | null>][])
    it(`with ${what} signs nobody in, shows an error, and cleans the address [D09, G08]`, async () => {
      serving()
      const { url } = await leave(element())
      clearPage()
      comeBack(backTo(url, change))
      await refused(element())
      expect(callsTo(loginPath)).to.have.length(0)
      expect(location.href).not.to.contain('error')
    })

  for (const word of ['access_denied', 'user_cancelled_authorize'])
    it(`that the viewer cancelled (${word}) signs nobody in and shows no error [D08]`, async () => {
      history.replaceState(null, '', '?code=own&error=own#part')
      const page = location.href
      serving()
      const { url } = await leave(element())
      clearPage()
      comeBack(backTo(url, { code: null, error: word }))
      const one = element()
      await waitUntil(() => returnedTo().status === 'failed', 'not back')
      expect(toastsOf(one)).to.have.length(0)
      expect(callsTo(loginPath)).to.have.length(0)
      expect(location.href).to.equal(page)
    })

  it('with a refusal of the provider leads to the exact page all the same [D08, G08]', async () => {
    history.replaceState(null, '', '?own=1#part')
    const page = location.href
    serving()
    const { url } = await leave(element())
    clearPage()
    comeBack(backTo(url, { code: null }))
    await refused(element())
    expect(location.href).to.equal(page)
  })

  it('that was begun in another browser, or by an attacker’s link, signs nobody in [D09, G08]', async () => {
    serving()
    const { url } = await leave(element())
    const address = backTo(url)
    clearPage()
    sessionStorage.clear()
    comeBack(address)
    await refused(element())
    expect(callsTo(loginPath)).to.have.length(0)
  })

  it('that took more than ten minutes signs nobody in [D09, G08]', async () => {
    serving()
    const { url } = await leave(element())
    clearPage()
    const kept = JSON.parse(sessionStorage.getItem('geuinProvider') ?? '{}')
    sessionStorage.setItem('geuinProvider', JSON.stringify({ ...kept, created: kept.created - 10 * 60_000 }))
    comeBack(backTo(url))
    await refused(element())
    expect(callsTo(loginPath)).to.have.length(0)
  })

  it('belongs to the site that it began for: another brand’s element does not get it [D09]', async () => {
    serving()
    const { url } = await leave(element())
    clearPage()
    comeBack(backTo(url))
    const other = element(`other-${count}`)
    const own = element()
    await waitUntil(() => session.sessionOf(own).status === 'signed-in')
    expect(session.sessionOf(other)).to.deep.equal({ status: 'signed-out' })
    expect(events.events[0]?.[2]).to.equal(own)
  })

  it('that the server refuses shows an error [G08]', async () => {
    serving(() => refusing(5320, 422))
    const { url } = await leave(element())
    clearPage()
    comeBack(backTo(url))
    await refused(element())
    expect(returnedTo().status).to.equal('failed')
  })

  it('can’t begin without the provider’s address, or with one that leads elsewhere; shows and logs an error [G08]', async () => {
    for (const answer of [() => refusing(5321, 422), () => ok({}), () => ok({ url: 'javascript:alert(1)' })]) {
      answerWith(({ path }) => (path === urlPath ? answer() : ok(null)))
      const it = element()
      const { result, left } = await leave(it)
      expect(result).to.deep.equal({ status: 'failed', code: 'failed' })
      expect(left).to.deep.equal([])
      await refused(it)
      expect(logged.at(-1)).to.match(/^geuin: the sign-in with a provider failed/)
      expect(sessionStorage.getItem('geuinProvider')).to.equal(null)
    }
  })

  it('does not begin without storage, where the viewer could not be recognised on return [D09]', async () => {
    serving()
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    try {
      const { result, left } = await leave(element())
      expect(result).to.deep.equal({ status: 'failed', code: 'no-storage' })
      expect(left).to.deep.equal([])
    } finally {
      Storage.prototype.setItem = setItem
    }
  })

  it('is removed from the address whatever else stands there, also where nothing waits for it [D08] [S04]', async () => {
    const state = `geuin-${'0'.repeat(32)}`
    for (const fragment of [
      `code=the-code&state=${state}`,
      `state=${state}&code=the-code&x=1`,
      `/route&state=${state}`,
    ]) {
      serving()
      comeBack(`?own=1#${fragment}`)
      await refused(element())
      expect(location.href).to.equal(`${home.split(/[?#]/, 1)}?own=1`)
      clearPage()
      count += 1
    }
  })

  it('leaves a page’s own code, state and provider alone [D08]', async () => {
    serving()
    for (const own of [
      '?provider=acme&code=1&state=mine',
      '?state=geuin-1',
      '?own=1#provider=acme&code=1&state=mine',
    ]) {
      comeBack(own)
      const it = element()
      await waitUntil(() => it.isReady)
      expect(location.search + location.hash).to.equal(own)
      expect(toastsOf(it)).to.deep.equal([])
      expect(apiCalls.some(({ path }) => path === loginPath)).to.equal(false)
    }
  })
})
