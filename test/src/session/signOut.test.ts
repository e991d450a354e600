import { expect } from '@open-wc/testing'
import { answerWith, apiCalls, ok, resetApi } from '../../support/fakeApi'
import { callsTo, entering, refreshPath, refusing, signedInWith, storedSession } from '../../support/sessionAnswers'
import { waitUntil } from '../../support/waitUntil'

const signOutPath = '/api/v4/auth/signout'

/**
 * One page of the browser. This very module is loaded again in frames of the same origin: each is another page, with a
 * session store and a network of its own.
 */
export const visitedPage = {
  async open(brandId: string) {
    const { sessionStore } = await import('../../../src/session/session.store')
    return sessionStore({ apiHost: location.origin, brandId, storageMode: 'local' })
  },
  answerWith,
  bearers: () => callsTo(signOutPath).map(({ headers }) => headers.get('authorization')),
}

type VisitedPage = typeof visitedPage

const openPage = async (): Promise<{ frame: HTMLIFrameElement; page: VisitedPage }> => {
  const frame = document.createElement('iframe')
  frame.src = '/api/none'
  document.body.append(frame)
  await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }))
  const script = frame.contentDocument!.createElement('script')
  script.type = 'module'
  script.textContent = `import { visitedPage } from ${JSON.stringify(import.meta.url)}; window.visitedPage = visitedPage`
  frame.contentDocument!.head.append(script)
  const inside = frame.contentWindow as unknown as { visitedPage?: VisitedPage }
  await waitUntil(() => inside.visitedPage, 'the page')
  return { frame, page: inside.visitedPage! }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

const suite = () => {
  let count = 0
  const brand = () => `out-${count}`
  const ended = () => localStorage.getItem(`geuinEnded ${location.origin} ${brand()}`)
  /** All of the browser's storage, and where the tokens are in it. */
  const holders = () => Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('refresh-1'))

  beforeEach(() => {
    count += 1
  })
  afterEach(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
    resetApi()
    localStorage.clear()
    sessionStorage.clear()
  })

  it('ends the session on the server with its own token, and leaves none behind [C09] [D13]', async () => {
    const kept = await visitedPage.open(brand())
    kept.enter(signedInWith(1))
    answerWith(() => ok(null))
    await kept.end('viewer')
    expect(visitedPage.bearers()).to.eql(['Bearer access-1'])
    expect(ended()).to.equal(null)
    expect(JSON.stringify(localStorage)).not.to.match(/access-1|refresh-1/)
  })

  it('while offline signs out here at once, and on the server when the line is back [C09] [D13]', async () => {
    const kept = await visitedPage.open(brand())
    kept.enter(signedInWith(1))
    answerWith(offline)
    await kept.end('viewer')
    expect(kept.get()).to.eql({ status: 'signed-out' })
    expect(storedSession(brand())).to.equal(null)
    expect(holders(), 'the tokens to revoke are in one place').to.eql([`geuinEnded ${location.origin} ${brand()}`])
    answerWith(() => ok(null))
    window.dispatchEvent(new Event('online'))
    await waitUntil(() => ended() === null, 'the revocation')
    expect(visitedPage.bearers()).to.eql(['Bearer access-1', 'Bearer access-1'])
    expect(holders()).to.eql([])
  })

  it('while offline is repeated by the next page [C09] [D13]', async () => {
    const first = await openPage()
    const kept = await first.page.open(brand())
    kept.enter(signedInWith(1))
    first.page.answerWith(offline)
    await kept.end('viewer')
    first.frame.remove()
    expect(ended()).to.contain('refresh-1')
    answerWith(() => ok(null))
    expect((await visitedPage.open(brand())).get()).to.eql({ status: 'signed-out' })
    await waitUntil(() => ended() === null, 'the revocation')
    expect(visitedPage.bearers()).to.eql(['Bearer access-1'])
  })

  it('with an access token that has run out gets a new one for that', async () => {
    const kept = await visitedPage.open(brand())
    kept.enter(signedInWith(1))
    answerWith(({ path, headers }) => {
      if (path === refreshPath) return entering('access-2', 'refresh-2', null)
      return headers.get('authorization') === 'Bearer access-2' ? ok(null) : refusing(401, 401)
    })
    await kept.end('viewer')
    expect(visitedPage.bearers()).to.eql(['Bearer access-1', 'Bearer access-2'])
    expect(callsTo(refreshPath).map(({ headers }) => headers.get('gn-refresh-token'))).to.eql(['refresh-1'])
    expect(ended()).to.equal(null)
    expect(kept.get()).to.eql({ status: 'signed-out' })
  })

  for (const [what, answer, stays] of [
    ['is over already', () => refusing(5310, 401), false],
    ['can’t be reached now', () => refusing(503, 503), true],
  ] as const)
    it(`${stays ? 'is' : 'is not'} repeated for a session that ${what}`, async () => {
      const kept = await visitedPage.open(brand())
      kept.enter(signedInWith(1))
      answerWith(answer)
      await kept.end('viewer')
      expect(ended() !== null).to.equal(stays)
    })

  it('of one viewer does not touch the next one, who signs in before the line is back', async () => {
    const kept = await visitedPage.open(brand())
    kept.enter(signedInWith(1))
    answerWith(offline)
    await kept.end('viewer')
    kept.enter(signedInWith(5))
    answerWith(() => ok(null))
    window.dispatchEvent(new Event('online'))
    await waitUntil(() => ended() === null, 'the revocation')
    expect(visitedPage.bearers()).to.eql(['Bearer access-1', 'Bearer access-1'])
    expect(storedSession(brand())).to.eql(signedInWith(5))
  })

  for (const reason of ['expired', 'deleted'] as const)
    it(`with the reason ${reason} asks nothing of the server, which has ended the session itself`, async () => {
      const kept = await visitedPage.open(brand())
      kept.enter(signedInWith(1))
      await kept.end(reason)
      expect(apiCalls).to.eql([])
      expect(holders()).to.eql([])
    })
}

// A frame's copy of this module is a page, not a test.
if (window === window.top) describe('a sign-out', suite)
