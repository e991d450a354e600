const typing = 'input, textarea, select, dialog, [contenteditable]'
const pressable = 'button, a, [role="button"]'

/** The share of the window's height from which on a feed is what its page is about. */
const MAIN = 0.9

/** Whether an element fills the window's height. */
export const isMain = (element: Element): boolean => element.clientHeight >= innerHeight * MAIN

/** Whether a key is the feed's: pressed inside of it, or, where the feed is what the page is about, nowhere else. */
export const isForFeed = (event: KeyboardEvent, element: Element, main = isMain(element)): boolean => {
  if (event.defaultPrevented) return false
  const path = event.composedPath()
  const nowhere = event.target === document.body || event.target === document.documentElement
  if (!path.includes(element)) return main && nowhere
  const target = path[0]
  if (!(target instanceof Element)) return true
  // Space presses the button that has the focus.
  return !target.closest(event.key === ' ' ? `${typing}, ${pressable}` : typing)
}
