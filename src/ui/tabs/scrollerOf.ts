/** What scrolls an element: the nearest box around it that does, out of shadow roots too; else the page. */
export const scrollerOf = (element: Element): Element => {
  const around = (node: Node): Node | null =>
    (node as Element).assignedSlot ?? (node instanceof ShadowRoot ? node.host : node.parentNode)
  for (let node = around(element); node; node = around(node))
    if (node instanceof Element && node !== document.body && node !== document.documentElement) {
      const { overflowY } = getComputedStyle(node)
      if (/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return node
    }
  return document.scrollingElement ?? document.documentElement
}
