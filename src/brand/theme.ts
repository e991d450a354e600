import type { BrandTheme } from './brand'

const properties = {
  accent: 'geuin-accent',
  onAccent: 'geuin-on-accent',
  surface: 'geuin-surface',
  surface2: 'geuin-surface-2',
  surface3: 'geuin-surface-3',
  text: 'geuin-text',
  textSoft: 'geuin-text-soft',
  line: 'geuin-line',
} as const satisfies Record<keyof BrandTheme['colours'], string>

const colourNames = Object.keys(properties) as (keyof typeof properties)[]

/**
 * A theme as one rule for the host element. It follows the product's own (see tokens.css), and custom properties of the
 * page take precedence over it. Each value is set by itself, so that no text of a brand can close the rule and open another.
 */
const createStyles = ({ colours, radius, font }: BrandTheme) => {
  const styles = new CSSStyleSheet()
  styles.replaceSync(':host { }')
  const { style } = styles.cssRules[0] as CSSStyleRule
  const set = (name: string, value: string) => style.setProperty(`--_${name}`, `var(--${name}, ${value})`)
  for (const name of colourNames) {
    const shade = colours[name]
    if (shade) set(properties[name], `light-dark(${shade.light}, ${shade.dark})`)
  }
  if (radius !== null) set('geuin-radius', `${radius}px`)
  if (font) set('geuin-font', font)
  return { styles, style }
}

/**
 * Applies a brand's theme to an element.
 * @returns removes it
 */
export const applyTheme = (root: ShadowRoot, theme: BrandTheme): (() => void) => {
  const { styles, style } = createStyles(theme)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styles]
  // Asked now, the page's accent would have the whole page's styles worked out; before it is drawn they are known anyway.
  const beforeDrawn = new ResizeObserver(() => {
    beforeDrawn.disconnect()
    // The brand's text on its accent is not meant for an accent of the page.
    if (getComputedStyle(root.host).getPropertyValue('--geuin-accent')) style.removeProperty('--_geuin-on-accent')
  })
  beforeDrawn.observe(root.host)
  return () => {
    beforeDrawn.disconnect()
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== styles)
  }
}
