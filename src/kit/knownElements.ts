/** What elements say of themselves when they begin. Apart from elements.ts, which nothing needs before the first frame. */
import { shared } from './shared'

/** Elements with a session. A query of the document finds those that have not begun, but none in another's shadow root. */
export const begunElements = () => shared('elements:begun', () => new Set<Element>())

/** Has `elementsOf` find an element wherever it is, until the signal. */
export const enterElement = (element: Element, signal: AbortSignal) => {
  begunElements().add(element)
  signal.addEventListener('abort', () => begunElements().delete(element))
}

type Load = () => Promise<unknown>

/** Tag → how to get its element. */
export const elementLoads = () => shared('elements', () => new Map<string, Load>())

/**
 * Elements that an element may put into the page itself. Features must not import elements, so an element's module says
 * here how to get the others.
 */
export const offerElements = (offers: Readonly<Record<string, Load>>) => {
  for (const [tag, load] of Object.entries(offers)) elementLoads().set(tag, load)
}
