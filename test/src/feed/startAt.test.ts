import { expect } from '@open-wc/testing'
import type { FeedItem } from '../../../elements/types'
import { clear, type PlacedFeed, placeFeed, slideShows, until } from '../../support/feed'
import { answer, media, page, reset, wireVideo } from '../../support/feedAnswers'

/** Seconds between the one that is asked for and the one at which a test looks, on a busy machine. */
const lag = 2.5

describe('the second at which a feed begins [L05] [N04]', () => {
  beforeEach(() => answer('/goservices/feed/', () => page([wireVideo(1), wireVideo(2)])))
  afterEach(async () => {
    await clear()
    reset()
  })

  const video = (it: PlacedFeed) => it.slide()?.querySelector('video')
  const time = (it: PlacedFeed) => video(it)?.currentTime ?? 0
  const shownAt = async (it: PlacedFeed, caption: string) => {
    await slideShows(it, caption)
    await until(() => time(it) > 0 && it.slide()?.dataset['framed'] !== undefined, 'its first frame')
    return time(it)
  }

  it('is the attribute’s for the first video, and 0 for the next one', async () => {
    const it = placeFeed({ 'start-at': '4' })
    expect(it.feed.startAt).to.equal('4')
    expect(await shownAt(it, 'Caption 1')).to.be.within(4, 4 + lag)
    it.press('j')
    expect(await shownAt(it, 'Caption 2')).to.be.below(lag)
  })

  it('is the attribute’s again for the first video of another source', async () => {
    const it = placeFeed({ 'start-at': '4', source: 'video', slug: 'video-1' })
    await shownAt(it, 'Caption 1')
    answer('/goservices/feed/', () => page([wireVideo(3), wireVideo(4)]))
    it.feed.startAt = '5'
    it.feed.slug = 'video-3'
    expect(await shownAt(it, 'Caption 3')).to.be.within(5, 5 + lag)
  })

  it('holds for a page’s own videos, and for a floating player', async () => {
    const items: FeedItem[] = [{ hls: new URL(String(media['hls_url']), location.origin).href, title: 'Own' }]
    const own = placeFeed({ 'start-at': '4' }, (feed) => {
      feed.items = items
    })
    expect(await shownAt(own, 'Own')).to.be.within(4, 4 + lag)
    const floating = placeFeed({ 'start-at': '4', layout: 'floating' })
    const first = () => floating.find<HTMLVideoElement>('.slide:not([inert]) video')
    await until(() => !first()?.paused && (first()?.currentTime ?? 0) > 0, 'it plays')
    expect(first()?.currentTime).to.be.within(4, 4 + lag)
  })

  it('is 0 where the attribute is no number', async () => {
    expect(await shownAt(placeFeed({ 'start-at': 'soon' }), 'Caption 1')).to.be.below(lag)
  })
})
