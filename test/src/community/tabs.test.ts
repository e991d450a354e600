import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible } from '../../support/accessible'
import { communityAnswer, loopAnswer, memberAnswer, pageAnswer } from '../../support/communityAnswers'
import { answerWith, apiCalls, json, ok, refusal, resetApi } from '../../support/fakeApi'
import { type } from '../../support/input'
import {
  clearPage,
  find,
  findAll,
  focused,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
} from '../../support/page'
import { waitUntil } from '../../support/waitUntil'

const membersPath = '/api/v3/community/members'
const loopsPath = '/api/v3/community/loops'
const feedPath = '/goservices/feed/community'
const callsTo = (path: string) => apiCalls.filter((it) => it.path.endsWith(path))

const tab = (element: Element, name: string) => find(element, `[data-tab="${name}"]`)
const openTab = async (element: Element, name: string) => {
  ;(await waitForElement(element, `[data-tab="${name}"]`)).click()
  await waitUntil(() => tab(element, name)?.ariaSelected === 'true', `${name} is not selected`)
}
const names = (element: Element) => findAll(element, '.person-names b').map(({ textContent }) => textContent)

let sites = 0
/** What the element that was opened last has called, the brand apart. */
const ownCalls = () =>
  apiCalls
    .map(({ path }) => path.split(`/sites/tabs-${sites}`)[1] ?? '')
    .filter((path) => path && !path.endsWith('/brand'))

describe('the sections of <geuin-community>', () => {
  before(serverReady)
  before(() => import('../../../elements/geuin-community'))
  beforeEach(resetApi)
  afterEach(clearPage)

  /** A community of a site that no other test calls. */
  const open = (answers: Readonly<Record<string, (query: URLSearchParams) => Response>>, tab = 'members') => {
    sites += 1
    answerWith(({ path, query }) => {
      if (!path.startsWith('/sites/')) return undefined
      const known = Object.keys(answers).find((it) => path.endsWith(it))
      if (known) return answers[known]!(query)
      if (path.endsWith('/api/v3/community')) return ok(communityAnswer())
      return path.endsWith(feedPath) ? pageAnswer([]) : refusal(404, 404)
    })
    return place('geuin-community', { 'api-host': `${location.origin}/sites/tabs-${sites}`, slug: 'dusk', tab })
  }

  it('are chosen by a viewer, which the attribute follows and an event says [M01]', async () => {
    const element = place('geuin-community', { slug: 'night-skies' })
    const changes = recordEvents('geuin:community-change')
    await openTab(element, 'members')
    await waitForElement(element, '.person')
    expect(element.tab).to.equal('members')
    expect(changes.events.map(({ target, detail }) => [target, detail])).to.eql([
      [element, { id: '1', slug: 'night-skies', tab: 'members' }],
    ])
    await expectAccessible(element)
    changes.off()
  })

  it('follow the attribute whenever it changes, without an event; videos show for what is no section', async () => {
    const element = place('geuin-community', { slug: 'night-skies', tab: 'members' })
    const changes = recordEvents('geuin:community-change')
    await waitForElement(element, '.person')
    element.tab = 'loops'
    await waitForElement(element, '.loop-card, .state-message')
    element.setAttribute('tab', 'elsewhere')
    await waitUntil(() => tab(element, 'videos')?.ariaSelected === 'true', 'not the videos')
    await waitForElement(element, '.poster-grid a')
    expect(changes.events).to.have.length(0)
    changes.off()
  })

  it('load only once they are opened, and keep what they have loaded', async () => {
    const media = { hls_url: '/none.m3u8', width: 360, height: 640 }
    const element = open(
      {
        [membersPath]: () => pageAnswer([memberAnswer(1)]),
        [feedPath]: () => pageAnswer([{ video_id: '1', slug: 'one', media }]),
      },
      'videos',
    )
    await waitForElement(element, '.poster-grid a')
    expect(ownCalls()).to.eql(['/api/v3/community', feedPath])
    await openTab(element, 'members')
    await waitForElement(element, '.person')
    await openTab(element, 'videos')
    await openTab(element, 'members')
    expect(ownCalls()).to.eql(['/api/v3/community', feedPath, membersPath])
  })

  it('can be used by keyboard: arrows choose, Tab goes on to the search and the people', async () => {
    const element = place('geuin-community', { slug: 'night-skies' })
    await waitForElement(element, '.poster-grid a')
    tab(element, 'videos')!.focus()
    await sendKeys({ press: 'End' })
    await waitForElement(element, '.person')
    await sendKeys({ press: 'Tab' })
    expect((focused() as HTMLElement).ariaLabel).to.equal('Search members')
    await sendKeys({ press: 'Tab' })
    expect((focused() as HTMLElement).className).to.equal('person-link')
  })

  describe('members', () => {
    it('show leaders and moderators first, with their mark, and lead to profiles [M01] [F22] [N03]', async () => {
      const element = place('geuin-community', { slug: 'night-skies', tab: 'members' })
      await waitForElement(element, '.person')
      expect(names(element)[0]).to.equal('Mira Okafor')
      expect(findAll(element, '.role-mark').map(({ textContent }) => textContent)).to.eql(['Leader', 'Moderator'])
      const moves = recordEvents('geuin:navigate')
      const take = (event: Event) => event.preventDefault()
      document.addEventListener('geuin:navigate', take)
      find(element, '.person-link')!.click()
      expect(moves.events.map(({ detail }) => [detail.page, detail.slug])).to.eql([['profile', 'mira.light']])
      document.removeEventListener('geuin:navigate', take)
      moves.off()
    })

    it('are found as one types, with one call once the viewer pauses', async () => {
      const element = place('geuin-community', { slug: 'night-skies', tab: 'members' })
      await waitForElement(element, '.person')
      const field = find<HTMLInputElement>(element, '.search-field input')!
      for (const text of ['m', 'mi', 'mira']) type(field, text)
      await waitUntil(() => names(element).every((name) => name?.startsWith('Mira')), 'not found')
      expect(callsTo(membersPath).map(({ query }) => query.get('q'))).to.eql([null, 'mira'])
      expect(find(element, '.members [role="status"]')!.textContent).to.match(/^\d+ (person|people) found$/)
      type(field, 'zzz')
      await waitUntil(() => find(element, '.state-message h2')?.textContent === 'Nobody by that name', 'no message')
      await pressButton(element, 'Clear search')
      await waitUntil(() => names(element).length > 10, 'not everybody again')
      expect(focused()).to.equal(field)
    })

    it('load page by page as they are scrolled, and draw what is near the screen only', async () => {
      const total = 5000
      const element = open({
        [membersPath]: (query) => {
          const from = Number(query.get('cursor') ?? 0)
          const items = Array.from({ length: 50 }, (_, at) => memberAnswer(from + at + 1, from + at ? 2 : 1))
          return pageAnswer(items, from + 50 < total ? `${from + 50}` : null)
        },
      })
      await waitForElement(element, '.person')
      const calls = () => callsTo(membersPath).length
      for (let pages = 2; pages <= 30; pages += 1) {
        await waitUntil(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          return calls() >= pages
        }, `page ${pages}`)
      }
      await waitUntil(() => names(element).at(-1) !== 'Member 50', 'nothing more')
      expect(names(element).length).to.be.below(400)
      const cursors = callsTo(membersPath).map(({ query }) => query.get('cursor'))
      expect(new Set(cursors).size).to.equal(cursors.length)
      scrollTo(0, 0)
      await waitUntil(() => names(element)[0] === 'Member 1', 'the first ones are drawn again')
    })

    it('say that they did not load, and load on Retry; a later page keeps those before', async () => {
      let isDown = true
      const element = open({
        [membersPath]: (query) => {
          if (isDown) return json({}, 400)
          return pageAnswer([memberAnswer(query.get('cursor') ? 2 : 1)], query.get('cursor') ? null : '1')
        },
      })
      const alert = await waitForElement(element, '[role="alert"]')
      expect(alert.textContent).to.include('The members didn’t load')
      isDown = false
      await pressButton(element, 'Retry')
      await waitUntil(() => names(element).length === 2, 'both pages')
      await expectAccessible(element)
    })

    it('take no answer for a page that is none', async () => {
      const element = open({ [membersPath]: () => ok({ items: 'many' }) })
      expect((await waitForElement(element, '[role="alert"]')).textContent).to.include('The members didn’t load')
      // Nobody has opened the videos.
      expect(ownCalls()).to.eql(['/api/v3/community', membersPath])
    })

    it('leave out who is nobody, and draw names as text', async () => {
      const hostile = memberAnswer(2)
      hostile.user.name = '<img src=x onerror=alert(1)>'
      const element = open({
        [membersPath]: () => pageAnswer([null, { role: 2 }, { ...memberAnswer(1), role: 9 }, hostile]),
      })
      await waitForElement(element, '.person')
      expect(names(element)).to.eql(['<img src=x onerror=alert(1)>'])
    })
  })

  describe('loops', () => {
    const loop = loopAnswer({ is_closed: true })

    it('show as cards that lead to their pages [M01] [F22]', async () => {
      const joined = { ...loop, loop_id: '5', slug: 'rule-30', viewer: { participation: 3, subscribed: false } }
      const element = open({ [loopsPath]: () => pageAnswer([loop, joined]) }, 'loops')
      const card = await waitForElement(element, '.list .loop-card')
      expect(card.textContent).to.include('Aurora Lab').and.to.include('2.1K members · Closed')
      expect(findAll(element, '.loop-card')[1]!.textContent).to.match(/Joined$/)
      expect(new URL(find<HTMLAnchorElement>(element, '.loop-card a')!.href).pathname).to.equal('/group/aurora-lab')
      await expectAccessible(element)
    })

    it('say that there are none, and that they did not load', async () => {
      const none = open({ [loopsPath]: () => pageAnswer([]) }, 'loops')
      expect((await waitForElement(none, '.state-message h2')).textContent).to.equal('No loops yet')
      clearPage()
      const failed = open({ [loopsPath]: () => json({}, 400) }, 'loops')
      expect((await waitForElement(failed, '[role="alert"]')).textContent).to.include('The loops didn’t load')
    })
  })
})
