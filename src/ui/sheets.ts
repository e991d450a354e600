import base from './base.css'
import tokens from './tokens.css'

/** What every island stands on; elements adopt them before anything is drawn. */
export const baseSheets: readonly CSSStyleSheet[] = [tokens, base]

/** Adds a sheet to a root, once. */
export const adopt = (root: ShadowRoot, sheet: CSSStyleSheet) => {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
