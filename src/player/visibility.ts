import type { Suspension } from './types'

/** The part of the stage that must be in view for it to play. */
export const IN_VIEW = 0.4

/** Tells when the stage leaves the view or its tab is hidden, and when it is back. Answers how to stop. */
export function watchSight(element: Element, tell: (reason: Suspension, away: boolean) => void): () => void {
  const sight = new IntersectionObserver(([entry]) => tell('offscreen', !entry || entry.intersectionRatio < IN_VIEW), {
    threshold: [0, IN_VIEW],
  })
  const onVisibility = () => tell('hidden', document.hidden)
  sight.observe(element)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    sight.disconnect()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** The share of the element's height that is in view now; measured, so ask rarely. */
export function shareInView(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height : 0
}

/** Whether the element is at most one screen away. */
export function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < 2 * innerHeight && bottom > -innerHeight
}
