import { expect } from '@open-wc/testing'
import { expectAccessible } from '../../support/accessible'
import { clear, type PlacedFeed, placeFeed, shows, until } from '../../support/feed'
import { answer, page, refuse, requestsTo, reset, sections, wireVideo } from '../../support/feedAnswers'

const home = '/goservices/feed/home'
const community = '/goservices/feed/community'
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => wireVideo(from + at))

const posters = (it: PlacedFeed) => it.all('.poster')
const places = (it: PlacedFeed) => it.all('.poster-blank')
const dialogFeed = (it: PlacedFeed) => it.find<HTMLElement>('dialog geuin-feed')
/** Media elements, also those of a feed over the window. */
const media = (it: PlacedFeed) => it.all('video').length
const sized = (width: string) => (feed: HTMLElement) =>
  Object.assign(feed.style, { position: 'relative', width, height: 'auto' })
const columns = (it: PlacedFeed) => getComputedStyle(it.find('.posters-grid')!).gridTemplateColumns.split(' ').length

describe('posters', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  const open = async (attributes: Record<string, string>, width = '600px') => {
    const it = placeFeed(attributes, sized(width))
    await until(() => posters(it).length > 0, 'there are posters')
    return it
  }

  describe('carousel', () => {
    it('names the owner of its videos and shows their posters without any media element [L10]', async () => {
      answer(community, () => page(range(1, 8)))
      const it = await open({ layout: 'carousel', source: 'community', slug: 'night-skies' })
      await shows(it, 'members on Lumen')
      expect(it.find('h2')?.textContent).to.equal('Night Skies')
      expect(it.control(/^View all$/)?.getAttribute('href')).to.match(/\/community\/night-skies$/)
      expect(posters(it)[0]!.textContent).to.contain('Video 1').and.to.contain('8 views')
      expect(requestsTo(community).length).to.equal(1)
      expect(media(it)).to.equal(0)
      await expectAccessible(it.feed)
    })

    it('shows a part of the next poster, and scrolls both ways by buttons [L10]', async () => {
      answer(home, () => page(range(1, 8)))
      const it = await open({ layout: 'carousel' })
      await until(() => posters(it).length === 8, 'all posters')
      const strip = it.find('.posters-strip')!
      strip.style.scrollBehavior = 'auto'
      const end = strip.getBoundingClientRect().right
      const cut = posters(it).filter((poster) => {
        const { left, right } = poster.getBoundingClientRect()
        return left < end && right > end
      })
      expect(cut.length).to.equal(1)
      expect(it.control(/^Earlier videos$/)?.ariaDisabled).to.equal('true')
      it.control(/^Further videos$/)!.click()
      await until(() => it.control(/^Earlier videos$/)?.ariaDisabled === 'false', 'it went on')
      expect(cut[0]!.getBoundingClientRect().left).to.be.closeTo(strip.getBoundingClientRect().left, 6)
      it.control(/^Earlier videos$/)!.click()
      await until(() => strip.scrollLeft < 8, 'it went back')
    })

    it('stays at its first poster when the list loads [L10]', async () => {
      let respond: (response: Response) => void = () => undefined
      let waiting = 0
      answer(home, () => {
        waiting += 1
        return new Promise((resolve) => {
          respond = resolve
        })
      })
      const it = placeFeed({ layout: 'carousel' }, sized('600px'))
      await until(() => places(it).length > 0 && waiting === 1, 'places of posters')
      respond(page(range(1, 20), 'two'))
      await until(() => posters(it).length === 20, 'posters')
      // Two frames, in which a browser snaps.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      expect(it.find('.posters-strip')!.scrollLeft).to.equal(0)
    })

    it('opens the feed over the window at the poster that was tapped, and returns the focus [L10]', async () => {
      answer(home, () => page(range(1, 4)))
      const it = await open({ layout: 'carousel', source: 'popular' })
      it.find('[data-slug="video-3"]')!.click()
      await until(() => dialogFeed(it)?.shadowRoot, 'the feed is there')
      expect(it.find('dialog')?.matches(':modal')).to.equal(true)
      expect(dialogFeed(it)!.getAttribute('source')).to.equal('popular')
      expect(dialogFeed(it)!.getAttribute('start')).to.equal('video-3')
      await until(() => requestsTo(home).some(({ searchParams }) => searchParams.get('start') === 'video-3'), 'it asks')
      it.control(/^Close$/)!.click()
      await until(() => !it.find('dialog'), 'it is closed')
      expect(it.feed.shadowRoot?.activeElement?.classList.contains('poster')).to.equal(true)
    })

    it('leaves a tap to a page that prevents the navigation [L10]', async () => {
      answer(home, () => page(range(1, 2)))
      const it = await open({ layout: 'carousel' })
      it.feed.addEventListener('geuin:navigate', (event) => event.preventDefault())
      posters(it)[0]!.click()
      expect(it.events('geuin:navigate')[0]).to.include({ page: 'video', slug: 'video-1' })
      expect(it.find('dialog')).to.equal(null)
    })

    it('shows a page’s own videos, which are no links [L10]', async () => {
      const items = ['a', 'b'].map((id) => ({ id, title: `Own ${id}`, mp4: '/none.mp4' }))
      const it = placeFeed({ layout: 'carousel' }, (feed) => {
        sized('600px')(feed)
        feed.removeAttribute('api-host')
        feed.items = items
      })
      await until(() => posters(it).length === 2, 'both are there')
      expect(posters(it).map(({ localName }) => localName)).to.eql(['button', 'button'])
      posters(it)[1]!.click()
      await until(() => dialogFeed(it)?.shadowRoot?.querySelector('.slide[aria-label]'), 'it opens')
      const first = dialogFeed(it)!.shadowRoot!.querySelector('.slide:not([inert]):not([hidden])')
      expect(first?.getAttribute('aria-label')).to.equal('Own b')
      expect(requestsTo('/api').length + requestsTo('/goservices').length).to.equal(0)
    })
  })

  describe('grid', () => {
    it('has 2, 3, 4 and 6 columns by its own width [L10]', async () => {
      answer(home, () => page(range(1, 12)))
      const it = await open({ layout: 'grid' }, '320px')
      for (const [width, count] of [
        [320, 2],
        [340, 3],
        [679, 3],
        [680, 4],
        [920, 6],
      ] as const) {
        it.feed.style.width = `${width}px`
        expect(columns(it)).to.equal(count, `${width} px`)
      }
      expect(media(it)).to.equal(0)
      await expectAccessible(it.feed)
    })

    it('grows by whole rows on request, and loads the next page by its cursor [L10]', async () => {
      answer(home, ({ url }) =>
        new URL(url).searchParams.get('cursor') === 'two' ? page(range(21, 30)) : page(range(1, 20), 'two'),
      )
      const it = await open({ layout: 'grid' })
      await until(() => posters(it).length === 12, 'two rows')
      it.control(/^Show more$/)!.click()
      await until(() => posters(it).length === 24, 'two more rows')
      it.control(/^Show more$/)!.click()
      await until(() => posters(it).length === 30, 'all')
      expect(it.control(/^Show more$/)).to.equal(null)
      expect(requestsTo(home).length).to.equal(2)
    })

    it('has a place for each poster when it draws the first ones [N06]', async () => {
      answer(home, () => page(range(1, 12)))
      const it = placeFeed({ layout: 'grid' }, sized('600px'))
      const seen = new Set<string>()
      const note = () => seen.add(`${posters(it).length} of ${it.all('.posters-grid > li:not(.poster-blank)').length}`)
      new MutationObserver(note).observe(it.feed.shadowRoot!, { childList: true, subtree: true })
      await until(() => posters(it).length === 12, 'all posters')
      // A browser may be done with all of them before it tells.
      const steps = [...seen].filter((it) => !it.startsWith('0 ')).join()
      expect(steps).to.match(/^(3 of 12,)?12 of 12$/)
    })

    it('offers the next page again when it failed [L10]', async () => {
      let works = false
      answer(home, ({ url }) => {
        if (!new URL(url).searchParams.has('cursor')) return page(range(1, 12), 'two')
        return works ? page(range(13, 14)) : refuse(400)
      })
      const it = await open({ layout: 'grid' })
      it.control(/^Show more$/)!.click()
      await shows(it, 'More videos didn’t load.')
      works = true
      it.control(/^Retry$/)!.click()
      await until(() => posters(it).length === 14, 'they are there')
    })

    it('shows skeletons while it loads, then an error or an empty state [L10]', async () => {
      let respond: (response: Response) => void = () => undefined
      answer(home, () => new Promise((resolve) => (respond = resolve)))
      const it = placeFeed({ layout: 'grid' }, sized('600px'))
      await until(() => places(it).length === 12, 'places of posters')
      const { height } = it.feed.getBoundingClientRect()
      respond(page(range(1, 12)))
      await until(() => posters(it).length === 12, 'posters')
      expect(it.feed.getBoundingClientRect().height).to.be.closeTo(height, 2)
      await clear()
      answer(home, () => refuse(400))
      const failed = placeFeed({ layout: 'grid' }, sized('600px'))
      await shows(failed, 'The videos didn’t load')
      await until(() => failed.events('geuin:error').length > 0, 'the page hears of it')
      expect(failed.events('geuin:error')[0]?.code).to.equal('api')
      answer(home, () => page([]))
      failed.control(/^Retry$/)!.click()
      await shows(failed, 'No videos yet')
    })

    it('becomes a feed and a grid again when the attribute changes [L10]', async () => {
      answer(home, () => page(range(1, 3)))
      const it = await open({ layout: 'grid' })
      it.feed.setAttribute('layout', 'feed')
      await until(() => media(it) === 3 && posters(it).length === 0, 'a stage')
      it.feed.setAttribute('layout', 'grid')
      await until(() => media(it) === 0 && posters(it).length === 3, 'posters')
    })
  })

  describe('a placement', () => {
    const sectionsPath = '/goservices/placement/sections'
    const feed = '/goservices/placement/feed'
    /** Another one for each test, since what a page knows of a placement it keeps. */
    let evening = {}
    let count = 0
    beforeEach(() => {
      count += 1
      evening = { source: 'placement', 'placement-id': `evening-${count}` }
    })
    /** Two sections: `first` has videos 1 to 3, `second` 11 to 13. */
    const arrange = (names = ['first', 'second']) => {
      answer(sectionsPath, () => sections(names))
      answer(feed, ({ url }) =>
        page(new URL(url).searchParams.get('section_id') === 'second' ? range(11, 13) : range(1, 3)),
      )
    }
    const reported = (it: PlacedFeed, name: string) =>
      it.events('geuin:analytics').filter((event) => event.name === name)
    const current = (it: PlacedFeed) => it.find('.sections [aria-current]')?.textContent

    for (const layout of ['carousel', 'grid'])
      it(`shows its sections over a ${layout}, and the one that was chosen in the feed that opens [L10, P01]`, async () => {
        arrange()
        const it = await open({ layout, ...evening })
        await until(() => it.find('.sections'), 'there are sections')
        await until(() => it.find('h2')?.textContent === 'This evening', 'its title')
        expect(current(it)).to.equal('The first')
        it.control(/^The second$/)!.click()
        await until(() => it.find('[data-slug="video-11"]') && !it.find('[data-slug="video-1"]'), 'the other videos')
        expect(current(it)).to.equal('The second')
        it.control(/^The second$/)!.click()
        const [change, ...more] = reported(it, 'Section Changes')
        expect(change?.properties).to.include({ source: 'placement', section: 'second' })
        expect(more.length).to.equal(0)
        await expectAccessible(it.feed)

        it.find('[data-slug="video-12"]')!.click()
        await until(() => dialogFeed(it)?.shadowRoot?.querySelector('.slide[aria-label]'), 'it opens')
        expect(dialogFeed(it)!.getAttribute('section')).to.equal('second')
        await until(() => reported(it, 'Placement Maximized').length === 1, 'it says so')
        await until(() => reported(it, 'Video Impression').length > 0, 'the feed in the dialog reports')
        expect(reported(it, 'Placement Initialized').length).to.equal(1)
        expect(dialogFeed(it)!.shadowRoot!.querySelectorAll('.sections').length).to.equal(0)
      })

    for (const [direction, sign] of [
      ['ltr', 1],
      ['rtl', -1],
    ] as const)
      it(`fades its sections out where more of them follow, ${direction} [L10]`, async () => {
        arrange(['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'])
        document.documentElement.dir = direction
        try {
          const it = placeFeed(evening)
          await until(() => it.find('.sections'), 'there are sections')
          const strip = it.find('.sections')!
          const ends = () =>
            ['before', 'after'].filter((end) => strip.hasAttribute(`data-more-${end}`)).join(' and ') || 'neither'
          const scroll = (left: number) => strip.scroll({ left: sign * left, behavior: 'instant' })
          await until(() => ends() === 'after', 'more follow')
          expect(getComputedStyle(strip).maskImage).to.contain('gradient')
          scroll(100)
          await until(() => ends() === 'before and after', 'more at both ends')
          scroll(strip.scrollWidth)
          await until(() => ends() === 'before', 'more before')
          it.feed.style.width = '1400px'
          await until(() => ends() === 'neither', 'all of them have room')
          expect(getComputedStyle(strip).maskImage).to.equal('none')
        } finally {
          document.documentElement.dir = ''
        }
      })

    it('shows its sections over a feed [L10, P01]', async () => {
      arrange()
      const it = placeFeed(evening)
      await shows(it, 'Caption 1')
      await until(() => it.feed.isReady && current(it) === 'The first', 'there are sections')
      it.control(/^The second$/)!.click()
      await until(() => it.slide()?.textContent?.includes('Caption 11'), 'the other videos')
      expect(current(it)).to.equal('The second')
      expect(reported(it, 'Section Changes').length).to.equal(1)
      expect(it.find('.bar')!.getBoundingClientRect().width).to.be.at.most(390)
      await expectAccessible(it.feed)
    })

    it('opens the feed of the section that its posters show [L10]', async () => {
      arrange()
      const it = await open({ layout: 'carousel', ...evening })
      it.find('[data-slug="video-2"]')!.click()
      await until(() => dialogFeed(it)?.shadowRoot?.querySelector('.slide[aria-label]'), 'it opens')
      const first = () => requestsTo(feed).find(({ searchParams }) => searchParams.get('start') === 'video-2')
      await until(first, 'it asks')
      expect(first()!.searchParams.has('section_id')).to.equal(false)
      await until(() => reported(it, 'Video Impression').length > 0, 'all of its view is there')
      expect(dialogFeed(it)!.shadowRoot!.querySelectorAll('.sections').length).to.equal(0)
    })

    it('offers no choice with one section, with a section that the page chose, or when sections can’t be loaded [L10]', async () => {
      arrange(['first'])
      const one = await open({ layout: 'grid', ...evening })
      await until(() => one.find('h2')?.textContent === 'This evening', 'its title')
      expect(one.all('.sections').length).to.equal(0)
      await clear()
      arrange()
      const other = { ...evening, 'placement-id': 'other' }
      const chosen = await open({ layout: 'grid', ...other, section: 'second' })
      await until(() => chosen.find('h2')?.textContent === 'This evening', 'its title')
      expect(chosen.all('[data-slug="video-11"]').length).to.equal(1)
      expect(chosen.all('.sections').length).to.equal(0)
      await clear()
      answer(sectionsPath, () => refuse(400))
      const untold = await open({ layout: 'grid', ...evening, 'placement-id': 'untold' })
      await until(() => untold.find('h2')?.textContent === 'Videos', 'a plain title')
      expect(posters(untold).length).to.equal(3)
    })
  })
})
