import { expect } from '@open-wc/testing'
import { clear, placeFeed, slideShows, until } from '../../support/feed'
import { answer, page, reset, wireVideo } from '../../support/feedAnswers'

const home = '/goservices/feed/home'

describe('a page’s rules for parts', () => {
  const rules = new CSSStyleSheet()
  before(() => {
    rules.replaceSync(`
      geuin-feed::part(caption), geuin-feed::part(poster) { outline: 3px solid rgb(1, 2, 3) }
      geuin-feed::part(action) { text-transform: uppercase }
      geuin-feed::part(button-primary) { border-radius: 1px }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
  })
  after(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== rules)
  })
  afterEach(async () => {
    await clear()
    reset()
  })

  it('apply to a feed, and to its empty state [N01, A08]', async () => {
    answer(home, () => page([wireVideo(1)]))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    expect(getComputedStyle(it.find('.caption')!).outlineColor).to.equal('rgb(1, 2, 3)')
    expect(getComputedStyle(it.find('.rail-act')!).textTransform).to.equal('uppercase')
    await clear()
    answer(home, () => page([]))
    const empty = placeFeed()
    await until(() => empty.find('.button-primary'), 'a way on')
    expect(getComputedStyle(empty.find('.button-primary')!).borderRadius).to.equal('1px')
  })

  it('apply to posters, and to the feed that one of them opens [N01, A08]', async () => {
    answer(home, () => page([wireVideo(1)]))
    const it = placeFeed({ layout: 'grid' })
    await until(() => it.find('.poster'), 'a poster')
    expect(getComputedStyle(it.find('.poster')!).outlineColor).to.equal('rgb(1, 2, 3)')
    it.find('.poster')!.click()
    const caption = () => it.find('dialog geuin-feed')?.shadowRoot?.querySelector('.caption')
    await until(caption, 'the feed is open')
    expect(getComputedStyle(caption()!).outlineColor).to.equal('rgb(1, 2, 3)')
  })
})
