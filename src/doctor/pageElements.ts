/** Every element below a root whose tag begins with geuin, or nearly; inside the page’s open shadow roots too, not inside our elements. */
export const pageElements = (root: ParentNode = document): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    if (/^geuin-/.test(element.localName)) return element.localName === 'geuin-doctor' ? [] : [element]
    return element.shadowRoot ? pageElements(element.shadowRoot) : []
  })

/** How an element begins in the page's source: `<geuin-feed slug="windows">`. */
export const openingTag = (element: Element): string => {
  const named = ['id', 'source', 'slug'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value ? [` ${name}="${value}"`] : []
  })
  return `<${element.localName}${named.join('')}>`
}
