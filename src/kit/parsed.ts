/** Whether the parser has passed the element's end tag: then the element, or something around it, has a next sibling. */
const isPassed = (element: Element) => {
  if (element.ownerDocument.readyState !== 'loading') return true
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return false
}

/**
 * Calls back when the element's children are complete: immediately, or later for an element that the parser has just
 * opened.
 */
export const whenParsed = (element: Element, fn: () => void) => {
  if (isPassed(element)) return fn()
  const document = element.ownerDocument
  const check = () => {
    if (!isPassed(element)) return
    observer.disconnect()
    document.removeEventListener('readystatechange', check)
    fn()
  }
  const observer = new MutationObserver(check)
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('readystatechange', check)
}
