import { expect } from '@open-wc/testing'
import base from '../../../../src/ui/styles/base.css'
import tokens from '../../../../src/ui/styles/tokens.css'

const accents = [
  ...['#ffff00', '#ffd400', '#ffffff', '#000000', '#808080', '#757575', '#ff0000', '#00ff00', '#0000ff', '#00ffff'],
  ...['#ff00ff', '#ff7a1a', '#0a6b4f', '#57d9ae', '#f0abfc', '#451a03', '#1e3a8a', '#c8ff2e', '#e85d04', '#fefefe'],
  ...['oklch(0.7 0.25 150)', 'color(display-p3 1 0.9 0)', 'light-dark(#9b2226, #ff9a8f)'],
]

const surfaces = ['var(--geuin-surface)', 'var(--geuin-surface-2)', 'var(--geuin-surface-3)']
const tint = 'color-mix(in oklab, var(--geuin-accent) 14%, var(--geuin-surface))'

/** A box of an island on a host with these custom properties. */
const draw = (properties: Readonly<Record<string, string>>) => {
  const host = document.createElement('x-look')
  for (const name of Object.keys(properties)) host.style.setProperty(name, properties[name]!)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [tokens, base]
  const box = document.createElement('p')
  box.className = 'island'
  root.append(box)
  document.body.append(host)
  return box
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!

/** Luminance by WCAG 2 of a colour as the screen shows it, in a box. */
const luminance = (box: HTMLElement, colour: string) => {
  box.style.color = colour
  canvas.fillStyle = getComputedStyle(box).color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((it) => {
    const value = it / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (box: HTMLElement, one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(box, one), luminance(box, other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('an accent', () => {
  afterEach(() => {
    for (const element of document.querySelectorAll('x-look, style')) element.remove()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`of any colour can be read as text, under text and as a mark, ${colorScheme}`, () => {
      const poor = accents.flatMap((accent) => {
        const box = draw({ 'color-scheme': colorScheme, '--geuin-accent': accent })
        const pairs: [text: string, under: string, least: number][] = [
          ['var(--geuin-on-accent)', 'var(--geuin-accent)', 4.5],
          ['var(--accent-on-tint)', tint, 4.5],
          ...surfaces.map((surface) => ['var(--accent-text)', surface, 4.5] as [string, string, number]),
          ...surfaces.map((surface) => ['var(--accent-mark)', surface, 3] as [string, string, number]),
        ]
        return pairs.flatMap(([text, under, least]) => {
          const is = contrast(box, text, under)
          return is < least ? `${accent}: ${text} on ${under} has ${is.toFixed(2)}` : []
        })
      })
      expect(poor).to.eql([])
    })

    it(`that can be read stays as it is, ${colorScheme}`, () => {
      const box = draw({ 'color-scheme': colorScheme, '--geuin-accent': 'light-dark(#0a6b4f, #57d9ae)' })
      const own = luminance(box, 'var(--geuin-accent)')
      expect(luminance(box, 'var(--accent-text)')).to.be.closeTo(own, 0.005)
      expect(luminance(box, 'var(--accent-mark)')).to.be.closeTo(own, 0.005)
    })
  }

  it('has the text on it that the page wants, where the page says so', () => {
    const box = draw({ '--geuin-accent': '#ffd400', '--geuin-on-accent': 'rgb(90, 0, 0)' })
    box.style.color = 'var(--geuin-on-accent)'
    expect(getComputedStyle(box).color).to.equal('rgb(90, 0, 0)')
  })
})

describe('the look of a page', () => {
  afterEach(() => {
    for (const element of document.querySelectorAll('x-look, style')) element.remove()
  })
  const measured = (
    properties: Readonly<Record<string, string>>,
    property: 'paddingTop' | 'borderTopLeftRadius',
    value: string,
  ) => {
    const box = draw(properties)
    box.style[property] = value
    return getComputedStyle(box)[property]
  }

  it('sets how dense a view is, within what stays usable', () => {
    const space = (density: string) => measured({ '--geuin-density': density }, 'paddingTop', 'var(--s4)')
    expect(['1', '0.85', '1.25', '0', '9', 'none'].map(space)).to.eql(['16px', '13.6px', '20px', '12px', '24px', '0px'])
    expect(measured({}, 'paddingTop', 'var(--s4)')).to.equal('16px')
  })

  it('sets the corners from square to round', () => {
    const corners = (radius: string) =>
      ['xs', 's', 'm', 'l', 'full'].map((size) =>
        measured({ '--geuin-radius': radius }, 'borderTopLeftRadius', `var(--r-${size})`),
      )
    expect(corners('0px')).to.eql(['0px', '0px', '0px', '0px', '0px'])
    expect(corners('999px')).to.eql(['10px', '16px', '24px', '40px', '999px'])
  })

  it('brings a font of the page into shadow roots', async () => {
    const style = document.createElement('style')
    style.textContent =
      "@font-face { font-family: 'Of the page'; src: local('DejaVu Sans Mono'), local('Liberation Mono'), local('monospace') }"
    document.head.append(style)
    await document.fonts.load("16px 'Of the page'")
    const width = (letter: string) => {
      const box = draw({ '--geuin-font': "'Of the page', serif" })
      box.style.cssText = 'inline-size: fit-content; font: 16px var(--geuin-font)'
      box.textContent = letter.repeat(20)
      return box.offsetWidth
    }
    expect(width('i')).to.equal(width('M'))
  })
})
