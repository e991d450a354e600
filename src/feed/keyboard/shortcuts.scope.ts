import { fillsWindow } from '../fillsWindow'

const typing = 'input, textarea, select, dialog, [contenteditable]'
const pressable = 'button, a, [role="button"]'

/** Whether a key is the feed's: pressed inside it, or on nothing in a page that the feed is the main part of. */
export const isForFeed = (event: KeyboardEvent, element: Element, main = fillsWindow(element)): boolean => {
  if (event.defaultPrevented) return false
  const path = event.composedPath()
  const nowhere = event.target === document.body || event.target === document.documentElement
  if (!path.includes(element)) return main && nowhere
  const target = path[0]
  if (!(target instanceof Element)) return true
  // Space presses the button that has the focus.
  return !target.closest(event.key === ' ' ? `${typing}, ${pressable}` : typing)
}
