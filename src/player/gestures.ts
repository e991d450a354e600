import type { Gesture } from './types'

/** A second tap within this time makes a double tap, ms. */
const doubleTapTime = 200
/** A press of this length is long, ms. */
const longPressTime = 500
/** A finger that moved further is no tap, px. */
const maxTapMove = 10

export interface GestureHooks {
  onTap(): void
  onGesture(gesture: Gesture): void
}

/** Reads taps, double taps and long presses on a frame; a tap on a control is left to the control. Returns the way to stop. */
export function readGestures(frame: HTMLElement, hooks: GestureHooks): () => void {
  const listening = new AbortController()
  let down: { x: number; y: number; id: number } | null = null
  let tap: ReturnType<typeof setTimeout> | undefined
  let press: ReturnType<typeof setTimeout> | undefined

  const positionIn = (event: PointerEvent) => {
    const box = frame.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const cancel = () => {
    down = null
    clearTimeout(press)
  }
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => frame.addEventListener(type, act, { signal: listening.signal })

  on('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary || isControl(event.target)) return
    down = { x: event.clientX, y: event.clientY, id: event.pointerId }
    const at = positionIn(event)
    clearTimeout(press)
    press = setTimeout(() => {
      down = null
      hooks.onGesture({ kind: 'longpress', ...at })
    }, longPressTime)
  })
  on('pointermove', (event) => {
    if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > maxTapMove) cancel()
  })
  on('pointercancel', cancel)
  on('pointerup', (event) => {
    const isTap = down?.id === event.pointerId
    cancel()
    if (!isTap) return
    if (tap !== undefined) {
      clearTimeout(tap)
      tap = undefined
      hooks.onGesture({ kind: 'doubletap', ...positionIn(event) })
      return
    }
    tap = setTimeout(() => {
      tap = undefined
      hooks.onTap()
    }, doubleTapTime)
  })

  return () => {
    listening.abort()
    clearTimeout(tap)
    clearTimeout(press)
  }
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, [role="slider"], dialog') !== null
