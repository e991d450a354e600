import { expect } from '@open-wc/testing'
import type { FeedItem } from '../../../elements/types'
import { clear, openPlayback, placeFeed, shows, slideShows, until } from '../../support/feed'
import { answer, media, page, requestsTo, reset, wireVideo } from '../../support/feedAnswers'

describe('a feed of the page’s own videos', () => {
  let hls: string
  let items: FeedItem[]
  before(() => {
    hls = new URL(String(media.hls_url), location.origin).href
    items = [
      { id: 'a', hls, title: 'First own', author: 'Somebody' },
      { hls, title: 'Second own' },
    ]
  })
  afterEach(async () => {
    await clear()
    reset()
  })

  it('comes from the property and calls no server [L05]', async () => {
    const it = placeFeed({}, (feed) => {
      feed.removeAttribute('api-host')
      feed.items = items
    })
    await slideShows(it, 'First own')
    expect(it.slide()?.textContent).to.contain('Somebody')
    expect([...requestsTo('/goservices'), ...requestsTo('/api')]).to.eql([])
    it.press('j')
    await slideShows(it, 'Second own')
    expect(it.events('geuin:video-change').map(({ videoId }) => videoId)).to.eql(['a', 'item-2'])
  })

  it('comes from a child script [L05]', async () => {
    const it = placeFeed({}, (feed) => {
      feed.removeAttribute('api-host')
      const script = document.createElement('script')
      script.type = 'application/json'
      script.textContent = JSON.stringify(items)
      feed.append(script)
    })
    await slideShows(it, 'First own')
  })

  it('leaves out what needs a server, and shares the page [L06]', async () => {
    const it = placeFeed({}, (feed) => {
      feed.items = items
    })
    await slideShows(it, 'First own')
    const acts = it.all('.slide:not([inert]) .rail button').map((button) => button.getAttribute('aria-label'))
    expect(acts).to.eql(['Share', 'More options'])
    it.feed.addEventListener('geuin:share', (event) => event.preventDefault())
    it.control(/^Share$/)!.click()
    await until(() => it.events('geuin:share').length > 0, 'the page shares')
    expect(it.events('geuin:share')[0]).to.include({ id: 'a', title: 'First own', url: location.href })
    it.press('l')
    it.press('c')
    expect(it.events('geuin:signin-required')).to.eql([])
    await openPlayback(it)
    expect(it.find('dialog')?.textContent).not.to.contain('Report')
    expect(it.find('.bar')).to.equal(null)
  })

  it('is ready before it reports a video [N03]', async () => {
    const order: string[] = []
    const it = placeFeed({}, (feed) => {
      feed.items = items
      for (const type of ['geuin:ready', 'geuin:video-change', 'geuin:analytics'])
        feed.addEventListener(type, () => void order.push(type))
    })
    await slideShows(it, 'First own')
    await until(() => order.includes('geuin:analytics'), 'the analytics')
    expect(order.slice(0, 3)).to.eql(['geuin:ready', 'geuin:video-change', 'geuin:analytics'])
  })

  it('changes with the property, and goes back to the server without it [N04]', async () => {
    answer('/goservices/feed/home', () => page([wireVideo(5)]))
    const it = placeFeed({}, (feed) => {
      feed.items = items
    })
    await slideShows(it, 'First own')
    it.feed.items = [{ hls, title: 'Another' }]
    await slideShows(it, 'Another')
    it.feed.items = undefined
    await slideShows(it, 'Caption 5')
  })

  it('shows an error when none of its items can be shown', async () => {
    const it = placeFeed({}, (feed) => {
      feed.items = [{ title: 'no address' }, { mp4: 'javascript:alert(1)' }]
    })
    await shows(it, 'This page has no videos to show')
    expect(it.control(/Explore/)).to.equal(null)
  })
})
