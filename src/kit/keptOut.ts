import { bubblesTo } from './elements'
import { shared } from './shared'

const elements = () => shared('keptOutOfAddress', () => new Set<Element>())

/** Keeps what is open in an element, and in the elements that it shows, out of the page's address. @returns ends that */
export const keepOutOfAddress = (element: Element): (() => void) => {
  elements().add(element)
  return () => void elements().delete(element)
}

/** Whether what is open in an element may be kept in the page's address. */
export const isInAddress = (element: Element): boolean => ![...elements()].some((it) => bubblesTo(it, element))
