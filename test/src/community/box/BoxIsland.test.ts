import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { expectAccessible } from '../../../support/accessible'
import { communityAnswer, pageAnswer } from '../../../support/communityAnswers'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../../support/fakeApi'
import {
  clearPage,
  find,
  findAll,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
} from '../../../support/page'
import { expectUsable } from '../../../support/usable'
import { waitUntil } from '../../../support/waitUntil'

const poster = '.box-videos .poster'
const box = (fields: Record<string, string> = { slug: 'night-skies' }) =>
  place('geuin-community', { layout: 'card', ...fields })

/** A site that no other test calls. */
let sites = 0
const site = () => {
  sites += 1
  return { 'api-host': `${location.origin}/boxes/${sites}`, slug: 'dusk' }
}

describe('<geuin-community layout="card">', () => {
  before(serverReady)
  before(() => import('../../../../elements/geuin-community'))
  beforeEach(resetApi)
  afterEach(async () => {
    resetApi()
    clearPage()
    await setViewport({ width: 800, height: 600 })
  })

  const answer = (community: () => Response | Promise<Response>, videos = () => pageAnswer([])) =>
    answerWith(({ path }) => {
      if (!path.startsWith('/boxes/')) return undefined
      if (path.endsWith('/api/v3/community')) return community()
      return path.endsWith('/goservices/feed/community') ? videos() : refusal(404, 404)
    })

  it('says what a community is, with the way in and its latest videos [M01]', async () => {
    const element = box()
    await waitForElement(element, poster)
    expect(find(element, 'h2')!.textContent).to.equal('Night Skies')
    expect(find(element, '.counts')!.textContent).to.match(/members.*videos.*loops/)
    expect(findAll(element, poster)).to.have.length(3)
    await expectAccessible(element)
    expect(findAll(element, '.community-banner, [role="tab"]')).to.have.length(0)
    const fetched = apiCalls.find(({ path }) => path.endsWith('/feed/community'))!
    expect(fetched.query.get('limit')).to.equal('3')
  })

  it('leads to the community’s page, and opens a video over the window [N03]', async () => {
    const moves = recordEvents('geuin:navigate')
    const take = (event: Event) => event.preventDefault()
    document.addEventListener('geuin:navigate', take, { once: true })
    const element = box()
    await waitForElement(element, poster)
    find(element, 'h2 a')!.click()
    const { page, slug } = moves.events[0]!.detail
    expect([page, slug]).to.eql(['community', 'night-skies'])
    find(element, poster)!.click()
    const feed = (await waitForElement(element, '.feed-dialog')).querySelector('geuin-feed')!
    expect([feed.getAttribute('source'), feed.getAttribute('slug')]).to.eql(['community', 'night-skies'])
    moves.off()
  })

  it('keeps what is closed, and says so [M01] [H03]', async () => {
    answer(() => ok(communityAnswer({ is_closed: true })))
    const element = box(site())
    await waitForElement(element, '.box-closed')
    expect(find(element, 'button')!.textContent).to.equal('Ask to join')
    expect(apiCalls.some(({ path }) => path.startsWith('/boxes/') && path.endsWith('/feed/community'))).to.equal(false)
    await expectAccessible(element)
  })

  it('has a skeleton, and a way on where it or its videos fail', async () => {
    const waiting = later()
    let community: () => Response | Promise<Response> = () => waiting.answer
    let videos = () => refusal(400, 400)
    answer(
      () => community(),
      () => videos(),
    )
    const element = box(site())
    await waitForElement(element, '.box-card[aria-busy="true"] .poster-blank')
    waiting.release(refusal(400, 400))
    await waitForElement(element, '.state-message')
    community = () => ok(communityAnswer())
    await pressButton(element, 'Retry')
    await waitForElement(element, '.box-failed')
    videos = () => pageAnswer([])
    await pressButton(element, 'Retry')
    await waitUntil(() => !find(element, '.box-failed, .box-videos'), 'no videos')
  })

  it('says that there is no such community, and which attribute is missing', async () => {
    answer(() => refusal(404, 404))
    const element = box(site())
    await waitForElement(element, '.state-message')
    expect(find(element, '.state-message')!.textContent).to.include('No such community')
    const unnamed = box({})
    await waitUntil(() => find(unnamed, '.box')?.textContent?.includes('slug'), 'not named')
  })

  it('becomes a page of its own, and a card again', async () => {
    const element = box()
    await waitForElement(element, poster)
    element.layout = undefined
    await waitForElement(element, '.community-banner')
    element.layout = 'card'
    await waitForElement(element, poster)
    expect(find(element, '.community-banner')).to.equal(null)
  })

  it('can be used when narrow, with large text, from right to left and by keyboard [M01]', async function () {
    this.timeout(60_000)
    const element = box()
    await waitForElement(element, poster)
    await expectUsable(element, () => find(element, '.box'))
  })
})
