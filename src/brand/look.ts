import type { BrandLook } from './brand'

const properties = {
  accent: 'geuin-accent',
  onAccent: 'geuin-on-accent',
  surface: 'geuin-surface',
  surface2: 'geuin-surface-2',
  surface3: 'geuin-surface-3',
  text: 'geuin-text',
  textSoft: 'geuin-text-soft',
  line: 'geuin-line',
} as const satisfies Record<keyof BrandLook['colours'], string>

const colourNames = Object.keys(properties) as (keyof typeof properties)[]

/**
 * A look as one rule on the host that comes after the product's own (see tokens.css); what a page says, on the element or
 * above it, wins over it. Values go in one by one, so that no text of a brand can close the rule and open another.
 */
const sheetOf = ({ colours, radius, font }: BrandLook) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host { }')
  const { style } = sheet.cssRules[0] as CSSStyleRule
  const say = (name: string, value: string) => style.setProperty(`--_${name}`, `var(--${name}, ${value})`)
  for (const name of colourNames) {
    const shade = colours[name]
    if (shade) say(properties[name], `light-dark(${shade.light}, ${shade.dark})`)
  }
  if (radius !== null) say('geuin-radius', `${radius}px`)
  if (font) say('geuin-font', font)
  return sheet
}

const sheets = new WeakMap<BrandLook, CSSStyleSheet>()

/**
 * Dresses an element in a brand's look.
 * @returns takes it off
 */
export const wear = (root: ShadowRoot, look: BrandLook): (() => void) => {
  const sheet = sheets.get(look) ?? sheetOf(look)
  sheets.set(look, sheet)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((it) => it !== sheet)
  }
}
