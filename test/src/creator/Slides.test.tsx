import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { flushSync } from 'react-dom'
import { Slides } from '../../../src/creator/Slides'
import { expectAccessible } from '../../support/accessible'
import { draw, until, wipe } from '../../support/draw'

/** The page's timers of 2.5 s, which the test runs. */
const holdTimers = () => {
  const timers = new Map<number, () => void>()
  const { setTimeout: start, clearTimeout: stop } = window
  let last = 1e9
  window.setTimeout = ((run: () => void, wait?: number, ...args: unknown[]) => {
    if (wait !== 2500) return start(run, wait, ...args)
    last += 1
    timers.set(last, run)
    return last
  }) as typeof window.setTimeout
  window.clearTimeout = (id) => {
    if (!timers.delete(Number(id))) stop(id)
  }
  return {
    waiting: () => timers.size,
    pass: () => {
      const due = [...timers.values()]
      timers.clear()
      flushSync(() => {
        for (const run of due) run()
      })
    },
    restore: () => Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  }
}

const titles = ['Become a creator for Lumen', 'Make Connections & Spark Dialogues', 'Moderate your Community']

describe('creator slides', () => {
  let timers: ReturnType<typeof holdTimers>

  beforeEach(() => {
    timers = holdTimers()
  })
  afterEach(async () => {
    wipe()
    timers.restore()
    Reflect.deleteProperty(document, 'hidden')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  const slides = () => {
    const it = draw(<Slides brand="Lumen" />)
    return {
      ...it,
      carousel: it.find('.slides')!,
      title: () => it.find('.slide:not([inert]) h3')?.textContent,
      dots: () => it.all('.slides-dots button'),
    }
  }

  it('advances through three slides every 2500 ms and starts over [I01]', () => {
    const { title } = slides()
    for (const expected of [...titles, titles[0]]) {
      expect(title()).to.equal(expected)
      expect(timers.waiting()).to.equal(1)
      timers.pass()
    }
  })

  it('pauses while the pointer is over it [I01]', async () => {
    const { carousel, title } = slides()
    // React hears of entering by pointerover.
    carousel.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await until(() => timers.waiting() === 0, 'it goes on under the pointer')
    carousel.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))
    await until(() => timers.waiting() === 1, 'it does not go on')
    timers.pass()
    expect(title()).to.equal(titles[1])
  })

  it('pauses while it has the focus [I01]', async () => {
    const { dots } = slides()
    dots()[1]?.focus()
    await until(() => timers.waiting() === 0, 'it goes on under the focus')
    dots()[1]?.blur()
    await until(() => timers.waiting() === 1, 'it does not go on')
  })

  it('pauses in a hidden tab [I01]', async () => {
    slides()
    const become = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    become(true)
    await until(() => timers.waiting() === 0, 'it goes on unseen')
    become(false)
    await until(() => timers.waiting() === 1, 'it does not go on')
  })

  it('does not advance with reduced motion [I01]', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const { title, dots } = slides()
    expect(timers.waiting()).to.equal(0)
    dots()[2]?.click()
    await until(() => title() === titles[2], 'a dot does nothing')
    expect(timers.waiting()).to.equal(0)
  })

  it('shows the slide that the viewer chooses and stops advancing [I01]', async () => {
    const { title, dots, all } = slides()
    dots()[2]?.click()
    await until(() => title() === titles[2], 'a dot does nothing')
    expect(dots().map((it) => it.getAttribute('aria-current'))).to.deep.equal(['false', 'false', 'true'])
    expect(timers.waiting()).to.equal(0)
    expect(all('.slide').map((it) => getComputedStyle(it).visibility)).to.deep.equal(['hidden', 'hidden', 'visible'])
  })

  it('is a carousel for screen readers [I01]', async () => {
    const { element, dots } = slides()
    expect(dots().map((it) => it.getAttribute('aria-label'))).to.deep.equal([
      ...['Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3'],
    ])
    await expectAccessible(element)
  })
})
