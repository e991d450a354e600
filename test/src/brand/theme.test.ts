import { expect, waitUntil } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import type { BrandTheme } from '../../../src/brand/brand'
import { applyTheme } from '../../../src/brand/theme'
import base from '../../../src/ui/styles/base.css'
import tokens from '../../../src/ui/styles/tokens.css'

const none: BrandTheme = {
  colours: {
    accent: null,
    onAccent: null,
    surface: null,
    surface2: null,
    surface3: null,
    text: null,
    textSoft: null,
    line: null,
  },
  radius: null,
  font: null,
}

const accent = (light: string, dark: string): BrandTheme => ({
  ...none,
  colours: { ...none.colours, accent: { light, dark } },
})

/** An element with a theme, and the computed style of a box inside it. */
const themed = (theme: BrandTheme | null, attributes: Readonly<Record<string, string>> = {}) => {
  const host = document.createElement('x-themed')
  for (const name of Object.keys(attributes)) host.setAttribute(name, attributes[name]!)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [tokens, base]
  const box = document.createElement('p')
  box.className = 'island'
  box.style.background = 'var(--geuin-accent)'
  box.style.borderRadius = 'var(--geuin-radius)'
  box.style.fontFamily = 'var(--geuin-font)'
  root.append(box)
  document.body.append(host)
  const remove = theme && applyTheme(root, theme)
  return { host, remove, style: getComputedStyle(box) }
}

const [green, blue, red] = ['rgb(0, 128, 0)', 'rgb(0, 0, 255)', 'rgb(255, 0, 0)']

describe('the theme of a brand', () => {
  afterEach(async () => {
    for (const element of document.querySelectorAll('x-themed, style')) element.remove()
    await emulateMedia({ colorScheme: 'light' })
  })

  it('gives two brands on one page each its own colours, radius and font [A08]', () => {
    const one = themed({ ...accent('#008000', '#000000'), radius: 3, font: 'Georgia, serif' })
    const two = themed({ ...accent('#0000ff', '#000000'), radius: 22, font: 'monospace' })
    expect([one.style.backgroundColor, one.style.borderRadius, one.style.fontFamily]).to.deep.equal([
      green,
      '3px',
      'Georgia, serif',
    ])
    expect([two.style.backgroundColor, two.style.borderRadius, two.style.fontFamily]).to.deep.equal([
      blue,
      '22px',
      'monospace',
    ])
  })

  it('follows the colour scheme of the element, else that of the system [A08]', async () => {
    const auto = themed(accent('#008000', '#0000ff'))
    const dark = themed(accent('#008000', '#0000ff'), { 'color-scheme': 'dark' })
    const light = themed(accent('#008000', '#0000ff'), { 'color-scheme': 'light' })
    const colours = () => [auto, dark, light].map(({ style }) => style.backgroundColor)
    expect(colours()).to.deep.equal([green, blue, green])
    await emulateMedia({ colorScheme: 'dark' })
    expect(colours()).to.deep.equal([blue, blue, green])
  })

  it('yields to custom properties that the page sets on the element [A08]', () => {
    const style = document.createElement('style')
    style.textContent = 'x-themed { --geuin-accent: red; --geuin-radius: 1px }'
    document.head.append(style)
    const { style: shown, host } = themed({ ...accent('#008000', '#008000'), radius: 9 })
    expect([shown.backgroundColor, shown.borderRadius]).to.deep.equal([red, '1px'])
    style.remove()
    host.style.setProperty('--geuin-accent', 'blue')
    expect(shown.backgroundColor).to.equal(blue)
  })

  it('yields to custom properties that the page sets above the elements, for every brand [A08]', () => {
    const style = document.createElement('style')
    style.textContent = ':root { --geuin-accent: red; --geuin-font: monospace } body { --geuin-radius: 2px }'
    document.head.append(style)
    const themes = [accent('#008000', '#008000'), { ...accent('#0000ff', '#0000ff'), radius: 9, font: 'serif' }, null]
    for (const { style: shown } of themes.map((theme) => themed(theme)))
      expect([shown.backgroundColor, shown.borderRadius, shown.fontFamily]).to.deep.equal([red, '2px', 'monospace'])
    // The nearer rule wins, as everywhere in CSS.
    style.textContent += 'x-themed { --geuin-accent: blue }'
    expect(themed(accent('#008000', '#008000')).style.backgroundColor).to.equal(blue)
  })

  it('does not reach the children that the page puts between the tags [A08]', () => {
    const { host } = themed({ ...accent('#008000', '#008000'), font: 'monospace' })
    const child = document.createElement('p')
    host.append(child)
    expect(getComputedStyle(child).getPropertyValue('--geuin-accent')).to.equal('')
  })

  it('can be removed', () => {
    const { remove, style } = themed(accent('#008000', '#008000'))
    const own = themed(null).style.backgroundColor
    remove?.()
    expect(style.backgroundColor).to.equal(own)
  })

  it('cannot inject a CSS rule through a font name', () => {
    const font = 'serif; } :host { --geuin-accent: red } x {'
    const { style } = themed({ ...accent('#008000', '#008000'), font })
    expect(style.backgroundColor).to.equal(green)
  })

  it('has its text on its own accent, and not on one of the page', async () => {
    const theme: BrandTheme = {
      ...none,
      colours: {
        ...none.colours,
        accent: { light: '#000080', dark: '#000080' },
        onAccent: { light: '#00ff00', dark: '#00ff00' },
      },
    }
    const onAccent = (style: CSSStyleDeclaration) => style.getPropertyValue('--_geuin-on-accent')
    expect(onAccent(themed(theme).style)).to.contain('#00ff00')
    document.documentElement.style.setProperty('--geuin-accent', '#ffff00')
    const { style } = themed(theme)
    await waitUntil(() => onAccent(style) === '')
    document.documentElement.style.removeProperty('--geuin-accent')
  })
})
