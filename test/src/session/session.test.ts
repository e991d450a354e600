import { expect } from '@open-wc/testing'
import { createStore } from 'jotai/vanilla'
import { parseSession, type Session, signedOut } from '../../../src/session/session'
import { answerWith, asked, ok, resetApi } from '../fakeApi'

const session: Session = {
  status: 'signed-in',
  user: { id: '3', nickname: 'mira', name: 'Mira Okafor', image: null, isAvatar: false },
  tokens: { access: 'a', refresh: 'r' },
}

describe('parseSession', () => {
  it('reads what was kept', () => {
    const { user, tokens } = session
    expect(parseSession(JSON.stringify({ user, tokens }))).to.deep.equal(session)
  })

  it('takes half a session, or none, as signed out', () => {
    const halves = [
      null,
      '',
      '{',
      '[]',
      'null',
      JSON.stringify({ user: session.user }),
      JSON.stringify({ tokens: session.tokens }),
      JSON.stringify({ user: session.user, tokens: { access: 'a' } }),
    ]
    for (const kept of halves) expect(parseSession(kept)).to.equal(signedOut)
  })
})

describe('the session of a site', () => {
  const settings = { apiHost: location.origin, storageMode: 'local' } as const
  let sessionAtom: typeof import('../../../src/session').sessionAtom
  let httpFor: typeof import('../../../src/kit/http').httpFor
  let restoreSession: typeof import('../../../src/session/session.kept').restoreSession

  before(async () => {
    ;({ httpFor } = await import('../../../src/kit/http'))
    ;({ sessionAtom } = await import('../../../src/session'))
    ;({ restoreSession } = await import('../../../src/session/session.kept'))
  })
  afterEach(() => {
    resetApi()
    localStorage.clear()
  })

  /** What the next call of a site carries. */
  const bearerOf = async (brandId: string) => {
    answerWith(() => ok(null))
    await httpFor({ ...settings, brandId }).get('/api/x')
    return asked.at(-1)?.headers.get('authorization') ?? null
  }

  it('is kept, restored and carried by calls; signing out takes all of it away [A07]', async () => {
    const mine = { ...settings, brandId: 's1' }
    const store = createStore()
    expect(store.get(sessionAtom(mine))).to.equal(signedOut)
    store.set(sessionAtom(mine), session)
    expect(store.get(sessionAtom(mine))).to.equal(session)
    expect(await bearerOf('s1')).to.equal('Bearer a')
    expect(restoreSession(mine)).to.deep.equal(session)

    store.set(sessionAtom(mine), signedOut)
    expect(await bearerOf('s1')).to.equal(null)
    expect(restoreSession(mine)).to.equal(signedOut)
    expect(JSON.stringify(localStorage)).not.to.include('mira')
  })

  it('makes calls carry the token that an earlier page kept', async () => {
    const other = { ...settings, brandId: 's2' }
    createStore().set(sessionAtom(other), session)
    httpFor(other).setBearer(null)
    restoreSession(other)
    expect(await bearerOf('s2')).to.equal('Bearer a')
  })

  it('belongs to one site: another brand on the page is not signed in', async () => {
    const store = createStore()
    store.set(sessionAtom({ ...settings, brandId: 's3' }), session)
    expect(store.get(sessionAtom({ ...settings, brandId: 's4' }))).to.equal(signedOut)
    expect(await bearerOf('s4')).to.equal(null)
  })

  it('leaves nothing in the browser when only memory may be used', () => {
    const secret = { ...settings, storageMode: 'memory', brandId: 's5' } as const
    createStore().set(sessionAtom(secret), session)
    expect(restoreSession(secret)).to.deep.equal(session)
    expect(localStorage.length + sessionStorage.length).to.equal(0)
  })
})
