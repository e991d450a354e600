import { expect } from '@open-wc/testing'
import { siteKey } from '../../../src/kit/settings'
import { answerWith, apiCalls, resetApi } from '../../support/fakeApi'
import { clearPage, place } from '../../support/page'
import { callsTo, listen, refreshPath, signedInWith, storedSession, tokenServer } from '../../support/sessionAnswers'
import { waitUntil } from '../../support/waitUntil'

/**
 * One tab. This very module is loaded again in frames of the same origin, each with a window, modules and a fetch of its
 * own, as another tab has them.
 */
export const tab = {
  async open(brandId: string, storageMode: 'local' | 'session' | 'memory' = 'local') {
    const { sessionStore } = await import('../../../src/session/session.store')
    const { httpFor } = await import('../../../src/kit/http')
    const settings = { apiHost: location.origin, brandId, storageMode }
    const kept = sessionStore(settings)
    return { kept, http: httpFor(settings), events: listen() }
  },
  answerWith,
  refreshes: () => callsTo(refreshPath).length,
  hideBroadcastChannel: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
}

type Tab = typeof tab

const frames: HTMLIFrameElement[] = []

const anotherTab = async (): Promise<Tab> => {
  const frame = document.createElement('iframe')
  frame.src = '/api/none'
  document.body.append(frame)
  frames.push(frame)
  await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }))
  const script = frame.contentDocument!.createElement('script')
  script.type = 'module'
  script.textContent = `import { tab } from ${JSON.stringify(import.meta.url)}; window.tab = tab`
  frame.contentDocument!.head.append(script)
  const inside = frame.contentWindow as unknown as { tab?: Tab }
  await waitUntil(() => inside.tab, 'the other tab')
  return inside.tab!
}

const types = (events: ReturnType<typeof listen>) => events.events.map(([type]) => type)

const suite = () => {
  let count = 0
  const brand = () => `tabs-${count}`

  beforeEach(() => {
    count += 1
  })
  afterEach(() => {
    for (const frame of frames.splice(0)) frame.remove()
    clearPage()
    resetApi()
    localStorage.clear()
    sessionStorage.clear()
  })

  for (const channel of ['BroadcastChannel', 'storage events'] as const)
    it(`a sign-in, a change and a sign-out in one show in the other, by ${channel} [D13]`, async () => {
      const other = await anotherTab()
      if (channel === 'storage events') other.hideBroadcastChannel()
      const here = await tab.open(brand())
      const there = await other.open(brand())
      const status = () => there.kept.get().status

      here.kept.enter(signedInWith(1))
      await waitUntil(() => status() === 'signed-in')
      expect(JSON.stringify(there.kept.get())).to.equal(
        JSON.stringify({ status: 'signed-in', user: signedInWith(1).user }),
      )
      expect(types(there.events)).to.deep.equal(['geuin:login', 'geuin:user-change'])

      const { user } = signedInWith(1)
      here.kept.update({ ...user, name: 'Mira O.' })
      await waitUntil(() => types(there.events).length === 3)
      expect(JSON.stringify(there.kept.get())).to.contain('Mira O.')

      await here.kept.end('viewer')
      await waitUntil(() => status() === 'signed-out')
      expect(types(there.events).slice(2)).to.deep.equal(['geuin:user-change', 'geuin:logout', 'geuin:user-change'])
      expect(types(here.events)).to.deep.equal(types(there.events))
    })

  it('a session that is stored after its message still shows, as between processes of the browser [D13]', async () => {
    const other = await anotherTab()
    const there = await other.open(brand())
    const site = siteKey({ apiHost: location.origin, brandId: brand() })
    const channel = new BroadcastChannel('geuinSession')
    const sendEnd = async (reason: string | null) => {
      const heard = new BroadcastChannel('geuinSession')
      const arrived = new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }))
      channel.postMessage({ site, reason })
      await arrived
      heard.close()
    }
    const { user, tokens } = signedInWith(1)
    await sendEnd(null)
    localStorage.setItem(`geuinSession ${site}`, JSON.stringify({ user, tokens }))
    await waitUntil(() => there.kept.get().status === 'signed-in')
    await sendEnd('expired')
    localStorage.removeItem(`geuinSession ${site}`)
    await waitUntil(() => there.kept.get().status === 'signed-out')
    channel.close()
    const [, logout] = there.events.events.find(([type]) => type === 'geuin:logout') ?? []
    expect(JSON.stringify(logout)).to.equal('{"reason":"expired"}')
  })

  it('the other one gets the reason why the session ended, and no token by message [D13, N03]', async () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel('geuinSession')
    channel.onmessage = ({ data }) => heard.push(data)
    const other = await anotherTab()
    const here = await tab.open(brand())
    const there = await other.open(brand())
    here.kept.enter(signedInWith(1))
    await here.kept.end('expired')
    await waitUntil(() => there.kept.get().status === 'signed-out' && heard.length === 2)
    channel.close()
    expect(JSON.stringify(heard)).not.to.match(/access|refresh|mira/)
    const logouts = there.events.events.filter(([type]) => type === 'geuin:logout')
    // Both messages may arrive after the end; then there was nothing to see of it there.
    for (const [, detail] of logouts) expect(JSON.stringify(detail)).to.equal('{"reason":"expired"}')
  })

  it('a session that each tab has for itself still ends in both [D13]', async () => {
    const other = await anotherTab()
    const here = await tab.open(brand(), 'memory')
    const there = await other.open(brand(), 'memory')
    here.kept.enter(signedInWith(1))
    there.kept.enter(signedInWith(5))
    await here.kept.end('viewer')
    await waitUntil(() => there.kept.get().status === 'signed-out')
  })

  it('one of them refreshes for both [D11]', async () => {
    const other = await anotherTab()
    const here = await tab.open(brand())
    const there = await other.open(brand())
    here.kept.enter(signedInWith(1))
    await waitUntil(() => there.kept.get().status === 'signed-in')
    // One server for both; what the frame is given must be a response of its own kind, which this one's is.
    const serve = tokenServer(1)
    answerWith(serve)
    other.answerWith(serve)
    const calls = Array.from({ length: 10 }, () => [here.http.get('/api/x'), there.http.get('/api/x')])
    const answers = await Promise.all(calls.flat())
    expect(answers.map(({ data }) => data)).to.deep.equal(Array(20).fill('yes'))
    expect(tab.refreshes() + other.refreshes()).to.equal(1)
    expect(JSON.stringify(there.kept.get())).to.equal(JSON.stringify(here.kept.get()))
    expect(storedSession(brand())).to.deep.equal(signedInWith(2))
    expect(apiCalls.length).to.be.greaterThan(10)
  })

  it('elements of both show the session [D13]', async () => {
    await import('../../../elements/geuin-auth')
    const other = await anotherTab()
    const there = await other.open(brand())
    const element = place('geuin-auth', { 'brand-id': brand() })
    there.kept.enter(signedInWith(1))
    await waitUntil(() => element.shadowRoot?.querySelector('.account'), 'the viewer')
  })
}

// A frame's copy of this module is a tab, not a test.
if (window === window.top) describe('two tabs', suite)
