const typing = 'input, textarea, select, dialog, [contenteditable]'
const pressable = 'button, a, [role="button"]'

/** A feed of at least this share of the window's height is what its page is about. */
const mainShare = 0.9

/** Whether an element fills the window's height. */
export const fillsWindow = (element: Element): boolean => element.clientHeight >= innerHeight * mainShare

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
