import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { removePageQuery } from '../../../src/kit/pageQuery'
import SearchPage from '../../../src/search/SearchPage'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { type Drawn, draw, until, wipe } from '../../support/draw'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { click, type } from '../../support/input'
import { Paper } from '../../support/Paper'
import { recordEvents, serverReady } from '../../support/page'
import { expectUsable } from '../../support/usable'

const blank = { words: null, video: null, user: null, community: null, loop: null, matches: [] }
const community = (name: string, slug = name.toLowerCase()) => ({
  ...{ ...blank, kind: 'community', community: { community_id: slug, slug, name, image_url: null, members: 1200 } },
  matches: [{ start: 0, end: 2 }],
})
const page = (items: readonly object[]) => ({ items, next_cursor: null })
const nothing = { corrected: null, users: page([]), communities: page([]), loops: page([]), videos: page([]) }

/** A site that no other test calls. */
let sites = 0
const open = (): Drawn => {
  sites += 1
  return draw(<SearchPage>Explore</SearchPage>, { 'api-host': `${location.origin}/search/${sites}` })
}
const onServer = () => draw(<SearchPage />, { 'api-host': '/', 'brand-id': '1' })

const field = ({ find }: Drawn) => find<HTMLInputElement>('[role="combobox"]')!
const options = ({ all }: Drawn) => all('[role="option"]')
const searched = () => new URLSearchParams(location.search).get('q')
const write = async (drawn: Drawn, text: string) => {
  field(drawn).focus()
  type(field(drawn), text)
  await until(() => options(drawn).length > 0, 'no suggestions')
}
/** Answers suggestions, and results, by what is searched for. */
const answer = (suggestions: (q: string) => Response | Promise<Response>, results: (q: string) => Response) =>
  answerWith(({ path, query }) => {
    if (!path.startsWith('/search/')) return undefined
    const q = query.get('q') ?? ''
    return path.endsWith(paths.searchSuggestions) ? suggestions(q) : results(q)
  })

describe('the search page', () => {
  before(serverReady)
  beforeEach(() => {
    resetApi()
    localStorage.clear()
    removePageQuery(['q', 'kind'])
  })
  afterEach(() => {
    wipe()
    removePageQuery(['q', 'kind'])
  })

  it('finds people, places and videos of a brand, and keeps the words in the address [M05] [T20]', async () => {
    const drawn = onServer()
    await write(drawn, 'night')
    await sendKeys({ press: 'Enter' })
    await until(() => drawn.find('.found-communities'), 'no results')
    expect(drawn.all('.found-communities b').map((it) => it.textContent)).to.include('Night Skies')
    expect(drawn.find('.found-communities mark')!.textContent).to.equal('Night')
    expect(searched()).to.equal('night')
    expect(drawn.find('h1')!.textContent).to.equal('Results for “night”')
    await expectAccessible(drawn.element)
    wipe()
    const again = onServer()
    expect(field(again).value).to.equal('night')
    await until(() => again.find('.found-communities'), 'no results after a reload')
  })

  it('marks what was searched for in every kind of results [M05]', async () => {
    const drawn = onServer()
    for (const [tab, words, where] of [
      ['Videos', 'night', '.poster-name'],
      ['People', 'mira', '.found-row'],
      ['Communities', 'night', '.community-card h3'],
      ['Loops', 'slow', '.loop-card-words'],
    ] as const) {
      await write(drawn, words)
      await sendKeys({ press: 'Enter' })
      const marks = () => drawn.all(`${where} mark`).map((it) => it.textContent?.toLowerCase())
      await until(() => drawn.all('[role="tab"]').some((it) => it.textContent === tab), 'no tabs')
      click(drawn.all('[role="tab"]').find((it) => it.textContent === tab)!)
      await until(() => marks().includes(words), `nothing marked in ${tab}`)
      await expectAccessible(drawn.element)
    }
  })

  it('can be used when narrow, with large text, from right to left and by keyboard alone [M05] [T02]', async () => {
    const drawn = draw(
      <Paper>
        <SearchPage />
      </Paper>,
      { 'api-host': '/', 'brand-id': '1' },
    )
    await write(drawn, 'night')
    await expectUsable(drawn.element, () => drawn.find('.search-page'))
    field(drawn).focus()
    await sendKeys({ press: 'Enter' })
    await until(() => drawn.find('.found-communities'), 'no results')
    await expectUsable(drawn.element, () => drawn.find('.search-page'))
  })

  it('asks 250 ms after the last letter, and a stale answer never wins [M05]', async () => {
    const slow = later()
    answer(
      (q) => (q === 'no' ? slow.answer : ok({ items: [community('Nocturnes')] })),
      () => ok(nothing),
    )
    const drawn = open()
    await write(drawn, 'n')
    type(field(drawn), 'no')
    const requests = () => apiCalls.filter(({ path }) => path.endsWith(paths.searchSuggestions))
    await until(() => requests().length === 1, 'no request')
    expect(requests()[0]!.query.get('q')).to.equal('no')
    type(field(drawn), 'noc')
    await until(() => options(drawn).length === 2, 'no suggestions')
    slow.release(ok({ items: [community('Noise')] }))
    await slow.answer
    await new Promise(requestAnimationFrame)
    expect(options(drawn)[1]!.textContent).to.contain('Nocturnes')
    expect(drawn.find('mark')!.textContent).to.equal('No')
  })

  it('is a combobox: arrows choose, Enter takes, Escape closes and then clears [M05]', async () => {
    answer(
      () => ok({ items: [community('Noise'), community('Nocturnes')] }),
      () => ok(nothing),
    )
    const drawn = open()
    await write(drawn, 'no')
    await until(() => options(drawn).length === 3, 'no suggestions')
    const active = () => drawn.root.getElementById(field(drawn).getAttribute('aria-activedescendant')!)!
    expect(active().textContent).to.contain('Search for “no”')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    expect(active().textContent).to.contain('Nocturnes')
    expect(active().getAttribute('aria-selected')).to.equal('true')
    await expectAccessible(drawn.element)
    const link = active() as HTMLAnchorElement
    expect(new URL(link.href).pathname).to.equal('/community/nocturnes')
    let taken = ''
    link.addEventListener('click', (event) => {
      event.preventDefault()
      taken = link.href
    })
    await sendKeys({ press: 'Enter' })
    expect(taken).to.equal(link.href)
    await until(() => options(drawn).length === 0, 'still open')
    expect(searched()).to.equal(null)
    await sendKeys({ press: 'ArrowDown' })
    await until(() => options(drawn).length > 0, 'not open again')
    await sendKeys({ press: 'Escape' })
    expect([options(drawn).length, field(drawn).value]).to.eql([0, 'no'])
    await sendKeys({ press: 'Escape' })
    expect(field(drawn).value).to.equal('')
  })

  it('offers what was probably meant, and says so over the results [T20]', async () => {
    answer(
      () => ok({ items: [{ ...blank, kind: 'words', words: 'noise' }] }),
      (q) =>
        ok({
          ...nothing,
          corrected: q === 'nosie' ? 'noise' : null,
          users: page([{ user: { user_id: '1', nickname: 'mira' }, counts: { videos: 3 }, matches: [] }]),
        }),
    )
    const drawn = open()
    await write(drawn, 'nosie')
    await until(() => options(drawn).length === 2, 'nothing offered')
    await sendKeys({ press: 'Enter' })
    await until(() => drawn.find('.found-also'), 'no word about it')
    click(drawn.find('.found-also button'))
    await until(() => field(drawn).value === 'noise' && !drawn.find('.found-also'), 'not searched')
    expect(searched()).to.equal('noise')
  })

  it('remembers searches in this browser, forgets one or all, and reports what it does [M05] [P01]', async () => {
    answer(
      () => ok({ items: [] }),
      () => ok(nothing),
    )
    const sent = recordEvents('geuin:analytics')
    const drawn = open()
    for (const words of ['noise', 'plotter', 'NOISE']) {
      await write(drawn, words)
      await sendKeys({ press: 'Enter' })
      await until(() => searched() === words, 'not searched')
    }
    const recent = () => drawn.all('.search-recent .suggestion').map((it) => it.textContent)
    click(drawn.find('[aria-label="Clear the search"]'))
    await until(() => recent().length > 0, 'nothing remembered')
    expect(recent()).to.eql(['NOISE', 'plotter'])
    expect(drawn.element.shadowRoot!.textContent).to.contain('Explore')
    await expectAccessible(drawn.element)
    click(drawn.find('[aria-label="Remove “NOISE”"]'))
    await until(() => recent().length === 1, 'still two')
    click(drawn.find('.search-recent .suggestion'))
    await until(() => searched() === 'plotter', 'not searched')
    click(drawn.find('[aria-label="Clear the search"]'))
    await until(() => recent().length === 1, 'nothing remembered')
    click(drawn.find('.search-recent-head button'))
    await until(() => recent().length === 0, 'still there')
    type(field(drawn), 'never')
    click(drawn.find('[aria-label="Clear the search"]'))
    const names = sent.events.map(({ detail }) => detail.name)
    for (const name of ['Keyword Searched', 'Check Recent Search', 'Clear Recent Search', 'Keyword Search Cancel'])
      expect(names).to.include(name)
    sent.off()
  })

  it('says that nothing was found, and tries again where the search fails [M05]', async () => {
    let results = () => refusal(400, 400)
    answer(
      () => ok({ items: [] }),
      () => results(),
    )
    const drawn = open()
    await write(drawn, 'noctilucant')
    await sendKeys({ press: 'Enter' })
    await until(() => drawn.find('[role="alert"] button'), 'no message')
    results = () => ok(nothing)
    click(drawn.find('[role="alert"] button'))
    await until(() => drawn.find('.state-message h2')?.textContent === 'Nothing for “noctilucant”', 'no empty state')
    expect(drawn.find<HTMLAnchorElement>('.state-message a')!.pathname).to.equal('/popular')
    await expectAccessible(drawn.element)
  })

  it('shows one kind to its end under its tab, which the address keeps [M05]', async () => {
    const drawn = onServer()
    await write(drawn, 'li')
    await sendKeys({ press: 'Enter' })
    await until(() => drawn.find('.found-top .found-head'), 'no results')
    for (const [name, one] of [
      ['Videos', '.poster'],
      ['People', '.found-row'],
      ['Communities', '.community-card'],
      ['Loops', '.loop-card-link'],
    ] as const) {
      click(drawn.all('[role="tab"]').find((it) => it.textContent === name) ?? null)
      const panel = () => drawn.find('[role="tabpanel"]:not([hidden])')!
      await until(() => panel().querySelector(one), `no ${name}`)
    }
    expect(new URLSearchParams(location.search).get('kind')).to.equal('loops')
    await expectAccessible(drawn.element)
  })
})
