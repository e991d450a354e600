import { expect } from '@open-wc/testing'
import { follow } from '../../../src/standing/follow'

describe('following a place', () => {
  const { setTimeout: laterOn, clearTimeout: never } = window
  const realNow = Date.now
  let now = 0
  /** The one timer that is set: what it does, and when. */
  let timer: { run(): void; wait: number } | null = null
  let requests = 0
  let isHidden = false
  let element: HTMLElement
  let end: () => void

  before(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  })
  after(() => {
    Reflect.deleteProperty(document, 'hidden')
  })
  beforeEach(async () => {
    now = 0
    timer = null
    requests = 0
    isHidden = false
    Date.now = () => now
    Object.assign(window, {
      setTimeout: (run: () => void, wait: number) => {
        timer = { run, wait }
        return 1
      },
      clearTimeout: () => {
        timer = null
      },
    })
    element = document.createElement('p')
    element.textContent = 'A place'
    document.body.append(element)
    end = follow(element, async () => {
      requests += 1
    })
    await until(() => timer !== null)
  })
  afterEach(() => {
    end()
    Object.assign(window, { setTimeout: laterOn, clearTimeout: never })
    Date.now = realNow
    element.remove()
  })

  /** Waits by the page's own clock until the open requests have been answered. */
  const answered = () => new Promise<void>((done) => void laterOn.call(window, done, 0))
  /** Lets the timer run out. @returns how long it took, milliseconds; null where none was set */
  const pass = async () => {
    if (!timer) return null
    const { run, wait } = timer
    timer = null
    now += wait
    run()
    await answered()
    return wait
  }
  /** Waits by the page's own clock. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await answered()
  }
  const show = (isShown: boolean) => {
    isHidden = !isShown
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('sends a request every 1.5 seconds at first, and seldom after two quiet minutes [M01]', async () => {
    const waits: (number | null)[] = []
    while (now < 300_000) waits.push(await pass())
    expect(waits.filter((wait) => wait === 1_500)).to.have.length(80)
    expect(waits.slice(80, 86)).to.eql([3_000, 6_000, 12_000, 24_000, 30_000, 30_000])
    expect(requests).to.equal(waits.length)
  })

  it('sends requests often again as soon as the viewer is active', async () => {
    while (now < 300_000) await pass()
    now += 10_000
    const before = requests
    element.dispatchEvent(new Event('pointermove'))
    expect(await pass()).to.equal(0)
    expect(await pass()).to.equal(1_500)
    expect(requests).to.equal(before + 2)
  })

  it('sends no request in a hidden tab, and one immediately when it shows [M01]', async () => {
    await pass()
    show(false)
    expect(await pass()).to.equal(null)
    now += 60_000
    show(true)
    expect(await pass()).to.equal(0)
    expect(requests).to.equal(2)
  })

  it('sends no request while the element is not seen, nor after it has ended', async () => {
    element.style.display = 'none'
    await until(() => timer === null)
    element.style.display = ''
    await until(() => timer !== null)
    end()
    expect(timer).to.equal(null)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(timer).to.equal(null)
  })
})
