import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../support/fakeApi'
import {
  clearPage,
  find,
  findAll,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
} from '../../support/page'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

const headings = (element: Element) => findAll(element, '.shelf h2').map((it) => it.textContent)
const card = '.community-card h3'
const allSections = ['Featured communities', 'People to watch', 'Featured loops']
const allThere = (element: Element) =>
  waitUntil(
    () => [card, '.person-card b', '.loop-card b'].every((it) => find(element, it)),
    'not all sections are there',
  )

/** A site that no other test calls. */
let sites = 0
const site = () => {
  sites += 1
  return { 'api-host': `${location.origin}/discover/${sites}` }
}
const page = (items: readonly object[], next: string | null = null) => ok({ items, next_cursor: next })
const community = (number: number) => ({ community_id: `${number}`, slug: `c-${number}`, name: `Community ${number}` })

describe('<geuin-explore>', () => {
  before(serverReady)
  before(() => import('../../../elements/geuin-explore'))
  beforeEach(() => {
    resetApi()
    localStorage.clear()
  })
  afterEach(async () => {
    clearPage()
    await setViewport({ width: 800, height: 600 })
  })

  it('shows featured communities, people to watch and featured loops [M03]', async () => {
    const element = place('geuin-explore')
    await allThere(element)
    expect(headings(element)).to.eql(allSections)
    expect(findAll(element, card).map((it) => it.textContent)).to.include('Night Skies')
    for (const link of findAll<HTMLAnchorElement>(element, '.person-card'))
      expect(link.pathname).to.match(/^\/profile\/./)
    await expectAccessible(element)
  })

  it('shows the communities of late first, without those that are gone [H07]', async () => {
    const { recentCommunities } = await import('../../../src/community/recentCommunities')
    const { resolveSettings } = await import('../../../src/kit/settings')
    for (const slug of ['lamp-lab', 'gone-by-now', 'night-skies'])
      recentCommunities({ ...resolveSettings(document.createElement('geuin-explore')), consent: 'granted' }).add(slug)
    const element = place('geuin-explore', { consent: 'granted' })
    await waitUntil(() => findAll(element, '.recent[href]').length === 2, 'not both')
    expect(headings(element)[0]).to.equal('Recent communities')
    await waitUntil(() => findAll(element, '.recent').length === 2, 'the one that is gone')
    expect(findAll<HTMLAnchorElement>(element, 'a.recent').map(({ pathname }) => pathname)).to.eql([
      '/community/night-skies',
      '/community/lamp-lab',
    ])
  })

  it('leads to people and places by geuin:navigate [N03]', async () => {
    const moves = recordEvents('geuin:navigate')
    const take = (event: Event) => event.preventDefault()
    document.addEventListener('geuin:navigate', take)
    const element = place('geuin-explore')
    await allThere(element)
    for (const link of ['.community-card h3 a', '.person-card', '.loop-card a']) find(element, link)!.click()
    expect(moves.events.map(({ detail }) => detail.page)).to.eql(['community', 'profile', 'group'])
    document.removeEventListener('geuin:navigate', take)
    moves.off()
  })

  it('grows a section at a tap, page by page, and tries again where that fails', async () => {
    let answer = () => refusal(400, 400)
    answerWith(({ path, query }) => {
      if (!path.startsWith('/discover/')) return undefined
      if (!path.endsWith(paths.featuredCommunities)) return page([])
      return query.get('cursor') ? answer() : page([community(1), community(2)], 'second')
    })
    const element = place('geuin-explore', site())
    await pressButton(element, 'Show more')
    await waitUntil(() => find(element, '.shelf > .button')?.textContent === 'Retry', 'no second try')
    answer = () => page([community(3)])
    await pressButton(element, 'Retry')
    await waitUntil(() => findAll(element, card).length === 3, 'no third one')
    expect(find(element, '.shelf > .button')).to.equal(null)
    expect(headings(element)).to.eql(['Featured communities'])
  })

  it('keeps what has loaded where a section fails, which can be tried again', async () => {
    let people = () => refusal(400, 400)
    answerWith(({ path }) => {
      if (!path.startsWith('/discover/')) return undefined
      if (path.endsWith(paths.featuredCommunities)) return page([community(1)])
      return path.endsWith(paths.featuredPeople) ? people() : page([])
    })
    const element = place('geuin-explore', site())
    await waitForElement(element, '.shelf-failed')
    await waitForElement(element, card)
    await expectAccessible(element)
    people = () =>
      page([{ user: { user_id: '1', nickname: 'mira' }, counts: { videos: 3 }, posters: ['javascript:1', 5] }])
    await pressButton(element, 'Retry')
    await waitForElement(element, '.person-card')
    expect(find(element, '.person-card img')).to.equal(null)
  })

  it('shows a category’s communities and loops, and everything again [M03]', async () => {
    const chosen = recordEvents('geuin:explore-change')
    const element = place('geuin-explore')
    await waitUntil(() => findAll(element, '.chip').length > 4, 'no categories')
    const pressed = () => findAll(element, '.chip[aria-pressed="true"]').map((it) => it.textContent)
    expect(findAll(element, '.chip').map((it) => it.textContent)).to.eql([
      ...['Everything', 'Light', 'Motion', 'Structure', 'Craft'],
    ])
    expect(pressed()).to.eql(['Everything'])
    await pressButton(element, 'Light')
    await waitUntil(
      () => headings(element).length === 2 && find(element, '.loop-card') && find(element, card),
      'no category',
    )
    expect(headings(element)).to.eql(['Communities about Light', 'Loops about Light'])
    expect(findAll(element, card).map((it) => it.textContent)).to.eql(['Night Skies', 'Lamp Lab'])
    expect(pressed()).to.eql(['Light'])
    await expectAccessible(element)
    const { detail } = chosen.events[0]!
    expect([detail.title, detail.category, chosen.events.length]).to.eql(['Light', element.category, 1])
    await pressButton(element, 'Everything')
    await allThere(element)
    expect([headings(element), element.category]).to.eql([allSections, undefined])
    expect(chosen.events.at(-1)!.detail).to.eql({ category: null, title: null })
    chosen.off()
  })

  it('begins with the category of its attribute, and says where there is nothing [M03]', async () => {
    answerWith(({ path, query }) => {
      if (!path.startsWith('/discover/')) return undefined
      if (path.endsWith(paths.exploreCategories))
        return ok([{ category_id: 7, title: 'Light' }, { category_id: '8', title: 'Sound' }, { title: 'None' }, null])
      if (path.endsWith(paths.exploreCommunities)) return page(query.get('category_id') === '7' ? [community(1)] : [])
      return page([])
    })
    const element = place('geuin-explore', { ...site(), category: '7' })
    await waitForElement(element, card)
    expect(headings(element)).to.eql(['Communities about Light'])
    expect(findAll(element, '.chip').map((it) => it.textContent)).to.eql(['Everything', 'Light', 'Sound'])
    for (const category of ['8', 'gone']) {
      element.category = category
      await waitUntil(() => !find(element, '.shelf') && find(element, '.state-message'), category)
      await expectAccessible(element)
    }
    element.category = '7'
    await waitForElement(element, card)
  })

  it('shows everything where a brand has no categories, and tries again where they fail', async () => {
    let categories = () => refusal(400, 400)
    answerWith(({ path }) => {
      if (!path.startsWith('/discover/')) return undefined
      if (path.endsWith(paths.exploreCategories)) return categories()
      return page(path.endsWith(paths.featuredCommunities) ? [community(1)] : [])
    })
    const element = place('geuin-explore', site())
    await waitForElement(element, '.shelf-failed')
    await waitForElement(element, card)
    categories = () => ok([])
    await pressButton(element, 'Retry')
    await waitUntil(() => !find(element, '.shelf-failed') && !find(element, '[aria-busy="true"]'), 'still there')
    expect([findAll(element, '.chip').length, findAll(element, card).length]).to.eql([0, 1])
  })

  it('has skeletons of the same shape, and says where there is nothing', async () => {
    const answer = later()
    answerWith(({ path }) => {
      if (!path.startsWith('/discover/')) return undefined
      return path.endsWith(paths.featuredCommunities) ? answer.answer : page([])
    })
    const element = place('geuin-explore', site())
    await waitForElement(element, '.shelf[aria-busy="true"] .community-card')
    answer.release(page([]))
    await waitForElement(element, '.state-message')
    expect(findAll(element, '.shelf')).to.have.length(0)
    await expectAccessible(element)
  })

  it('is strips that scroll sideways in a page’s margin [M03]', async () => {
    const element = place('geuin-explore', { layout: 'carousel' })
    element.style.width = '300px'
    await allThere(element)
    const strips = findAll(element, 'ul.shelf-strip')
    expect(strips).to.have.length(3)
    for (const strip of strips) expect(strip.scrollWidth).to.be.greaterThan(strip.clientWidth)
    expect(find(element, '.explore')!.scrollWidth).to.equal(300)
    await expectAccessible(element)
    element.layout = 'grid'
    await waitUntil(() => !find(element, '.shelf-strip'), 'still strips')
  })

  it('stays within its box from 280 to 1400 px, and asks once for each section', async () => {
    await setViewport({ width: 1500, height: 800 })
    const element = place('geuin-explore')
    await allThere(element)
    for (const width of [280, 360, 640, 1000, 1400]) {
      element.style.width = `${width}px`
      const box = find(element, '.explore')!
      expect(box.getBoundingClientRect().width).to.equal(width)
      expect(box.scrollWidth, `${width} px`).to.be.at.most(width)
    }
    const requests = apiCalls.filter(({ path }) => /\/(featured_|explore\/)/.test(path)).map(({ path }) => path)
    expect(requests.length).to.equal(new Set(requests).size)
  })

  it('can be used when narrow, with large text, from right to left and by keyboard [M03]', async function () {
    this.timeout(60_000)
    const element = place('geuin-explore')
    await allThere(element)
    await expectUsable(element, () => find(element, '.explore'))
  })
})
