/** A new element with a class. */
export const make = <K extends keyof HTMLElementTagNameMap>(tag: K, className: string): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag)
  element.className = className
  return element
}
