import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { codes } from '../../../src/wire/codes'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { answerWith, later, ok, refusal, resetApi } from '../../support/fakeApi'
import {
  buttonNamed,
  clearPage,
  find,
  findAll,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
} from '../../support/page'
import { signInOnboarded, signOut } from '../../support/signIn'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

const poster = '.poster-grid a'
const textOf = (element: Element, selector: string) => find(element, selector)?.textContent?.replace(/\s+/g, ' ').trim()
const members = (element: Element) => Number(/\d+/.exec(textOf(element, '.counts b') ?? '')?.[0])
const bell = (element: Element) => buttonNamed(element, 'Notify me of new videos')?.getAttribute('aria-pressed')

/** A site that no other test calls. */
let sites = 0
const site = () => {
  sites += 1
  return { 'api-host': `${location.origin}/loops/${sites}`, slug: 'dusk' }
}
const dusk = {
  ...{ loop_id: '5', slug: 'dusk', name: 'Dusk', description: '', image_url: null, community: null },
  ...{ is_closed: false, is_archived: false, counts: { members: 2, videos: 0 } },
}
const serve = (details: () => Response | Promise<Response>) =>
  answerWith(({ path }) => {
    if (!path.startsWith('/loops/')) return undefined
    if (path.endsWith(paths.loop)) return details()
    return path.endsWith(paths.feedLoop) ? ok({ items: [], next_cursor: null }) : refusal(404, 404)
  })

describe('<geuin-loop>', () => {
  before(serverReady)
  before(() => import('../../../elements/geuin-loop'))
  beforeEach(resetApi)
  afterEach(async () => {
    clearPage()
    await setViewport({ width: 800, height: 600 })
  })

  it('shows what an open loop is, where it belongs, and its videos [M02]', async () => {
    const element = place('geuin-loop', { slug: 'slow-light' })
    await waitForElement(element, poster)
    expect(textOf(element, 'h2')).to.equal('Slow light')
    expect(textOf(element, '.counts')).to.match(/^\d+ members? \d+ videos?$/)
    expect(find<HTMLAnchorElement>(element, '.loop-place a')?.pathname).to.equal('/community/night-skies')
    expect(buttonNamed(element, 'Join')).to.exist
    await expectAccessible(element)
  })

  it('lists its members, and reflects the chosen section [M02]', async () => {
    const element = place('geuin-loop', { slug: 'slow-light' })
    await waitForElement(element, poster)
    findAll(element, '[role="tab"]')[1]!.click()
    await waitForElement(element, '[role="listitem"]')
    expect(element.tab).to.equal('members')
    await expectAccessible(element)
  })

  it('opens a video in the loop’s feed', async () => {
    const element = place('geuin-loop', { slug: 'slow-light' })
    ;(await waitForElement(element, poster)).click()
    const feed = (await waitForElement(element, '.feed-dialog')).querySelector('geuin-feed')!
    expect([feed.getAttribute('source'), feed.getAttribute('slug')]).to.eql(['loop', 'slow-light'])
  })

  it('is joined, subscribed to and left by a viewer [M02]', async function () {
    this.timeout(30_000)
    const joins = recordEvents('geuin:join')
    const tracked = recordEvents('geuin:analytics')
    const element = place('geuin-loop', { slug: 'aurora-lab' })
    await waitForElement(element, '.counts b')
    await signInOnboarded(element)
    await waitUntil(() => bell(element) === 'false', 'no subscription')
    const before = members(element)
    await pressButton(element, 'Join')
    await waitUntil(() => buttonNamed(element, 'Joined') && members(element) === before + 1, 'not joined')
    await waitUntil(() => joins.events.length === 1, 'no event')
    await waitUntil(() => bell(element) !== undefined, 'no bell')
    if (bell(element) === 'true') {
      await pressButton(element, 'Notify me of new videos')
      await waitUntil(() => bell(element) === 'false', 'still subscribed')
    }
    await pressButton(element, 'Notify me of new videos')
    const isTold = () => tracked.events.some(({ detail }) => detail.name === 'Subscription Clicked')
    await waitUntil(() => bell(element) === 'true' && isTold(), 'not subscribed')
    await pressButton(element, 'Joined')
    await expectAccessible(element)
    await pressButton(element, 'Leave')
    await waitUntil(() => joins.events.length === 2 && members(element) === before, 'not left')
    expect(joins.events.map(({ detail }) => [detail.kind, detail.slug, detail.state])).to.eql([
      ['loop', 'aurora-lab', 'joined'],
      ['loop', 'aurora-lab', 'unjoined'],
    ])
    joins.off()
    tracked.off()
    await signOut(element)
  })

  it('that is closed is asked for, and shows by itself what the request opens [M02]', async function () {
    this.timeout(30_000)
    let viewer: object | undefined
    const closed = () => ok({ ...dusk, is_closed: true, viewer })
    const element = place('geuin-loop', { slug: 'slow-light' })
    await waitForElement(element, poster)
    await signInOnboarded(element)
    answerWith(({ path, method }) => {
      if (path === paths.loop) return closed()
      if (path !== paths.loopParticipation) return undefined
      viewer = { participation: method === 'POST' ? 2 : 1, subscribed: false, role: null }
      return ok({ counts: { members: 2 }, viewer })
    })
    element.slug = 'dusk'
    await pressButton(element, 'Ask to join')
    await waitUntil(() => buttonNamed(element, 'Requested'), 'not requested')
    expect(textOf(element, '.state-message h2')).to.equal('For members only')
    await pressButton(element, 'Requested')
    await pressButton(element, 'Withdraw')
    await waitUntil(() => buttonNamed(element, 'Ask to join'), 'not withdrawn')
    await pressButton(element, 'Ask to join')
    await waitUntil(() => buttonNamed(element, 'Requested'), 'not requested again')
    viewer = { participation: 3, subscribed: true, role: 2 }
    await waitUntil(() => buttonNamed(element, 'Joined'), 'the acceptance does not show')
    expect(find(element, '[role="tablist"]')).to.exist
    await signOut(element)
  })

  it('has what runs it for who leads it, and for nobody else [M02] [T16]', async () => {
    const viewer = (role: number | null) => ({
      participation: 1,
      subscribed: false,
      role,
      requests: role === 1 ? 2 : null,
    })
    serve(() => ok({ ...dusk, is_closed: true, viewer: viewer(1) }))
    const element = place('geuin-loop', site())
    await pressButton(element, 'Manage Dusk, 2 people wait to join')
    await waitForElement(element, 'dialog[open] .sheet-row')
    const rows = findAll(element, 'dialog[open] .sheet-row').map((it) => it.textContent)
    expect(rows).to.eql(['Requests to join2', 'Members', 'Edit details', 'Archive'])
    await expectAccessible(element)
    serve(() => ok({ ...dusk, viewer: viewer(2) }))
    const other = place('geuin-loop', site())
    await waitUntil(() => buttonNamed(other, 'Share loop'), 'not shown')
    expect(findAll(other, 'button').some((it) => it.ariaLabel?.startsWith('Manage'))).to.equal(false)
  })

  it('says where its community comes first', async function () {
    this.timeout(30_000)
    const element = place('geuin-loop', { slug: 'aurora-lab' })
    await waitForElement(element, '.counts b')
    await signInOnboarded(element)
    answerWith(({ path }) => (path === paths.loopParticipation ? refusal(codes.rulesNotAccepted, 409) : undefined))
    await pressButton(element, 'Join')
    await waitUntil(() => find(element, '.toast')?.textContent?.includes('community first'), 'nothing says so')
    await waitUntil(() => buttonNamed(element, 'Join')?.textContent === 'Join', 'still joined')
    await signOut(element)
  })

  it('shares the link of the loop [B04] [M02]', async () => {
    const shares = recordEvents('geuin:share')
    const tracked = recordEvents('geuin:analytics')
    let isShared = false
    Object.assign(navigator, {
      share: async () => {
        isShared = true
      },
    })
    try {
      serve(() => ok(dusk))
      const element = place('geuin-loop', { ...site(), 'host-url': 'https://lumen.example' })
      await pressButton(element, 'Share loop')
      await pressButton(element, 'More apps')
      await waitUntil(() => isShared, 'not shared')
      const { kind, id, url } = shares.events[0]!.detail
      expect([kind, id, url]).to.eql(['loop', '5', 'https://lumen.example/group/dusk'])
      const of = { element: 'geuin-loop', slug: 'dusk' }
      expect(tracked.events.map(({ detail: { name, properties } }) => [name, properties])).to.eql([
        ['Page Viewed', { ...of, page: 'loop' }],
      ])
    } finally {
      Reflect.deleteProperty(navigator, 'share')
      shares.off()
      tracked.off()
    }
  })

  it('has a skeleton, then says that there are no videos; an archived one takes nobody', async () => {
    const answer = later()
    serve(() => answer.answer)
    const element = place('geuin-loop', site())
    await waitForElement(element, '.loop-skeleton[aria-busy="true"]')
    answer.release(ok({ ...dusk, is_archived: true }))
    await waitUntil(() => textOf(element, '.state-message h2') === 'No videos yet', 'no empty state')
    expect(textOf(element, '.loop-archived')).to.include('Archived')
    expect([buttonNamed(element, 'Join'), bell(element)]).to.eql([undefined, undefined])
    await expectAccessible(element)
  })

  it('says that there is none, tries again after a failure, and reports a missing slug', async () => {
    const none = place('geuin-loop', { slug: 'no-such-loop' })
    await waitUntil(() => textOf(none, 'h2') === 'No such loop', 'not lost')
    serve(() => refusal(400, 400))
    const element = place('geuin-loop', site())
    await waitUntil(() => textOf(element, 'h2') === 'The loop didn’t load', 'no failure')
    serve(() => ok(dusk))
    await pressButton(element, 'Retry')
    await waitUntil(() => textOf(element, 'h2') === 'Dusk', 'not there')
    const errors = recordEvents('geuin:error')
    place('geuin-loop')
    await waitUntil(() => errors.events.length > 0, 'no error')
    expect(errors.events[0]!.detail.setting).to.equal('slug')
    errors.off()
  })

  it('can be used when narrow, with large text, from right to left and by keyboard [M02]', async function () {
    this.timeout(60_000)
    const element = place('geuin-loop', { slug: 'slow-light' })
    await waitForElement(element, poster)
    await expectUsable(element, () => find(element, '.loop'))
  })

  it('stays within its box from 280 to 1400 px', async () => {
    await setViewport({ width: 1500, height: 800 })
    const element = place('geuin-loop', { slug: 'slow-light' })
    await waitForElement(element, poster)
    for (const width of [280, 360, 640, 1000, 1400]) {
      element.style.width = `${width}px`
      expect(find(element, '.loop')!.scrollWidth, `${width} px`).to.be.at.most(width)
    }
  })
})
