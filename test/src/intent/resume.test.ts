import { expect } from '@open-wc/testing'
import type { CommunityId } from '../../../src/entities/community'
import type { VideoId } from '../../../src/entities/playable'
import { completeOnboarding } from '../../support/completeOnboarding'
import { answerWith, apiCalls, ok, resetApi } from '../../support/fakeApi'
import { type } from '../../support/input'
import { codeFor } from '../../support/mailbox'
import {
  buttonNamed,
  clearPage,
  find,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
  waitForRemoval,
} from '../../support/page'
import { newEmail, signIn, signOut } from '../../support/signIn'
import { sendTo } from '../../support/signInSteps'
import { waitUntil } from '../../support/waitUntil'

const sparkPath = '/api/v3/spark'
const joinPath = '/api/v3/community/join_request'
const slug = 'ridge-study'
const callsTo = (path: string) => apiCalls.filter((it) => it.path === path)
const inDialog = (selector: string) => `dialog[open] ${selector}`

describe('an intent that a sign-in interrupted', () => {
  let auth: HTMLElementTagNameMap['geuin-auth']
  let resume: typeof import('../../../src/intent/resume').resume
  let site: string

  before(serverReady)
  before(async () => {
    await import('../../../elements/geuin-auth')
    await import('../../../elements/geuin-community')
    await import('../../../elements/geuin-feed')
    ;({ resume } = await import('../../../src/intent/resume'))
  })
  beforeEach(async () => {
    resetApi()
    auth = place('geuin-auth')
    const { resolveSettings, siteKey } = await import('../../../src/kit/settings')
    site = siteKey(resolveSettings(auth))
  })
  afterEach(async () => {
    resetApi()
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  const videoId = async () => {
    const { data } = await (await fetch(`/api/v3/video?slug=${slug}`)).json()
    return data.video_id as VideoId
  }
  const takeSpark = () =>
    answerWith(({ path }) =>
      path === sparkPath ? ok({ counts: { sparks: 3 }, viewer: { sparked: true } }) : undefined,
    )
  const signInByCode = async () => {
    const address = newEmail()
    await sendTo(auth, address)
    type(find<HTMLInputElement>(auth, inDialog('.code-input')), await codeFor(address))
    await completeOnboarding(auth)
  }

  it('runs once the modal is done, although the element that asked has been removed [L06]', async () => {
    takeSpark()
    const feed = place('geuin-feed', { source: 'video', slug, 'no-autoplay': '' })
    await pressButton(feed, 'Spark')
    await waitForElement(auth, inDialog('input[type="email"]'))
    feed.remove()
    const community = place('geuin-community', { slug: 'night-skies' })
    const events = recordEvents('geuin:spark')
    await signInByCode()
    await waitUntil(() => events.events.length > 0, 'not sparked')
    events.off()
    expect([events.events[0]?.target, callsTo(sparkPath).length]).to.eql([community, 1])
  })

  it('runs for a feed in a dialog that has been closed meanwhile [L06]', async () => {
    takeSpark()
    const community = place('geuin-community', { slug: 'night-skies' })
    ;(await waitForElement(community, '.poster-grid a')).click()
    const feed = await waitForElement(community, '.feed-dialog geuin-feed')
    await pressButton(feed, 'Spark')
    await waitForElement(auth, inDialog('input[type="email"]'))
    find<HTMLDialogElement>(community, '.feed-dialog')?.close()
    await waitForRemoval(community, '.feed-dialog')
    const events = recordEvents('geuin:spark')
    await signInByCode()
    await waitUntil(() => events.events.length > 0, 'not sparked')
    events.off()
    expect([events.events[0]?.target, callsTo(sparkPath).length]).to.eql([community, 1])
  })

  it('that needs a viewer only is done although the viewer closes the guidelines [L06]', async () => {
    takeSpark()
    const feed = place('geuin-feed', { source: 'video', slug, 'no-autoplay': '' })
    await pressButton(feed, 'Spark')
    await waitForElement(auth, inDialog('input[type="email"]'))
    const events = recordEvents('geuin:spark')
    const address = newEmail()
    await sendTo(auth, address)
    type(find<HTMLInputElement>(auth, inDialog('.code-input')), await codeFor(address))
    await waitForElement(auth, inDialog('[name="agreed"]'))
    await pressButton(auth, 'Close')
    await waitUntil(() => events.events.length > 0, 'not sparked')
    events.off()
    expect(find(auth, 'dialog[open]')).to.equal(null)
    expect([events.events[0]?.target, callsTo(sparkPath).length]).to.eql([feed, 1])
  })

  it('is not done when the viewer closes the modal before the sign-in [L06]', async () => {
    const feed = place('geuin-feed', { source: 'video', slug, 'no-autoplay': '' })
    await pressButton(feed, 'Spark')
    await waitForElement(auth, inDialog('input[type="email"]'))
    await pressButton(auth, 'Close')
    await waitForRemoval(auth, 'dialog')
    await signIn(auth)
    await waitUntil(() => apiCalls.some(({ headers }) => headers.has('authorization')), 'the feed does not know them')
    expect(callsTo(sparkPath)).to.eql([])
  })

  it('waits for the onboarding, and is dropped with a closed modal [L06]', async () => {
    const community = place('geuin-community', { slug: 'night-skies' })
    await pressButton(community, 'Join')
    await waitForElement(auth, inDialog('input[type="email"]'))
    await signIn(auth)
    await waitUntil(() => find(auth, inDialog('h2'))?.textContent === 'Community guidelines', 'no guidelines')
    await auth.hide()
    await waitForRemoval(auth, 'dialog')
    expect(callsTo(joinPath)).to.eql([])
  })

  it('is dropped when another viewer signs in over the one who began the onboarding', async () => {
    const community = place('geuin-community', { slug: 'night-skies' })
    await signIn(auth)
    await pressButton(community, 'Join')
    await waitForElement(auth, inDialog('[name="agreed"]'))
    await signIn(auth)
    await waitForRemoval(auth, 'dialog')
    expect(callsTo(joinPath)).to.eql([])
  })

  it('is stored for a reload, also when another element of the site starts meanwhile [D07]', async () => {
    await pressButton(place('geuin-community', { slug: 'night-skies' }), 'Join')
    await waitForElement(auth, inDialog('input[type="email"]'))
    const { resumeModal } = await import('../../../src/modal/resumeModal.actions')
    const { storedSnapshot } = await import('../../../src/modal/snapshot')
    const { resolveSettings } = await import('../../../src/kit/settings')
    await resumeModal(place('geuin-auth'))
    const stored = storedSnapshot(resolveSettings(auth), 'page')
    expect([stored?.step, stored?.intent]).to.eql([
      'SIGNIN',
      { type: 'join', communityId: '1', slug: 'night-skies', name: 'Night Skies' },
    ])
  })

  for (const [tag, attributes] of [
    ['geuin-community', { slug: 'night-skies' }],
    ['geuin-feed', { source: 'home', layout: 'carousel' }],
  ] as const)
    it(`runs once for <${tag}> on a page that was loaded since, before its view is there [L06] [D08]`, async () => {
      await signIn(auth)
      const intent = { type: 'spark', videoId: await videoId(), sparked: true } as const
      const element = place(tag, attributes)
      place(tag, attributes)
      const events = recordEvents('geuin:spark')
      resume(intent, site, null)
      await waitUntil(() => events.events.length > 0, 'not sparked')
      events.off()
      const bodies = await Promise.all(callsTo(sparkPath).map((it) => it.body()))
      expect(bodies).to.eql([{ video_id: intent.videoId, sparked: true }])
      expect(events.events[0]?.target).to.equal(element)
    })

  it('concerns the element that shows the same community, and none of another site [M01]', async () => {
    await signIn(auth)
    const community = { communityId: '1' as CommunityId, slug: 'night-skies', name: 'Night Skies' }
    place('geuin-community', { slug: 'night-skies', 'brand-id': '2' })
    place('geuin-community', { slug: 'lamp-lab' })
    const element = place('geuin-community', { slug: 'night-skies' })
    await waitUntil(() => buttonNamed(element, 'Join'), 'no way in')
    answerWith(({ path }) =>
      path === joinPath ? ok({ counts: { members: 9 }, viewer: { role: 2, requested: false } }) : undefined,
    )
    const events = recordEvents('geuin:join')
    resume({ type: 'join', ...community }, site, null)
    await waitUntil(() => events.events.length > 0, 'not joined')
    events.off()
    expect(events.events.map(({ target }) => target)).to.eql([element])
  })

  it('refetches every shown answer, since answers are a viewer’s own', async () => {
    const community = place('geuin-community', { slug: 'night-skies' })
    await waitForElement(community, '.poster-grid a')
    resetApi()
    await signIn(auth)
    const isAnew = () =>
      apiCalls.some(({ path, headers }) => path === '/api/v3/community' && headers.get('authorization') !== null)
    await waitUntil(isAnew, 'it is not asked for')
  })
})
