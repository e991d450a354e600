import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { scrollerOf } from './scrollerOf'

/**
 * Keeps for each tab how far it was scrolled. A tab that opens for the first time begins under the list of tabs.
 * @param bar the list of tabs, which sticks to the upper edge
 * @param panels what stands under it
 * @returns the tab to draw: the selected one, once the place of the one before is known
 */
export const usePlaces = <T extends string>(
  selected: T,
  bar: RefObject<HTMLElement | null>,
  panels: RefObject<HTMLElement | null>,
): T => {
  const [shown, show] = useState(selected)
  /** Distance of the panel's top from the window's, in px. */
  const places = useRef(new Map<T, number>())
  const before = useRef(shown)

  useLayoutEffect(() => {
    if (panels.current && selected !== shown) places.current.set(shown, panels.current.getBoundingClientRect().top)
    show(selected)
  }, [selected, shown, panels])

  useLayoutEffect(() => {
    const box = panels.current
    if (!box || !bar.current || before.current === shown) return
    before.current = shown
    const { top } = box.getBoundingClientRect()
    const place = places.current.get(shown) ?? Math.max(top, bar.current.getBoundingClientRect().bottom)
    if (place !== top) scrollerOf(box).scrollBy({ top: top - place, behavior: 'instant' })
  }, [shown, bar, panels])

  return shown
}
