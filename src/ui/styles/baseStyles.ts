import base from './base.css'
import tokens from './tokens.css'

/** Design tokens and base rules of every island; elements adopt them before anything is drawn. */
export const baseStyles: readonly CSSStyleSheet[] = [tokens, base]

/** Adds a style sheet to a root, once. */
export const adoptStyles = (root: ShadowRoot, sheet: CSSStyleSheet) => {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
