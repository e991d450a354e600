import { make } from '../kit/make'
import { prefersReducedMotion } from './preferences'

/** The last wheel event, from which the next one is judged: a mouse's notch and a trackpad's long tail both move by one. */
export interface WheelMemory {
  /** Milliseconds of the last event and of the last step. */
  readonly at: number
  readonly steppedAt: number
  readonly delta: number
}

export const restingWheel: WheelMemory = { at: -1e9, steppedAt: -1e9, delta: 0 }

/** A pause of this length ends one push of the wheel, ms. */
const pushGap = 120
/** A wheel that keeps turning steps this often, ms. */
const stepInterval = 350

/** Returns the new memory, and whether the turn is a step. `delta` in px, `at` in ms. */
export function turnWheel(now: WheelMemory, delta: number, at: number): [WheelMemory, boolean] {
  const strength = Math.abs(delta)
  const turned = Math.sign(delta) !== Math.sign(now.delta)
  const pushed = at - now.at > pushGap
  const kept = at - now.steppedAt > stepInterval && strength >= Math.abs(now.delta)
  const isStep = strength >= 4 && (pushed || turned || kept)
  const memory = { at, delta, steppedAt: isStep ? at : now.steppedAt }
  return [memory, isStep]
}

export interface ScrollerHooks {
  /** How many slides there are, a tail included. */
  count(): number
  /** Which slide is in view. */
  index(): number
  /** The viewer's scrolling brought another slide into view. */
  onIndex(index: number): void
  /** Scrolling has ended. */
  onRested(): void
}

export interface Scroller {
  readonly element: HTMLElement
  readonly track: HTMLElement
  /** Moves to a slide; smooth only between neighbours and where motion is welcome. */
  to(index: number, smooth: boolean): void
  /** Whether it scrolls. */
  isMoving(): boolean
  /** Corrects the position after the layout changed. */
  settle(): void
  destroy(): void
}

/** Scrolling has ended after this time without movement, where `scrollend` is missing, ms. */
const restDelay = 100
/** How often a command that ended elsewhere is corrected; then the browser's position holds. */
const maxCorrections = 10

/** A snapping scroll container over slides of its own height. */
export function createScroller(hooks: ScrollerHooks): Scroller {
  const element = make('div', 'stage-scroller')
  const track = make('div', 'stage-track')
  element.tabIndex = 0
  element.append(track)

  const listening = new AbortController()
  const { signal } = listening
  let height = 0
  /** The slide that a command leads to, −1 for none; until scrolling ends there, positions on the way have no meaning. */
  let target = -1
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let restFrame = 0
  let corrections = 0
  let wheel = restingWheel

  const isOnWay = () => target >= 0 && Math.abs(element.scrollTop - target * height) >= 1
  const stopWaiting = () => {
    clearTimeout(restTimer)
    restTimer = undefined
    cancelAnimationFrame(restFrame)
  }
  const awaitRest = () => {
    stopWaiting()
    // A busy page fires `scroll` late: only a new frame shows whether it has moved in the meantime. The position is read
    // now and not with each movement, when it would cost a layout.
    restTimer = setTimeout(() => {
      const top = element.scrollTop
      restFrame = requestAnimationFrame(() => (element.scrollTop === top ? rested() : awaitRest()))
    }, restDelay)
  }
  const rested = () => {
    stopWaiting()
    // A command holds, although a busy page may delay its movement, or the end of an earlier, smooth one may move an
    // instant one too far.
    if (isOnWay() && corrections < maxCorrections) {
      corrections += 1
      element.scroll({ top: target * height, behavior: 'instant' })
      return awaitRest()
    }
    target = -1
    corrections = 0
    read()
    hooks.onRested()
  }
  const read = () => {
    // While the box changes its height, positions are still those of the old height.
    if (!height || target >= 0 || Math.abs(element.clientHeight - height) >= 1) return
    const index = Math.max(0, Math.min(hooks.count() - 1, Math.round(element.scrollTop / height)))
    if (index !== hooks.index()) hooks.onIndex(index)
  }
  const to = (index: number, smooth: boolean) => {
    const destination = index * height
    const near = Math.abs(element.scrollTop - destination) < height * 1.5
    const glide = smooth && near && !prefersReducedMotion()
    target = index
    corrections = 0
    // The timer of an earlier movement would end this one.
    awaitRest()
    element.scroll({ top: destination, behavior: glide ? 'smooth' : 'instant' })
  }

  element.addEventListener(
    'scroll',
    () => {
      read()
      awaitRest()
    },
    { signal, passive: true },
  )
  // A command that interrupts another one's movement fires `scrollend` for that one. And a corrected position may be
  // moved again.
  element.addEventListener('scrollend', () => isOnWay() || corrections || rested(), { signal })
  // A finger takes over from a command.
  element.addEventListener('touchstart', () => (target = -1), { signal, passive: true })
  element.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      const next = hooks.index() + Math.sign(event.deltaY)
      const [memory, isStep] = turnWheel(wheel, event.deltaY * (event.deltaMode === 1 ? 40 : 1), event.timeStamp)
      wheel = memory
      // At either end the wheel scrolls the page.
      if (next < 0 || next >= hooks.count()) return
      event.preventDefault()
      if (!isStep) return
      hooks.onIndex(next)
      to(next, true)
    },
    { signal, passive: false },
  )

  const resize = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect.height ?? 0
    if (now === height) return
    height = now
    settle()
  })
  const settle = () => {
    const index = hooks.index()
    if (height && index >= 0) to(index, false)
  }
  resize.observe(element)

  return {
    element,
    track,
    to,
    isMoving: () => restTimer !== undefined,
    settle,
    destroy() {
      listening.abort()
      resize.disconnect()
      stopWaiting()
      element.remove()
    },
  }
}
