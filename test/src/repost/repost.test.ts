import { expect } from '@open-wc/testing'
import { expectAccessible } from '../../support/accessible'
import { completeOnboarding } from '../../support/completeOnboarding'
import { answerWith, apiCalls, later, loseAnswers, ok, refusal, resetApi } from '../../support/fakeApi'
import {
  buttonNamed,
  clearPage,
  find,
  place,
  pressButton,
  recordEvents,
  serverReady,
  textOf,
  waitForElement,
  waitForFocus,
  waitForRemoval,
} from '../../support/page'
import { signIn, signOut } from '../../support/signIn'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

/** Of fewer than a thousand reposts, so that each one can be read. */
const slug = 'tide-table'
const create = '/api/v3/repost/create'
const list = '/api/v3/repost_destinations'

const destination = (id: string, change: object = {}) => ({
  ...{ kind: 'community', id, name: `Place ${id}`, image_url: null, within: null, members: 1200 },
  ...{ state: 'open', reposted_at: null },
  ...change,
})

describe('reposting a video', () => {
  let auth: HTMLElementTagNameMap['geuin-auth']
  let feed: HTMLElementTagNameMap['geuin-feed']
  before(serverReady)
  before(async () => {
    await import('../../../elements/geuin-auth')
    await import('../../../elements/geuin-feed')
  })
  const openFeed = async () => {
    feed = place('geuin-feed', { source: 'video', slug, 'no-autoplay': '' })
    feed.style.cssText = 'position: fixed; inset: 0; inline-size: 390px; block-size: 700px'
    await waitForElement(feed, '.scrubber, [role="slider"]')
  }
  beforeEach(async () => {
    resetApi()
    auth = place('geuin-auth')
    await openFeed()
  })
  afterEach(() => {
    resetApi()
    clearPage()
  })
  // One viewer for all: only somebody with a name may repost.
  before(async () => {
    auth = place('geuin-auth')
    await signIn(auth)
    await openFeed()
    button()?.click()
    await completeOnboarding(auth)
    // The intent is resumed.
    await waitForElement(feed, '.repost-places')
    clearPage()
  })
  after(async () => {
    auth = place('geuin-auth')
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  const button = () => find(feed, '.slide:not([inert]) .rail-act[aria-label^="Repost"]')
  const count = () => Number(button()?.textContent)
  const rows = () => [...(feed.shadowRoot?.querySelectorAll('.repost-places > li') ?? [])].map((it) => textOf(it))
  const open = async () => {
    button()?.click()
    await waitForElement(feed, '.repost-places')
  }
  const tick = (at: number) => feed.shadowRoot?.querySelectorAll<HTMLInputElement>('.repost-places input')[at]?.click()
  const sent = () => Promise.all(apiCalls.filter(({ path }) => path === create).map((it) => it.body()))

  it('shows at once, is confirmed by a toast that takes it back, and is counted [F24] [L06] [N03]', async () => {
    const before = count()
    const reposts = recordEvents('geuin:repost')
    const tracked = recordEvents('geuin:analytics')
    await open()
    expect(rows()[0]).to.contain('Your profile')
    const answer = later()
    answerWith(({ path }) => (path === create ? answer.answer : undefined))
    tick(0)
    await pressButton(feed, 'Repost to 1 place')
    await waitForRemoval(feed, 'dialog[open]')
    await waitUntil(() => count() === before + 1, 'it is not counted')
    answerWith(() => undefined)
    answer.release(ok({ counts: { reposts: before + 1 }, viewer: { reposted: true }, waiting: [] }))
    await waitUntil(() => textOf(find(feed, '.toast')).includes('Reposted to 1 place'), 'nothing confirms it')
    await pressButton(feed, 'Undo')
    await waitUntil(() => reposts.events.length === 2, 'it is not taken back')
    const names = tracked.events.map(({ detail }) => detail.name)
    for (const record of [reposts, tracked]) record.off()
    expect(names.filter((name) => name === 'Repost Success').length).to.equal(1)
    expect(reposts.events.map(({ detail }) => detail.reposted)).to.eql([true, false])
    expect((await sent()).map((body) => (body as { reposted: boolean }).reposted)).to.eql([true, false])
  })

  it('is really made and taken back by the server [F24]', async () => {
    const before = count()
    await open()
    tick(0)
    await pressButton(feed, 'Repost to 1 place')
    await waitUntil(() => textOf(find(feed, '.toast')).includes('Reposted to 1 place'), 'nothing confirms it')
    expect(count()).to.equal(before + 1)
    await open()
    await waitUntil(() => rows()[0]?.includes('Reposted, Just now'), 'it does not say so')
    await pressButton(feed, 'Undo: Your profile')
    await waitUntil(() => count() === before, 'it is counted still')
    await waitUntil(() => feed.shadowRoot?.querySelector('.repost-places input'), 'it can’t be chosen again')
    await waitForFocus(() => feed.shadowRoot?.querySelector('.repost-places input'))
  })

  it('says where it can’t go and why, and names the number of places on its one button', async () => {
    const places = [
      destination('1', { kind: 'profile', name: 'Wren' }),
      destination('2', { state: 'reposted', reposted_at: new Date().toISOString() }),
      destination('3'),
      destination('4', { kind: 'loop', within: 'Night Skies', state: 'needs_approval' }),
      destination('5', { state: 'waiting' }),
      destination('6', { state: 'leaders_only' }),
    ]
    answerWith(({ path }) => (path === list ? ok({ items: places, next_cursor: null }) : undefined))
    await open()
    const notes = [
      'Your profile',
      'Reposted, Just now',
      '1.2K members',
      'Loop in Night Skies · A leader approves first',
    ]
    for (const [at, words] of [...notes, 'Waiting for approval', 'Only leaders can post here'].entries())
      expect(rows()[at]).to.contain(words)
    expect(feed.shadowRoot?.querySelectorAll('.repost-places input').length).to.equal(3)
    await waitForElement(feed, 'dialog .button-primary:disabled')
    tick(1)
    tick(2)
    await expectUsable(feed, () => find(feed, 'dialog[open]'))
    await pressButton(feed, 'Repost to 2 places')
    await waitUntil(() => apiCalls.some(({ path }) => path === create), 'nothing is sent')
    const [body] = (await sent()) as [{ destinations: unknown }]
    expect(body.destinations).to.eql([
      { kind: 'community', id: '3' },
      { kind: 'loop', id: '4' },
    ])
  })

  it('counts back when the server refuses it [L06]', async () => {
    const before = count()
    await open()
    answerWith(({ path }) => (path === create ? refusal(403, 403) : undefined))
    tick(0)
    await pressButton(feed, 'Repost to 1 place')
    await waitForElement(feed, '.toast-error')
    expect(count()).to.equal(before)
  })

  it('is not made twice when the server’s answer is lost: its list says that it is made [F24]', async () => {
    const before = count()
    await open()
    loseAnswers(create)
    tick(0)
    await pressButton(feed, 'Repost to 1 place')
    await waitForElement(feed, '.toast-error')
    expect(count()).to.equal(before)
    answerWith(() => undefined)
    await open()
    await waitUntil(() => rows()[0]?.includes('Reposted, Just now'), 'it does not say so')
    const reposts = recordEvents('geuin:repost')
    loseAnswers(create)
    await pressButton(feed, 'Undo: Your profile')
    await waitUntil(() => feed.shadowRoot?.querySelector('.repost-places input'), 'the list does not say so')
    expect(reposts.events).to.eql([])
    answerWith(() => undefined)
    tick(0)
    await pressButton(feed, 'Repost to 1 place')
    await waitUntil(() => reposts.events.length === 1, 'the server has it')
    reposts.off()
    expect(count()).to.equal(before + 1)
    await open()
    await pressButton(feed, 'Undo: Your profile')
    await waitUntil(() => count() === before, 'it is counted still')
  })

  it('keeps its places, and what was chosen, when further ones don’t load', async () => {
    let fails = true
    answerWith(({ path, query }) => {
      if (path !== list) return undefined
      if (!query.has('cursor')) return ok({ items: [destination('1')], next_cursor: 'next' })
      return fails ? refusal(403, 403) : ok({ items: [destination('2')], next_cursor: null })
    })
    await open()
    tick(0)
    await pressButton(feed, 'Show more')
    await waitForElement(feed, '.toast-error')
    expect(rows().length).to.equal(1)
    await waitUntil(() => buttonNamed(feed, 'Show more')?.ariaBusy === 'false', 'it still waits')
    fails = false
    await pressButton(feed, 'Show more')
    await waitUntil(() => rows().length === 2, 'the next page is not there')
    await pressButton(feed, 'Repost to 1 place')
    await waitUntil(() => apiCalls.some(({ path }) => path === create), 'nothing is sent')
    expect(await sent()).to.have.length(1)
  })

  it('can load its places again, and is accessible', async () => {
    answerWith(({ path }) => (path === list ? refusal(403, 403) : undefined))
    button()?.click()
    await waitForElement(feed, 'dialog .state-message')
    answerWith(() => undefined)
    await pressButton(feed, 'Retry')
    await waitForElement(feed, '.repost-places')
    await expectAccessible(feed)
  })

  it('is left when its viewer signs out, by the sheet too', async () => {
    await open()
    await signOut(auth)
    await waitForRemoval(feed, '.repost-places')
  })
})
