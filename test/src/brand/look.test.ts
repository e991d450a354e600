import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import type { BrandLook } from '../../../src/brand/brand'
import { wear } from '../../../src/brand/look'
import { baseSheets } from '../../../src/ui/sheets'

const none: BrandLook = {
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

const accent = (light: string, dark: string): BrandLook => ({
  ...none,
  colours: { ...none.colours, accent: { light, dark } },
})

/** An element's inside, painted with what its look says. */
const dressed = (look: BrandLook | null, attributes: Readonly<Record<string, string>> = {}) => {
  const host = document.createElement('x-dressed')
  for (const name of Object.keys(attributes)) host.setAttribute(name, attributes[name]!)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [...baseSheets]
  const box = document.createElement('p')
  box.className = 'island'
  box.style.background = 'var(--geuin-accent)'
  box.style.borderRadius = 'var(--geuin-radius)'
  box.style.fontFamily = 'var(--geuin-font)'
  root.append(box)
  document.body.append(host)
  const off = look && wear(root, look)
  return { host, off, style: getComputedStyle(box) }
}

const [green, blue, red] = ['rgb(0, 128, 0)', 'rgb(0, 0, 255)', 'rgb(255, 0, 0)']

describe('a brand’s look', () => {
  afterEach(async () => {
    for (const it of document.querySelectorAll('x-dressed, style')) it.remove()
    await emulateMedia({ colorScheme: 'light' })
  })

  it('gives two brands on one page each its own colours, radius and font [A08]', () => {
    const one = dressed({ ...accent('#008000', '#000000'), radius: 3, font: 'Georgia, serif' })
    const two = dressed({ ...accent('#0000ff', '#000000'), radius: 22, font: 'monospace' })
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

  it('follows the system’s scheme, and the element’s own before it [A08]', async () => {
    const auto = dressed(accent('#008000', '#0000ff'))
    const dark = dressed(accent('#008000', '#0000ff'), { 'color-scheme': 'dark' })
    const light = dressed(accent('#008000', '#0000ff'), { 'color-scheme': 'light' })
    const colours = () => [auto, dark, light].map(({ style }) => style.backgroundColor)
    expect(colours()).to.deep.equal([green, blue, green])
    await emulateMedia({ colorScheme: 'dark' })
    expect(colours()).to.deep.equal([blue, blue, green])
  })

  it('gives way to what the page says of the element [A08]', () => {
    const style = document.createElement('style')
    style.textContent = 'x-dressed { --geuin-accent: red; --geuin-radius: 1px }'
    document.head.append(style)
    const { style: shown, host } = dressed({ ...accent('#008000', '#008000'), radius: 9 })
    expect([shown.backgroundColor, shown.borderRadius]).to.deep.equal([red, '1px'])
    style.remove()
    host.style.setProperty('--geuin-accent', 'blue')
    expect(shown.backgroundColor).to.equal(blue)
  })

  it('gives way to what the page says above the elements, for all brands on it [A08]', () => {
    const style = document.createElement('style')
    style.textContent = ':root { --geuin-accent: red; --geuin-font: monospace } body { --geuin-radius: 2px }'
    document.head.append(style)
    const looks = [accent('#008000', '#008000'), { ...accent('#0000ff', '#0000ff'), radius: 9, font: 'serif' }, null]
    for (const { style: shown } of looks.map((look) => dressed(look)))
      expect([shown.backgroundColor, shown.borderRadius, shown.fontFamily]).to.deep.equal([red, '2px', 'monospace'])
    // Nearer is stronger, as everywhere in CSS.
    style.textContent += 'x-dressed { --geuin-accent: blue }'
    expect(dressed(accent('#008000', '#008000')).style.backgroundColor).to.equal(blue)
  })

  it('stays inside: what stands between the tags keeps the page’s own [A08]', () => {
    const { host } = dressed({ ...accent('#008000', '#008000'), font: 'monospace' })
    const child = document.createElement('p')
    host.append(child)
    expect(getComputedStyle(child).getPropertyValue('--geuin-accent')).to.equal('')
  })

  it('comes off', () => {
    const { off, style } = dressed(accent('#008000', '#008000'))
    const own = dressed(null).style.backgroundColor
    off?.()
    expect(style.backgroundColor).to.equal(own)
  })

  it('can’t be used to write rules', () => {
    const font = 'serif; } :host { --geuin-accent: red } x {'
    const { style } = dressed({ ...accent('#008000', '#008000'), font })
    expect(style.backgroundColor).to.equal(green)
  })
})
