import { wantsStillness } from './preferences'

/** Decides when a wheel's turning means one step, so that a mouse's notch and a trackpad's long tail both move by one. */
export interface WheelMemory {
  /** Milliseconds of the last event and of the last step. */
  readonly at: number
  readonly steppedAt: number
  readonly delta: number
}

export const restingWheel: WheelMemory = { at: -1e9, steppedAt: -1e9, delta: 0 }

/** A pause of this length ends one push of the wheel, ms. */
const PUSH_GAP = 120
/** A wheel that is turned on and on steps this often, ms. */
const STEP_EVERY = 350

/** Answers the new memory and the step: −1, 0 or 1. `delta` in px, `at` in ms. */
export function turnWheel(now: WheelMemory, delta: number, at: number): [WheelMemory, -1 | 0 | 1] {
  const strength = Math.abs(delta)
  const turned = Math.sign(delta) !== Math.sign(now.delta)
  const pushed = at - now.at > PUSH_GAP
  const kept = at - now.steppedAt > STEP_EVERY && strength >= Math.abs(now.delta)
  const steps = strength >= 4 && (pushed || turned || kept)
  const memory = { at, delta, steppedAt: steps ? at : now.steppedAt }
  return [memory, steps ? (delta > 0 ? 1 : -1) : 0]
}

export interface ScrollerHooks {
  /** How many slides there are, a tail included. */
  count(): number
  /** Which slide is in view. */
  index(): number
  /** The viewer's scrolling brought another slide into view. */
  onIndex(index: number): void
  /** Scrolling came to rest. */
  onRest(): void
}

export interface Scroller {
  readonly element: HTMLElement
  readonly track: HTMLElement
  /** Moves to a slide; smooth only between neighbours and where motion is welcome. */
  to(index: number, smooth: boolean): void
  /** Puts the position right after the layout changed. */
  settle(): void
  destroy(): void
}

/** No movement for this long counts as rest where `scrollend` is missing, ms. */
const REST_AFTER = 100
/** So often a command that was carried elsewhere is put right; then what the browser insists on holds. */
const INSIST = 3

/** A snapping scroll container over slides of its own height. */
export function createScroller(hooks: ScrollerHooks): Scroller {
  const element = document.createElement('div')
  const track = document.createElement('div')
  element.className = 'stage-scroller'
  track.className = 'stage-track'
  element.tabIndex = 0
  element.append(track)

  const listening = new AbortController()
  const { signal } = listening
  let height = 0
  /** Where a command leads; until scrolling rests there, positions on the way mean nothing. */
  let target: number | null = null
  let rest: ReturnType<typeof setTimeout> | undefined
  let look = 0
  /** Where it was when it last moved. */
  let top = 0
  let insisted = 0
  let wheel = restingWheel

  const underWay = () => target !== null && Math.abs(element.scrollTop - target * height) >= 1
  const stopWaiting = () => {
    clearTimeout(rest)
    cancelAnimationFrame(look)
  }
  const awaitRest = () => {
    stopWaiting()
    top = element.scrollTop
    // A busy page hears of a movement late: only a new frame tells whether there was one in the meantime.
    rest = setTimeout(() => {
      look = requestAnimationFrame(() => (element.scrollTop === top ? rested() : awaitRest()))
    }, REST_AFTER)
  }
  const rested = () => {
    stopWaiting()
    // What was commanded holds, even if a busy page held its movement up, or what was left of an earlier, smooth one
    // carries an instant one too far.
    if (target !== null && underWay() && insisted < INSIST) {
      insisted += 1
      element.scrollTo({ top: target * height, behavior: 'instant' })
      return awaitRest()
    }
    target = null
    insisted = 0
    read()
    hooks.onRest()
  }
  const read = () => {
    // While the box changes its height, positions are still those of the old one.
    if (!height || target !== null || Math.abs(element.clientHeight - height) >= 1) return
    const index = Math.max(0, Math.min(hooks.count() - 1, Math.round(element.scrollTop / height)))
    if (index !== hooks.index()) hooks.onIndex(index)
  }
  const to = (index: number, smooth: boolean) => {
    const goal = index * height
    const near = Math.abs(element.scrollTop - goal) < height * 1.5
    const glide = smooth && near && !wantsStillness()
    target = index
    insisted = 0
    // Still waiting for the rest of an earlier movement would end this one.
    awaitRest()
    element.scrollTo({ top: goal, behavior: glide ? 'smooth' : 'instant' })
  }

  element.addEventListener(
    'scroll',
    () => {
      read()
      awaitRest()
    },
    { signal, passive: true },
  )
  // A command that cuts another one's movement short ends that one too: then the way goes on. And what had to be put
  // right once may be carried away again.
  element.addEventListener('scrollend', () => underWay() || insisted || rested(), { signal })
  // A finger or a key on the scroll bar takes over from a command that is under way.
  element.addEventListener('touchstart', () => (target = null), { signal, passive: true })
  element.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      const way = Math.sign(event.deltaY)
      const next = hooks.index() + way
      const [memory, steps] = turnWheel(wheel, event.deltaY * (event.deltaMode === 1 ? 40 : 1), event.timeStamp)
      wheel = memory
      // At either end a new push belongs to the page.
      if (next < 0 || next >= hooks.count()) return
      event.preventDefault()
      if (!steps) return
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
    if (height && hooks.index() >= 0) to(hooks.index(), false)
  }
  resize.observe(element)

  return {
    element,
    track,
    to,
    settle,
    destroy() {
      listening.abort()
      resize.disconnect()
      stopWaiting()
      element.remove()
    },
  }
}
