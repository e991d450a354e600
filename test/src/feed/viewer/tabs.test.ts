import { expect } from '@open-wc/testing'
import { clear, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, media, page, refuse, requestsTo, reset, sections, wireVideo } from '../../../support/feedAnswers'

const home = '/goservices/feed/home'
const placement = '/goservices/placement/feed'

const videos = (...ids: number[]) => page(ids.map((id) => wireVideo(id)))

/** Answers with `first`; with what is given later where the address has `other` in it. */
const answerLater = (path: string, first: () => Response, other: string) => {
  let respond: ((response: Response) => void) | null = null
  answer(path, ({ url }) => {
    if (!url.includes(other)) return first()
    return new Promise((resolve) => {
      respond = resolve
    })
  })
  return {
    isAsked: () => until(() => respond, 'the other list is asked for'),
    respond: (response: Response) => respond?.(response),
  }
}

const { decode } = HTMLImageElement.prototype

describe('a change of tab', () => {
  afterEach(async () => {
    HTMLImageElement.prototype.decode = decode
    await clear()
    reset()
  })

  it('keeps the videos until those of the other tab are there, which begin with their first one [L05]', async () => {
    const latest = answerLater(home, () => videos(1, 2, 3), 'sort=latest')
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    it.feed.next()
    await slideShows(it, 'Caption 2')
    it.control(/^Latest$/)!.click()
    await latest.isAsked()
    expect(it.control(/^Latest$/)?.getAttribute('aria-current')).to.equal('true')
    expect(it.slide()?.textContent).to.contain('Caption 2')
    expect(it.find('.feed-slow')).to.equal(null)
    await until(() => it.find('.stage-scroller')!.ariaBusy === 'true', 'it says that it loads')
    expect(it.find('.stage-scroller')!.ariaLabel).to.equal('For you')
    latest.respond(videos(9, 2))
    await slideShows(it, 'Caption 9')
    expect([it.find('.stage-scroller')!.ariaBusy, it.find('.stage-scroller')!.ariaLabel]).to.eql(['false', 'Latest'])
    expect(it.events('geuin:video-change').at(-1)).to.include({ slug: 'video-9', index: 0 })
  })

  it('asks for no more of the videos that another tab’s are about to replace [L05]', async () => {
    const latest = answerLater(
      home,
      () =>
        page(
          [1, 2, 3, 4, 5, 6, 7].map((id) => wireVideo(id)),
          'more',
        ),
      'sort=latest',
    )
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    it.control(/^Latest$/)!.click()
    await latest.isAsked()
    const { length } = requestsTo(home)
    for (const at of [2, 3, 4, 5, 6]) {
      it.feed.next()
      await slideShows(it, `Caption ${at}`)
    }
    latest.respond(videos(9, 2))
    await slideShows(it, 'Caption 9')
    expect(requestsTo(home).length).to.equal(length)
  })

  it('keeps the videos until the first picture of the other tab’s is there [L05]', async () => {
    const shown: string[] = []
    // Slow enough that a feed that does not wait draws first, and quicker than the longest that it waits.
    HTMLImageElement.prototype.decode = async function () {
      if (this.src.endsWith('?first')) {
        await new Promise((resolve) => setTimeout(resolve, 200))
        shown.push(it.slide()?.textContent ?? '')
      }
      return decode.call(this)
    }
    const poster = { ...media, poster_url: `${media.poster_url}?first` }
    answer(home, ({ url }) => (url.includes('sort=latest') ? page([wireVideo(9, { media: poster })]) : videos(1, 2)))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    it.control(/^Latest$/)!.click()
    await slideShows(it, 'Caption 9')
    await until(() => shown.length > 0, 'the picture is loaded')
    expect(shown[0]).to.contain('Caption 1')
  })

  it('shows why the list of the other tab can’t be loaded [L05]', async () => {
    answer(home, ({ url }) => (url.includes('sort=latest') ? refuse(400) : videos(1)))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    it.control(/^Latest$/)!.click()
    await until(() => it.text().includes('The videos didn’t load'), 'it says so')
    it.control(/^For you$/)!.click()
    await slideShows(it, 'Caption 1')
  })

  it('keeps posters until those of the other section are there, which begin at their start [L10]', async () => {
    answer('/goservices/placement/sections', () => sections(['first', 'second']))
    const second = answerLater(placement, () => videos(1, 2, 3, 4, 5, 6, 7, 8), 'section_id=second')
    const attributes = { layout: 'carousel', source: 'placement', 'placement-id': 'evening' }
    const it = placeFeed(attributes, ({ style }) => Object.assign(style, { position: 'relative', height: 'auto' }))
    await until(() => it.find('.sections') && it.all('.poster').length === 8, 'sections and posters')
    const strip = () => it.find('.posters-strip')!
    strip().style.scrollBehavior = 'auto'
    strip().scrollLeft = 300
    it.control(/^The second$/)!.click()
    await second.isAsked()
    await until(() => it.find('.posters')?.getAttribute('aria-busy') === 'true', 'it says that it loads')
    expect(it.all('.poster').length).to.equal(8)
    expect(it.find('.poster-blank')).to.equal(null)
    expect(strip().scrollLeft).to.be.above(0)
    second.respond(videos(11, 12, 13, 14, 15, 16, 17, 18))
    await until(() => it.find('[data-slug="video-11"]') && !it.find('[data-slug="video-1"]'), 'the other posters')
    expect(strip().scrollLeft).to.equal(0)
    expect(it.find('.posters')?.getAttribute('aria-busy')).to.equal('false')
  })
})
