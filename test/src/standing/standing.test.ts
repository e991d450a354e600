import { expect } from '@open-wc/testing'
import { toSanction } from '../../../src/standing/sanction'
import { newsOf, placeState } from '../../../src/standing/standing'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { communityAnswer, loopAnswer } from '../../support/communityAnswers'
import { answerWith, ok, resetApi } from '../../support/fakeApi'
import {
  buttonNamed,
  clearPage,
  find,
  place,
  recordEvents,
  serverReady,
  textOf,
  waitForElement,
} from '../../support/page'
import { signInOnboarded, signOut } from '../../support/signIn'
import { waitUntil } from '../../support/waitUntil'

describe('what others change about a viewer’s place', () => {
  it('is news to who waited, was in and was removed, or is banned', () => {
    expect(newsOf('requested', 'joined', false)).to.equal('standing.accepted')
    expect(newsOf('requested', 'unjoined', false)).to.equal('standing.refused')
    expect(newsOf('joined', 'unjoined', true)).to.equal('standing.removed')
    expect(newsOf('joined', 'banned', false)).to.equal('standing.banned')
  })

  it('is none to who has left elsewhere, or comes to a place', () => {
    expect(newsOf('joined', 'unjoined', false)).to.equal(null)
    expect(newsOf('unjoined', 'joined', false)).to.equal(null)
    expect(newsOf('banned', 'banned', false)).to.equal(null)
    expect(placeState('moderator')).to.equal('joined')
  })

  it('is read with its reason, and nothing else is', () => {
    const until = '2101-01-01T00:00:00.000Z'
    expect(toSanction({ kind: 'suspended', reason: ' Ads ', until })).to.eql({
      ...{ kind: 'suspended', reason: 'Ads', until: Date.parse(until) },
    })
    for (const wire of [null, undefined, 'banned', { kind: 'praised' }]) expect(toSanction(wire)).to.equal(null)
  })
})

describe('a viewer’s place, as others change it', () => {
  before(serverReady)
  before(() => Promise.all([import('../../../elements/geuin-community'), import('../../../elements/geuin-loop')]))
  beforeEach(resetApi)
  afterEach(clearPage)

  const note = (element: Element) => textOf(find(element, '.standing'))

  it('in a community shows at once with the reason: removed, then banned, then let in again [M01] [F22]', async function () {
    this.timeout(30_000)
    const joins = recordEvents('geuin:join')
    let viewer: NonNullable<ReturnType<typeof communityAnswer>['viewer']> = {
      ...{ role: 2, requested: false, banned: false, subscribed: false, requests: null, sanction: undefined },
    }
    const element = place('geuin-community', { slug: 'night-skies' })
    await waitForElement(element, '.poster-grid a')
    await signInOnboarded(element)
    answerWith(({ path }) =>
      path === paths.community ? ok(communityAnswer({ community_id: '1', slug: 'night-skies', viewer })) : undefined,
    )
    await waitUntil(() => buttonNamed(element, 'Joined'), 'not joined')
    const out = { role: null, requested: false, requests: null }
    viewer = {
      ...out,
      banned: false,
      subscribed: false,
      sanction: { kind: 'removed', reason: 'Off topic', until: null },
    }
    await waitUntil(() => buttonNamed(element, 'Join'), 'the removal does not show')
    await waitUntil(() => note(element).includes('You were removed from Dusk'), 'nothing says so')
    expect(note(element)).to.include('Off topic')
    await waitUntil(() => textOf(find(element, '.toast')).includes('removed from Dusk'), 'not announced')
    await expectAccessible(element)
    viewer = { ...out, banned: true, subscribed: false, sanction: { kind: 'banned', reason: 'Enough', until: null } }
    await waitUntil(() => note(element).includes('You are banned from Dusk'), 'the ban does not show')
    expect(note(element)).to.include('Enough')
    viewer = { ...out, role: 2, banned: false, subscribed: false, sanction: undefined }
    await waitUntil(() => buttonNamed(element, 'Joined') && !find(element, '.standing'), 'not let in again')
    expect(joins.events.map(({ detail }) => [detail.kind, detail.state])).to.eql([
      ['community', 'unjoined'],
      ['community', 'unjoined'],
    ])
    joins.off()
    await signOut(element)
  })

  it('in a loop says until when nothing can be written there [M02] [F21]', async function () {
    this.timeout(30_000)
    let viewer: ReturnType<typeof loopAnswer>['viewer']
    const element = place('geuin-loop', { slug: 'aurora-lab' })
    await waitForElement(element, '.counts b')
    await signInOnboarded(element)
    answerWith(({ path }) => (path === paths.loop ? ok(loopAnswer({ viewer })) : undefined))
    viewer = {
      ...{ participation: 3, subscribed: false, role: 2, requests: null },
      sanction: { kind: 'suspended', reason: '', until: '2101-03-01T12:00:00.000Z' },
    }
    await waitUntil(() => note(element).includes('2101'), 'nothing says so')
    expect(find(element, '.standing-reason')).to.equal(null)
    await expectAccessible(element)
    await signOut(element)
  })
})
