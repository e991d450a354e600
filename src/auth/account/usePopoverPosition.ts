import { type RefObject, useLayoutEffect } from 'react'

/** Pixels between the two, and to the edges of the screen. */
const gap = 8

/** Keeps what is shown in the top layer beside the control that opened it: under it, or over it where there is no room. */
export const usePopoverPosition = (
  control: RefObject<HTMLElement | null>,
  shown: RefObject<HTMLElement | null>,
  isOpen: boolean,
) => {
  useLayoutEffect(() => {
    const [from, box] = [control.current, shown.current]
    if (!isOpen || !from || !box) return
    const place = () => {
      const { left, right, top, bottom } = from.getBoundingClientRect()
      const { offsetWidth: width, offsetHeight: height } = box
      const { clientWidth, clientHeight } = document.documentElement
      const isRtl = getComputedStyle(from).direction === 'rtl'
      // Its end stands at the control's end, as far as the screen allows.
      const wanted = isRtl ? left : right - width
      const x = Math.max(gap, Math.min(wanted, clientWidth - width - gap))
      const below = bottom + gap
      const isRoom = below + height <= clientHeight - gap || top < clientHeight - bottom
      const y = isRoom ? below : Math.max(gap, top - gap - height)
      box.style.setProperty('left', `${x}px`)
      box.style.setProperty('top', `${y}px`)
      box.style.setProperty('max-height', `${clientHeight - y - gap}px`)
    }
    place()
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true, passive: true }
    addEventListener('scroll', place, options)
    addEventListener('resize', place, options)
    const size = new ResizeObserver(place)
    size.observe(box)
    return () => {
      stop.abort()
      size.disconnect()
    }
  }, [control, shown, isOpen])
}
