import { expect } from '@open-wc/testing'
import { clear, type PlacedFeed, placeFeed, until } from '../../support/feed'
import { answer, page, reset, wireVideo } from '../../support/feedAnswers'

const start = location.href
const dialogFeed = (it: PlacedFeed) => it.find<HTMLElement>('dialog geuin-feed')
const isOpen = (it: PlacedFeed) => it.find('dialog')?.matches(':modal') ?? false
/** The address without what the test runner has in it. */
const query = () => location.search.slice(new URL(start).search.length)
const joint = new URL(start).search ? '&' : '?'

describe('the video of the feed over the window', () => {
  afterEach(async () => {
    await clear()
    reset()
    history.replaceState(null, '', start)
  })

  const place = async (attributes: Record<string, string> = {}) => {
    answer('/goservices/feed/home', () => page([1, 2, 3, 4].map((id) => wireVideo(id))))
    const it = placeFeed({ layout: 'carousel', ...attributes }, (feed) =>
      Object.assign(feed.style, { position: 'relative', width: '600px', height: 'auto' }),
    )
    await until(() => it.find('[data-slug="video-3"]'), 'the posters')
    return it
  }
  const open = async (it: PlacedFeed) => {
    it.find('[data-slug="video-3"]')!.click()
    await until(() => isOpen(it), 'it is open')
  }

  it('stands in the page’s address, follows the feed, and leaves it with the feed [B05]', async () => {
    const it = await place()
    await open(it)
    await until(() => query() === `${joint}geuin-video=video-3`, 'the first video')
    const inner = dialogFeed(it) as HTMLElement & { next(): Promise<void> }
    await until(() => inner.shadowRoot?.querySelector('.slide[aria-label]'), 'the feed')
    await inner.next()
    await until(() => query() === `${joint}geuin-video=video-2`, 'the next video')
    it.control(/^Close$/)!.click()
    await until(() => !isOpen(it) && location.href === start, 'it is closed')
  })

  it('is closed by Back and opened by Forward [B06]', async () => {
    const it = await place()
    await open(it)
    history.back()
    await until(() => !isOpen(it), 'it is closed')
    expect(location.href).to.equal(start)
    await until(() => it.feed.shadowRoot?.activeElement === it.find('[data-slug="video-3"]'), 'the focus is back')
    history.forward()
    await until(() => isOpen(it), 'it is open again')
    expect(dialogFeed(it)?.getAttribute('start')).to.equal('video-3')
  })

  it('opens by itself where the address names it, in one element of the page [B05, B06]', async () => {
    history.replaceState(null, '', `${start}${joint}geuin-video=video-2`)
    const first = await place()
    await until(() => isOpen(first), 'it is open')
    const second = await place({ layout: 'grid' })
    const floating = placeFeed({ layout: 'floating' })
    await until(() => floating.control(/^Maximise$/), 'the player')
    expect([first, second, floating].map(isOpen)).to.eql([true, false, false])
    expect(dialogFeed(first)?.getAttribute('start')).to.equal('video-2')
  })

  it('is opened without a trace where the browser refuses to change the address [B05]', async () => {
    const { pushState, replaceState } = history
    history.pushState = history.replaceState = () => {
      throw new DOMException('no', 'SecurityError')
    }
    try {
      const it = await place()
      await open(it)
      it.control(/^Close$/)!.click()
      await until(() => !it.find('dialog'), 'it is closed')
      expect(location.href).to.equal(start)
    } finally {
      Object.assign(history, { pushState, replaceState })
    }
  })
})
