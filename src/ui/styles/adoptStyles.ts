/** Adds a style sheet to a root, once. */
export const adoptStyles = (root: ShadowRoot, sheet: CSSStyleSheet) => {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
