import { expect } from '@open-wc/testing'
import styles from '../../../src/player/Stage.css'
import { createScroller, type Scroller } from '../../../src/player/scroller'
import { waitUntil } from '../../support/waitUntil'

const HEIGHT = 300
const COUNT = 20

describe('the scroller of a stage', () => {
  let box: HTMLElement
  let scroller: Scroller
  let index: number
  let shown: number[]
  let rests: number

  beforeEach(async () => {
    index = 0
    shown = []
    rests = 0
    box = document.createElement('div')
    box.style.cssText = `position: relative; width: 200px; height: ${HEIGHT}px`
    document.body.append(box)
    scroller = createScroller({
      count: () => COUNT,
      index: () => index,
      onIndex(at) {
        index = at
        shown.push(at)
      },
      onRested: () => (rests += 1),
    })
    scroller.element.style.cssText = 'height: 100%; overflow-y: scroll'
    scroller.track.style.height = `${COUNT * HEIGHT}px`
    const root = box.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [styles]
    root.append(scroller.element)
    await waitUntil(() => scroller.element.clientHeight === HEIGHT)
    // The scroller knows its height once it was told of it.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
  afterEach(() => {
    scroller.destroy()
    box.remove()
  })

  const step = () => {
    index += 1
    scroller.to(index, true)
  }
  const restsAt = (at: number) =>
    waitUntil(() => rests > 0 && scroller.element.scrollTop === at * HEIGHT, `rests at ${at}`)

  it('reaches a newer step that interrupts the one before [L05]', async () => {
    step()
    // What the browser says of the movement that was cut short.
    scroller.element.dispatchEvent(new Event('scrollend'))
    expect(shown).to.eql([])
    expect(rests).to.equal(0)
    await restsAt(1)
    expect(shown).to.eql([])
  })

  it('reaches its target though another scroll moves it away [L05]', async () => {
    step()
    step()
    step()
    scroller.element.scrollTop = 3 * HEIGHT + 40
    await restsAt(3)
    expect(shown).to.eql([])
  })

  it('stays at its target though the rest of a smooth scroll moves it to the next slide [L05]', async () => {
    const { element } = scroller
    const scroll = element.scroll.bind(element)
    // A busy page: the smooth movement has not begun when it is looked for, and comes on top of the instant one.
    let left = HEIGHT
    element.scroll = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object' || options.behavior === 'smooth') return
      scroll(options)
      requestAnimationFrame(() => {
        element.scrollTop += left
        left = 0
      })
    }
    step()
    await waitUntil(() => left === 0)
    await restsAt(1)
    expect(shown).to.eql([])
  })

  it('follows the viewer, who may scroll against a command that is under way', async () => {
    step()
    scroller.element.dispatchEvent(new Event('touchstart'))
    scroller.element.scrollTo({ top: 4 * HEIGHT, behavior: 'instant' })
    await waitUntil(() => shown.includes(4), 'tells of the slide in view')
  })
})
