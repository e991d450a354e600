import { expect } from '@open-wc/testing'
import type { Geuin } from '../../elements'
import { answerWith, apiCalls, json, ok, refusal, resetApi } from '../support/fakeApi'
import { clearPage, place, recordEvents, waitForElement } from '../support/page'
import { waitUntil } from '../support/waitUntil'

const account = { user_id: '3', nickname: 'mira', name: 'Mira Okafor', profile_image: '/mira.webp', is_avatar: false }
const user = { id: '3', nickname: 'mira', name: 'Mira Okafor', image: `${location.origin}/mira.webp` }
const tokens = { 'gn-access-token': 'secret-access', 'gn-refresh-token': 'secret-refresh' }

const signedIn = (data: unknown = account) => {
  const answer = ok(data)
  for (const name of ['gn-access-token', 'gn-refresh-token'] as const) answer.headers.set(name, tokens[name])
  return answer
}
const brand = () => ok({ brand_id: '1', name: 'Lumen', social_login: { brand: true, brand_sso_id: 'lumen-sso' } })

describe('the JS API', () => {
  let geuin: Geuin
  before(async () => {
    ;({ geuin } = await import('../../elements'))
    await import('../../elements/geuin-auth')
  })
  beforeEach(() => {
    answerWith(({ path }) => (path === '/api/v3/brand' ? brand() : undefined))
    geuin.configure({ apiHost: '/', brandId: 'api-1' })
  })
  afterEach(async () => {
    answerWith(() => ok(null))
    await geuin.signOut()
    clearPage()
    resetApi()
    geuin.configure({ apiHost: undefined, brandId: undefined, consent: undefined })
  })

  const listen = () => {
    const types = ['geuin:login', 'geuin:logout', 'geuin:user-change'] as const
    const all = types.map((type) => ({ type, ...recordEvents(type) }))
    return () => {
      for (const { off } of all) off()
      return all.flatMap(({ type, events }) => events.map(({ detail }) => [type, detail] as const))
    }
  }

  it('signs in with a page’s own token, and sends events without the token [N03]', async () => {
    answerWith(({ path }) => (path === '/api/v3/brand' ? brand() : signedIn()))
    const listened = listen()
    expect(geuin.user).to.equal(null)
    await geuin.signInWithToken('from-the-page')
    expect(geuin.user).to.deep.equal(user)
    const events = listened()
    expect(events).to.deep.equal([
      ['geuin:login', { user }],
      ['geuin:user-change', { user }],
    ])
    expect(JSON.stringify(events)).not.to.contain('secret')
  })

  it('asks for the account when the sign-in answers none', async () => {
    answerWith(({ path }) =>
      path === '/api/v3/brand' ? brand() : path === '/api/v3/users/me' ? ok(account) : signedIn(null),
    )
    await geuin.signInWithToken('from-the-page')
    expect(geuin.user?.id).to.equal('3')
    expect(apiCalls.at(-1)?.headers.get('authorization')).to.equal('Bearer secret-access')
  })

  it('rejects a token that the server refuses, and stays signed out', async () => {
    const cases = [() => refusal(5320, 403), () => ok(account), () => signedIn({})]
    for (const answer of cases) {
      answerWith(({ path }) => (path === '/api/v3/brand' ? brand() : answer()))
      const error = await geuin.signInWithToken('wrong').catch((reason) => reason)
      expect(error).to.be.instanceOf(Error)
      expect(error.name).to.equal('GeuinApiError')
      expect(geuin.user).to.equal(null)
    }
  })

  it('rejects for a brand without its own sign-on', async () => {
    answerWith(() => ok({ brand_id: '1', name: 'Lumen' }))
    const error = await geuin.signInWithToken('any').catch((reason) => reason)
    expect(error.code).to.equal(5321)
  })

  it('signs out at once, with the token on the last call, even when the server is down', async () => {
    answerWith(({ path }) => (path === '/api/v3/brand' ? brand() : signedIn()))
    await geuin.signInWithToken('from-the-page')
    answerWith(() => json({}, 500))
    const listened = listen()
    const done = geuin.signOut()
    expect(geuin.user).to.equal(null)
    await done
    expect(apiCalls.at(-1)?.path).to.equal('/api/v4/auth/signout')
    expect(apiCalls.at(-1)?.headers.get('authorization')).to.equal('Bearer secret-access')
    expect(listened()).to.deep.equal([
      ['geuin:logout', { reason: 'viewer' }],
      ['geuin:user-change', { user: null }],
    ])
  })

  it('does nothing when a signed-out viewer signs out', async () => {
    const listened = listen()
    const before = apiCalls.length
    await geuin.signOut()
    expect(listened()).to.deep.equal([])
    expect(apiCalls).to.have.length(before)
  })

  it('opens the sign-in of the page’s own element', async () => {
    const auth = place('geuin-auth', { 'brand-id': 'api-1' })
    await geuin.signIn()
    await waitForElement(auth, 'dialog[open]')
    expect(document.querySelectorAll('geuin-auth')).to.have.length(1)
  })

  it('adds an element for the sign-in to a page without one', async () => {
    await geuin.signIn()
    const auth = document.querySelector('geuin-auth')!
    await waitForElement(auth, 'dialog[open]')
  })

  it('calls a listener with the events of every element, until the listener is removed', async () => {
    const seen: string[] = []
    const off = geuin.on('geuin:ready', ({ detail }) => seen.push(detail.tag))
    place('geuin-auth')
    await waitUntil(() => seen.length === 1)
    off()
    const late = place('geuin-auth')
    await waitUntil(() => late.isReady)
    expect(seen).to.deep.equal(['geuin-auth'])
  })

  it('passes the viewer’s consent on as a setting', async () => {
    const { resolveSettings } = await import('../../src/kit/settings')
    await geuin.setConsent('granted')
    expect(resolveSettings().consent).to.equal('granted')
  })
})
