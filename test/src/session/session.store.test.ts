import { expect } from '@open-wc/testing'
import { answerWith, apiCalls, ok, resetApi } from '../../support/fakeApi'
import { clearPage, place } from '../../support/page'
import { known, listen, signedInWith, storedSession, user } from '../../support/sessionAnswers'
import { waitUntil } from '../../support/waitUntil'

/** All texts that a script can read from an object: in its fields, maps and sets, and from what has a `get`; and atoms. */
const readable = (root: unknown) => {
  const seen = new Set<unknown>()
  const [texts, atoms]: [string[], unknown[]] = [[], []]
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    if (value === null || !/object|function/.test(typeof value) || seen.has(value) || value instanceof Node) return
    seen.add(value)
    const fields = value as Record<PropertyKey, unknown>
    if (value instanceof Map) for (const entry of value) visit(entry)
    else if (value instanceof Set) for (const entry of value) visit(entry)
    for (const key of Reflect.ownKeys(fields))
      if (!/^(prototype|caller|arguments)$/.test(String(key))) visit(fields[key])
    if (typeof fields.read === 'function') atoms.push(value)
    else if (typeof fields.get === 'function' && fields.get.length === 0) visit(fields.get())
  }
  visit(root)
  return { texts, atoms }
}

describe('the session of a site', () => {
  const settings = { apiHost: location.origin, storageMode: 'local' } as const
  let sessionStore: typeof import('../../../src/session/session.store').sessionStore
  let sessionAtom: typeof import('../../../src/session/session.atoms').sessionAtom
  let httpFor: typeof import('../../../src/kit/http').httpFor
  let store: ReturnType<typeof import('../../../src/kit/store').pageStore>
  let events: ReturnType<typeof listen>
  const signedOut = { status: 'signed-out' } as const

  before(async () => {
    ;({ httpFor } = await import('../../../src/kit/http'))
    ;({ sessionAtom } = await import('../../../src/session/session.atoms'))
    ;({ sessionStore } = await import('../../../src/session/session.store'))
    store = (await import('../../../src/kit/store')).pageStore()
    await import('../../../elements/geuin-auth')
  })
  beforeEach(() => {
    events = listen()
  })
  afterEach(() => {
    events.off()
    clearPage()
    resetApi()
    localStorage.clear()
    sessionStorage.clear()
  })

  const bearerOf = async (brandId: string) => {
    answerWith(() => ok(null))
    await httpFor({ ...settings, brandId }).get('/api/x')
    return apiCalls.at(-1)?.headers.get('authorization') ?? null
  }

  const signedInUser = { status: 'signed-in', user } as const

  it('is stored, shown by views and sent with calls; signing out removes all of it [A07]', async () => {
    const mine = { ...settings, brandId: 's1' }
    const kept = sessionStore(mine)
    expect(store.get(sessionAtom(mine))).to.deep.equal(signedOut)
    kept.enter(signedInWith(1))
    expect(store.get(sessionAtom(mine))).to.deep.equal(signedInUser)
    expect(await bearerOf('s1')).to.equal('Bearer access-1')
    expect(JSON.stringify(localStorage)).to.include('refresh-1')

    await kept.end('viewer')
    expect(store.get(sessionAtom(mine))).to.deep.equal(signedOut)
    expect(await bearerOf('s1')).to.equal(null)
    expect(JSON.stringify(localStorage)).not.to.match(/mira|refresh-1/)
  })

  it('is restored on the next page, for its first call [A07]', async () => {
    const key = `geuinSession ${location.origin} s2`
    localStorage.setItem(key, JSON.stringify({ user, tokens: signedInWith(1).tokens }))
    expect(sessionStore({ ...settings, brandId: 's2' }).get()).to.deep.equal(signedInUser)
    expect(await bearerOf('s2')).to.equal('Bearer access-1')
  })

  it('belongs to one site: another brand on the page is not signed in', async () => {
    sessionStore({ ...settings, brandId: 's3' }).enter(signedInWith(1))
    expect(sessionStore({ ...settings, brandId: 's4' }).get()).to.deep.equal(signedOut)
    expect(await bearerOf('s4')).to.equal(null)
  })

  for (const [mode, where] of [
    ['session', () => [sessionStorage.length, localStorage.length]],
    ['memory', () => [1 - sessionStorage.length, localStorage.length]],
  ] as const)
    it(`in storage mode ${mode} is not in local storage`, () => {
      sessionStore({ ...settings, storageMode: mode, brandId: `s5-${mode}` }).enter(signedInWith(1))
      expect(where()).to.deep.equal([1, 0])
    })

  it('lasts as long as the page where storage is refused', async () => {
    const { setItem, getItem } = Storage.prototype
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse })
    try {
      const kept = sessionStore({ ...settings, brandId: 's6' })
      kept.enter(signedInWith(1))
      expect(kept.get()).to.deep.equal(signedInUser)
      expect(await bearerOf('s6')).to.equal('Bearer access-1')
    } finally {
      Object.assign(Storage.prototype, { setItem, getItem })
    }
  })

  it('sends one event for each change, from the element that it concerns, else the first of its site [D13, N03]', () => {
    place('geuin-auth', { 'brand-id': 'other' })
    const first = place('geuin-auth', { 'brand-id': 's7' })
    const second = place('geuin-auth', { 'brand-id': 's7' })
    const kept = sessionStore({ ...settings, brandId: 's7' })
    kept.enter(signedInWith(1))
    kept.enter(signedInWith(2))
    kept.update({ ...user, name: 'Mira O.' }, second)
    kept.end('deleted', second)
    kept.end('viewer')
    second.remove()
    kept.enter(signedInWith(3), second)
    expect(events.events).to.deep.equal([
      ['geuin:login', { user: known }, first],
      ['geuin:user-change', { user: known }, first],
      ['geuin:user-change', { user: { ...known, name: 'Mira O.' } }, second],
      ['geuin:logout', { reason: 'deleted' }, second],
      ['geuin:user-change', { user: null }, second],
      ['geuin:login', { user: known }, first],
      ['geuin:user-change', { user: known }, first],
    ])
  })

  it('is heard once on each element of the site, wherever it is, and once on the document [D13, N03]', async () => {
    place('geuin-auth', { 'brand-id': 'other' })
    const outer = document.createElement('div')
    document.body.append(outer)
    const inside = place('geuin-auth', { 'brand-id': 's15' }, outer.attachShadow({ mode: 'closed' }))
    const first = place('geuin-auth', { 'brand-id': 's15' })
    const notLoaded = place('geuin-feed', { 'brand-id': 's15' })
    const nested = place('geuin-auth', { 'brand-id': 's15' }, notLoaded)
    const all: EventTarget[] = [document, window, outer, inside, first, notLoaded, nested]
    const heard: (readonly [string, number])[] = []
    for (const [at, target] of all.entries())
      for (const type of ['geuin:login', 'geuin:logout', 'geuin:user-change'] as const)
        target.addEventListener(type, () => void heard.push([type, at]))
    const take = () => heard.splice(0).map(([type, at]) => `${type} ${at}`)
    const once = (type: string, targets = [0, 1, 3, 4, 5, 6]) => targets.map((at) => `${type} ${at}`)

    const kept = sessionStore({ ...settings, brandId: 's15' })
    await waitUntil(() => [first, nested, inside].every((it) => it.isReady), 'they have begun')
    kept.enter(signedInWith(1), first)
    expect(take().sort()).to.deep.equal([...once('geuin:login'), ...once('geuin:user-change')])
    kept.update({ ...user, name: 'Mira O.' }, nested)
    expect(take().sort()).to.deep.equal(once('geuin:user-change'))
    void kept.end('viewer', inside)
    expect(take().sort()).to.deep.equal([
      ...once('geuin:logout', [0, 1, 2, 3, 4, 5, 6]),
      ...once('geuin:user-change', [0, 1, 2, 3, 4, 5, 6]),
    ])
    outer.remove()
  })

  describe('what a tab stores of a viewer beside the session', () => {
    const names = ['Drafts', 'Modal page', 'Modal inline', 'Code sign-in', 'Code update']
    const another = { ...signedInWith(2), user: { ...user, id: '4', nickname: 'jun' } }
    const keep = (brandId: string) => {
      for (const name of names) sessionStorage.setItem(`geuin${name} ${location.origin} ${brandId}`, 'mira@example.com')
      sessionStorage.setItem(`geuinDrafts ${location.origin} other`, 'of another site')
    }
    const left = (brandId: string) =>
      names.filter((name) => sessionStorage.getItem(`geuin${name} ${location.origin} ${brandId}`) !== null)

    it('is removed at the sign-out: drafts, the open modal, sent codes', async () => {
      const kept = sessionStore({ ...settings, brandId: 's10' })
      kept.enter(signedInWith(1))
      keep('s10')
      await kept.end('viewer')
      expect(left('s10')).to.deep.equal([])
      expect(sessionStorage.getItem(`geuinDrafts ${location.origin} other`)).to.equal('of another site')
    })

    it('is removed when another viewer is signed in instead, by another tab or the page’s own token', () => {
      const kept = sessionStore({ ...settings, brandId: 's11' })
      kept.enter(signedInWith(1))
      keep('s11')
      const key = `geuinSession ${location.origin} s11`
      localStorage.setItem(key, JSON.stringify(another))
      dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
      expect(left('s11')).to.deep.equal([])
    })

    it('is kept after an expiry for the same viewer, and for nobody else', () => {
      const kept = sessionStore({ ...settings, brandId: 's12' })
      kept.enter(signedInWith(1))
      keep('s12')
      kept.end('expired')
      kept.enter(signedInWith(2))
      expect(left('s12')).to.deep.equal(names)
      kept.end('expired')
      kept.enter(another)
      expect(left('s12')).to.deep.equal([])
    })

    it('stays with a visitor who signs in', () => {
      keep('s13')
      sessionStore({ ...settings, brandId: 's13' }).enter(signedInWith(1))
      expect(left('s13')).to.deep.equal(names)
    })
  })

  it('of another viewer takes over no answer of the one before', async () => {
    const { updateUser } = await import('../../../src/session/session.actions')
    const element = place('geuin-auth', { 'brand-id': 's14' })
    const kept = sessionStore({ ...settings, brandId: 's14' })
    const another = { ...signedInWith(2), user: { ...user, id: '4', email: 'jun@example.com' } }
    kept.enter(another)
    updateUser(element, { ...user, bio: 'Late.' })
    expect(storedSession('s14')).to.deep.equal(another)
    updateUser(element, { ...another.user, bio: 'Mine.' })
    expect(storedSession('s14')).to.deep.equal({ ...another, user: { ...another.user, bio: 'Mine.' } })
  })

  it('shows no token: not in events, not in the DOM [N03]', () => {
    const element = place('geuin-auth', { 'brand-id': 's8' })
    sessionStore({ ...settings, brandId: 's8' }).enter(signedInWith(1))
    expect(JSON.stringify(events.events.map(([, detail]) => detail))).not.to.match(/access-1|refresh-1|secret/)
    expect(document.documentElement.outerHTML + element.shadowRoot?.innerHTML).not.to.match(/access-1|refresh-1/)
  })

  for (const storageMode of ['local', 'session', 'memory'] as const)
    it(`in storage mode ${storageMode} is shared by copies of the script, and its tokens by nothing that they share [N03]`, async () => {
      const mine = { ...settings, storageMode, brandId: `s15-${storageMode}` }
      sessionStore(mine).enter(signedInWith(1))
      store.get(sessionAtom(mine))
      expect(await bearerOf(mine.brandId)).to.equal('Bearer access-1')
      const { texts, atoms } = readable(Reflect.get(window, Symbol.for('geuin')))
      expect(atoms.map((it) => JSON.stringify(store.get(it as never))).join()).to.contain('mira@example.com')
      expect([...texts, ...atoms.map((it) => JSON.stringify(store.get(it as never)))].join()).not.to.match(
        /access-1|refresh-1|secret-auto/,
      )
    })

  it('stays without tokens on the shared object where the browser refuses storage [N03]', () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    try {
      sessionStore({ ...settings, brandId: 's16' }).enter(signedInWith(1))
    } finally {
      Storage.prototype.setItem = setItem
    }
    expect(readable(Reflect.get(window, Symbol.for('geuin'))).texts.join()).not.to.match(/access-1|refresh-1/)
  })

  it('reports a viewer who is signed in at load, once for two elements [D13]', async () => {
    const key = `geuinSession ${location.origin} s9`
    localStorage.setItem(key, JSON.stringify({ user, tokens: signedInWith(1).tokens }))
    const first = place('geuin-auth', { 'brand-id': 's9' })
    place('geuin-auth', { 'brand-id': 's9' })
    await waitUntil(() => events.events.length > 0, 'it is told')
    await new Promise((done) => setTimeout(done))
    expect(events.events).to.deep.equal([['geuin:user-change', { user: known }, first]])
  })
})
