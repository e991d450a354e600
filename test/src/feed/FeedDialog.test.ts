import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { still } from '../../support/accessible'
import { clear, type PlacedFeed, placeFeed, until } from '../../support/feed'
import { answer, page, reset, wireVideo } from '../../support/feedAnswers'
import { focused } from '../../support/page'

type InnerFeed = HTMLElement & { next(): Promise<void> }

const { animate } = Element.prototype

describe('the feed over the window', () => {
  let list: PlacedFeed
  const tile = (slug: string) => list.find(`[data-slug="${slug}"]`)!
  const picture = (slug: string) => tile(slug).querySelector('img')!
  const dialog = () => list.find<HTMLDialogElement>('.feed-dialog')
  const flight = () => list.find('.feed-flight')!
  const inner = () => list.find<InnerFeed>('.feed-dialog geuin-feed')!
  const isShown = () => list.find('.feed-curtain-up') !== null

  beforeEach(async () => {
    answer('/goservices/feed/home', ({ url }) => {
      const first = Number(new URL(url).searchParams.get('start')?.replace('video-', '') ?? 1)
      return page([first, ...[1, 2, 3, 4].filter((id) => id !== first)].map((id) => wireVideo(id)))
    })
    list = placeFeed({ layout: 'grid' }, (feed) =>
      Object.assign(feed.style, { position: 'relative', top: '200px', width: '600px', height: 'auto' }),
    )
    document.body.style.paddingBlockEnd = '3000px'
    await until(() => list.find('[data-slug="video-2"] img') && picture('video-2').naturalWidth > 0, 'the pictures')
  })
  afterEach(async () => {
    Element.prototype.animate = animate
    document.body.style.paddingBlockEnd = ''
    scrollTo(0, 0)
    await clear()
    reset()
  })

  /** Has the movements of the picture wait, and with each the tile without its picture. */
  const holdFlights = () => {
    const flights: { finish(): void }[] = []
    const hidings: Animation[] = []
    Element.prototype.animate = function (...movement) {
      const animation = animate.apply(this, movement)
      if (this.matches('[data-slug] img')) hidings.push(animation)
      if (this.matches('[data-slug] img, .feed-flight')) animation.pause()
      if (this.matches('.feed-flight'))
        flights.push({
          finish: () => {
            animation.finish()
            hidings.at(-1)?.finish()
          },
        })
      return animation
    }
    return flights
  }
  const visibility = (slug: string) => getComputedStyle(picture(slug)).visibility
  const expectSamePlace = (a: Element, b: Element) => {
    const [from, to] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
    for (const side of ['left', 'top', 'right', 'bottom'] as const) expect(from[side], side).to.be.closeTo(to[side], 1)
  }
  const open = async (slug: string) => {
    tile(slug).click()
    await until(isShown, 'the feed shows')
  }

  it('grows out of the tile that was tapped, with its picture, and goes back into it [L10]', async () => {
    const flights = holdFlights()
    tile('video-2').click()
    await until(() => flights.length === 1, 'the picture moves')
    expect(list.find<HTMLImageElement>('.feed-flight > img')!.src).to.equal(picture('video-2').currentSrc)
    expectSamePlace(flight(), tile('video-2'))
    expect(visibility('video-2')).to.equal('hidden')
    expect(isShown()).to.equal(false)
    flights[0]!.finish()
    expect(flight().getBoundingClientRect().height).to.be.closeTo(innerHeight - 32, 1)
    await until(isShown, 'the feed shows')
    expect(visibility('video-2')).to.equal('visible')

    list.control(/^Close$/)!.click()
    await until(() => flights.length === 2, 'the picture moves back')
    expect([dialog()?.open, dialog()?.inert, inner()]).to.eql([false, true, null])
    expect(list.feed.shadowRoot?.activeElement).to.equal(tile('video-2'))
    expect(visibility('video-2')).to.equal('hidden')
    flights[1]!.finish()
    expectSamePlace(flight(), tile('video-2'))
    await until(() => !dialog(), 'it is gone')
    expect(visibility('video-2')).to.equal('visible')
  })

  it('goes back into its tile from where it is when it closes while it opens [L10]', async () => {
    const flights = holdFlights()
    tile('video-2').click()
    await until(() => flights.length === 1, 'the picture moves')
    list.control(/^Close$/)!.click()
    await until(() => flights.length === 2, 'the picture moves back')
    expectSamePlace(flight(), tile('video-2'))
    // What has brought it in is over.
    await nextFrame()
    expect(visibility('video-2')).to.equal('hidden')
    flights[1]!.finish()
    expectSamePlace(flight(), tile('video-2'))
    await until(() => !dialog(), 'it is gone')
    expect(visibility('video-2')).to.equal('visible')
  })

  it('leaves the page scrolled as it was, and the focus at the tile of its last video [L10]', async () => {
    scrollTo(0, 120)
    await open('video-1')
    await inner().next()
    await until(() => location.search.includes('geuin-video=video-2'), 'the next video')
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog(), 'it is closed')
    expect(scrollY).to.equal(120)
    expect(list.feed.shadowRoot?.activeElement).to.equal(tile('video-2'))
  })

  it('shows the focus to whom opened it by a key, and to nobody after a click', async () => {
    const scroller = () => inner()?.shadowRoot?.querySelector('.stage-scroller')
    const isFocused = () => scroller() && focused() === scroller()
    const { left, top } = tile('video-2').getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left) + 20, Math.round(top) + 20] })
    await until(isFocused, 'the feed has the focus')
    expect(scroller()!.matches(':focus-visible')).to.equal(false)
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog(), 'it is closed')

    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await until(isFocused, 'the feed has the focus')
    expect(scroller()!.matches(':focus-visible')).to.equal(true)
  })

  it('is pulled down by a finger from its first video: a little and it stays, far and it closes', async () => {
    await open('video-1')
    await still(dialog()!)
    const frame = inner().shadowRoot!.querySelector('.slide:not([inert]) .slide-frame')!
    /** @param timeStamp ms; that of the event unless given */
    const touch = (type: string, clientY: number, { fingers = type === 'touchend' ? 0 : 1, timeStamp = 0 } = {}) => {
      const touches = [1, 2]
        .slice(0, fingers)
        .map((identifier) => new Touch({ identifier, target: frame, clientX: 100, clientY }))
      const event = new TouchEvent(type, { touches, bubbles: true, composed: true, cancelable: true })
      if (timeStamp) Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      frame.dispatchEvent(event)
      return event
    }
    const top = () => Math.round(inner().getBoundingClientRect().top)
    const isBack = () => inner().style.transform === '' && inner().getAnimations().length === 0
    touch('touchstart', 100)
    expect(touch('touchmove', 130).defaultPrevented).to.equal(true)
    expect(top()).to.be.above(20)
    // A finger that rests has no speed.
    touch('touchmove', 130)
    touch('touchend', 130)
    await until(isBack, 'it goes back')

    touch('touchstart', 100, { timeStamp: 1000 })
    touch('touchmove', 120, { timeStamp: 1010 })
    touch('touchmove', 140, { timeStamp: 1020 })
    touch('touchend', 140, { timeStamp: 1300 })
    await until(isBack, 'it goes back after a finger that was fast and then rested')

    touch('touchstart', 100)
    touch('touchmove', 130)
    touch('touchstart', 130, { fingers: 2 })
    await until(isBack, 'it goes back when a second finger comes')
    touch('touchmove', 160, { fingers: 2 })
    touch('touchend', 160, { fingers: 1 })
    touch('touchend', 160)
    expect([isBack(), dialog()?.matches(':modal')]).to.eql([true, true])

    touch('touchstart', 100)
    expect(touch('touchmove', 60).defaultPrevented).to.equal(false)
    touch('touchmove', 400)
    expect(top(), 'a finger that went up first scrolls').to.equal(0)
    touch('touchend', 400)

    await nextFrame()
    touch('touchstart', 100, { timeStamp: 2000 })
    touch('touchmove', 120, { timeStamp: 2010 })
    touch('touchmove', 140, { timeStamp: 2020 })
    touch('touchend', 140, { timeStamp: 2030 })
    await until(() => !dialog(), 'it is closed')
  })
})
