import { type RefObject, useLayoutEffect } from 'react'

/** CSS pixels between control and popover, and between popover and screen edges. */
const gap = 8

/** Positions an open popover below the control that opened it, or above the control where there is no room. */
export const usePopoverPosition = (
  control: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  isOpen: boolean,
) => {
  useLayoutEffect(() => {
    const [from, box] = [control.current, popover.current]
    if (!isOpen || !from || !box) return
    const position = () => {
      const { left, right, top, bottom } = from.getBoundingClientRect()
      const { offsetWidth: width, offsetHeight: height } = box
      const { clientWidth, clientHeight } = document.documentElement
      const isRtl = getComputedStyle(from).direction === 'rtl'
      // Aligned with the control's inline end, as far as the screen allows.
      const aligned = isRtl ? left : right - width
      const x = Math.max(gap, Math.min(aligned, clientWidth - width - gap))
      const below = bottom + gap
      const fitsBelow = below + height <= clientHeight - gap || top < clientHeight - bottom
      const y = fitsBelow ? below : Math.max(gap, top - gap - height)
      box.style.setProperty('left', `${x}px`)
      box.style.setProperty('top', `${y}px`)
      box.style.setProperty('max-height', `${clientHeight - y - gap}px`)
    }
    position()
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true, passive: true }
    addEventListener('scroll', position, options)
    addEventListener('resize', position, options)
    const size = new ResizeObserver(position)
    size.observe(box)
    return () => {
      stop.abort()
      size.disconnect()
    }
  }, [control, popover, isOpen])
}
