import { type RefObject, useEffect, useRef } from 'react'

/** How far before its end a list asks for more. */
const margin = '800px'

/**
 * Calls back when the end of a list comes near the viewport, and for each longer list whose end is still near.
 * @param list the list; another object when it has grown
 * @param isWaiting whether there is more to ask for, and nothing is being asked now
 * @param scroller what scrolls; the page unless given
 * @returns goes to an element after the list
 */
export const useNearEnd = (
  list: unknown,
  isWaiting: boolean,
  onNear: () => unknown,
  scroller?: RefObject<HTMLElement | null>,
) => {
  const end = useRef<HTMLDivElement>(null)
  const near = useRef(onNear)
  near.current = onNear
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page may be here before its loading was drawn
  useEffect(() => {
    const mark = end.current
    if (!mark || !isWaiting) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near.current()
      },
      { root: scroller?.current ?? null, rootMargin: margin },
    )
    observer.observe(mark)
    return () => observer.disconnect()
  }, [isWaiting, list, scroller])
  return end
}
