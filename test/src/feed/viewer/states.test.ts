import { expect } from '@open-wc/testing'
import { clear, placeFeed, shows, slideShows, until } from '../../../support/feed'
import {
  answer,
  brokenMedia,
  never,
  offline,
  page,
  refuse,
  requestsTo,
  reset,
  wireVideo,
} from '../../../support/feedAnswers'

const home = '/goservices/feed/home'

describe('states of a feed', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  it('shows a skeleton, then a Retry button when loading takes long [L05]', async () => {
    answer(home, never)
    const it = placeFeed()
    await until(() => it.find('.stage-skeleton')?.checkVisibility(), 'the skeleton')
    await until(() => it.find('.feed-slow'), 'the rest of the view')
    const slow = it.find('.feed-slow')
    expect(getComputedStyle(slow!).visibility).to.equal('hidden')
    for (const animation of slow!.getAnimations()) animation.finish()
    expect(getComputedStyle(slow!).visibility).to.equal('visible')
    answer(home, () => page([wireVideo(1)]))
    it.control(/^Retry/)!.click()
    await slideShows(it, 'Caption 1')
  })

  it('shows that there is no connection, and loads again on Retry [L05]', async () => {
    answer(home, offline)
    const it = placeFeed()
    await shows(it, 'There is no connection')
    expect(it.find('[role="alert"]')?.textContent).to.contain('The videos didn’t load')
    expect(it.events('geuin:error').map(({ code }) => code)).to.eql(['api'])
    answer(home, () => page([wireVideo(1)]))
    it.control(/^Retry/)!.click()
    await slideShows(it, 'Caption 1')
    expect(it.find('[role="alert"] h2')?.textContent ?? '').not.to.contain('The videos')
  })

  it('loads by itself when the connection is back', async () => {
    answer(home, offline)
    const it = placeFeed()
    await shows(it, 'There is no connection')
    answer(home, () => page([wireVideo(1)]))
    window.dispatchEvent(new Event('online'))
    await slideShows(it, 'Caption 1')
  })

  it('shows an error for a malformed answer', async () => {
    answer(home, () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    const it = placeFeed()
    await shows(it, 'Something went wrong')
    expect(it.control(/^Retry/)).to.be.ok
  })

  it('leaves out malformed items and shows the others', async () => {
    answer(home, () =>
      page([null, { video_id: 3 }, wireVideo(1, { author: 5, community: [], counts: null, facets: 'x' })]),
    )
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
  })

  it('shows that an unknown slug has no feed, with a link to explore', async () => {
    const it = placeFeed({ source: 'community', slug: 'no-such-place' })
    await shows(it, 'Nothing here')
    const way = it.control(/^Explore communities/)
    expect(way?.getAttribute('href')).to.match(/\/explore$/)
    it.feed.addEventListener('geuin:navigate', (event) => event.preventDefault())
    way!.click()
    expect(it.events('geuin:navigate')[0]).to.include({ page: 'explore' })
  })

  it('shows an empty state without videos, with a link to explore', async () => {
    answer(home, () => page([]))
    const it = placeFeed()
    await shows(it, 'No videos yet')
    expect(it.control(/^Explore communities/)).to.be.ok
    expect(it.find('.rail')).to.equal(null)
  })

  it('reports to the page’s author which attribute is missing', async () => {
    const it = placeFeed({ source: 'loop' })
    await shows(it, '<geuin-feed> needs slug="…"')
    expect(it.events('geuin:error')).to.deep.include({
      code: 'missing-setting',
      message: '<geuin-feed> needs slug="…" to show that.',
      setting: 'slug',
    })
    answer('/goservices/feed/loop', () => page([wireVideo(1)]))
    it.feed.setAttribute('slug', 'slow-light')
    await slideShows(it, 'Caption 1')
  })

  it('reports to the page’s author that the API host is missing [A06]', async () => {
    const it = placeFeed({}, (feed) => feed.removeAttribute('api-host'))
    await shows(it, 'api-host')
    expect(it.events('geuin:error')[0]).to.include({ code: 'missing-setting', setting: 'api-host' })
  })

  it('shows that the next page failed, loads it again, and stays at the video in view [L05]', async () => {
    answer(home, ({ url }) => (new URL(url).searchParams.get('cursor') ? refuse(500) : page([wireVideo(1)], 'two')))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    await shows(it, 'More videos didn’t load')
    it.press('j')
    await until(() => it.control(/^Retry/), 'the card is in view')
    answer(home, () => page([wireVideo(2)]))
    it.control(/^Retry/)!.click()
    await slideShows(it, 'Caption 2')
    expect(it.events('geuin:video-change').map(({ index }) => index)).to.eql([0, 1])
  })

  it('requests the next page before the end is reached, once [L05]', async () => {
    const first = Array.from({ length: 8 }, (_, at) => wireVideo(at))
    const second = [wireVideo(7), wireVideo(8), wireVideo(9)]
    answer(home, ({ url }) => (new URL(url).searchParams.get('cursor') === 'two' ? page(second) : page(first, 'two')))
    const it = placeFeed()
    await slideShows(it, 'Caption 0')
    expect(requestsTo(home).length).to.equal(1)
    for (const at of [1, 2, 3]) {
      it.press('j')
      await slideShows(it, `Caption ${at}`)
    }
    await until(() => requestsTo(home).length === 2, 'the second page')
    await shows(it, 'You’re all caught up')
    // A video that is on both pages is shown once.
    it.press('End')
    await until(() => it.events('geuin:video-change').at(-1)?.index === 9, 'the last video')
    expect(requestsTo(home).length).to.equal(2)
  })

  it('ends with a card that shows the last three and leads back to the top [L05]', async () => {
    const many = [1, 2, 3, 4].map((id) => wireVideo(id))
    answer(home, () => page(many))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    it.press('End')
    await slideShows(it, 'Caption 4')
    it.press('j')
    await until(() => it.control(/^Back to the top/), 'the card is in view')
    expect(it.text()).to.contain('You’re all caught up')
    expect(it.all('.end-fan img').length).to.equal(3)
    it.control(/^Back to the top/)!.click()
    await slideShows(it, 'Caption 1')
  })

  it('shows that a video can’t be played and plays the next one [L05]', async () => {
    answer(home, () => page([wireVideo(1, { media: brokenMedia() }), wireVideo(2)]))
    const it = placeFeed()
    await until(() => it.slide()?.querySelector('[role="alert"]'), 'the first one fails')
    expect(it.slide()?.textContent).to.contain('This video didn’t load')
    const errors = () => it.events('geuin:error').filter(({ videoId }) => videoId === 'v1')
    await until(() => errors().length > 0, 'the page hears of it')
    expect(errors().map(({ code }) => code)).to.eql(['media'])
    expect(it.control(/^Retry/)).to.be.ok
    it.control(/^Next video/)!.click()
    await until(() => it.events('geuin:video-change').at(-1)?.videoId === 'v2', 'the next one is in view')
  })

  it('shows a play button, not an error, where the browser refuses to start [L01]', async () => {
    const { play } = HTMLMediaElement.prototype
    const refusal = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    HTMLMediaElement.prototype.play = refusal
    try {
      const it = placeFeed()
      await until(() => it.feed.isReady && it.slide()?.querySelector('.slide-play'), 'a play button')
      await until(
        () => it.feed.shadowRoot?.querySelector<HTMLVideoElement>('.slide:not([inert]) video')?.readyState === 4,
        'the video is there',
      )
      expect(it.events('geuin:error')).to.eql([])
      HTMLMediaElement.prototype.play = play
      it.control(/^Play$/)!.click()
      await until(() => it.find<HTMLVideoElement>('.slide:not([inert]) video')?.paused === false, 'it plays')
      await until(() => !it.slide()?.querySelector('.slide-play'), 'the button goes')
    } finally {
      HTMLMediaElement.prototype.play = play
    }
  })

  it('works where the browser refuses storage', async () => {
    const { prototype } = Storage
    const { getItem, setItem } = prototype
    const refuseStorage = () => {
      throw new DOMException('no', 'SecurityError')
    }
    prototype.getItem = refuseStorage
    prototype.setItem = refuseStorage
    try {
      answer(home, () => page([wireVideo(1)]))
      const it = placeFeed({ 'storage-mode': 'local' })
      await slideShows(it, 'Caption 1')
      expect(it.events('geuin:error').filter(({ code }) => code !== 'media')).to.eql([])
    } finally {
      Object.assign(prototype, { getItem, setItem })
    }
  })
})
