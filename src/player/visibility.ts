import type { Suspension } from './types'

/** The share of the stage that must be in view for it to play. */
export const minShare = 0.4

/** Reports when the stage leaves the view or its tab is hidden, and when it is back. Returns the way to stop. */
export function watchVisibility(element: Element, onChange: (reason: Suspension, isAway: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => onChange('offscreen', !entry || entry.intersectionRatio < minShare),
    {
      threshold: [0, minShare],
    },
  )
  const onVisibility = () => onChange('hidden', document.hidden)
  observer.observe(element)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** The share of the element's height that is in view now. It forces a layout, so call it rarely. */
export function shareInView(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height : 0
}

/** Whether the element is at most one screen away. */
export function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < 2 * innerHeight && bottom > -innerHeight
}
