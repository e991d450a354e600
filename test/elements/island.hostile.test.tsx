import { expect } from '@open-wc/testing'
import { de } from '../../src/strings/de/base'
import { defineTestElement, inside, put, ready, shownProps, textIn } from '../support/testElement'
import { waitUntil } from '../support/waitUntil'

const addRules = (rules: string) => {
  const style = document.createElement('style')
  style.textContent = rules
  document.head.append(style)
  return () => style.remove()
}

const directionOf = (element: Element) => getComputedStyle(inside(element, '.words')!).direction

describe('an island in a hostile page', () => {
  let undo: (() => void)[] = []
  afterEach(() => {
    for (const step of undo) step()
    undo = []
    document.body.replaceChildren()
  })
  const tag = defineTestElement()

  it('keeps its style under page rules with !important [N01]', async () => {
    const plain = put(tag)
    await ready(plain)
    const styleOf = (element: Element) => {
      const { color, fontSize, fontFamily, letterSpacing, textTransform, textAlign, lineHeight, visibility, cursor } =
        getComputedStyle(inside(element, '.words')!)
      return { color, fontSize, fontFamily, letterSpacing, textTransform, textAlign, lineHeight, visibility, cursor }
    }
    const before = styleOf(plain)
    undo.push(
      addRules(`
        html { font-size: 62.5% !important }
        * { color: red !important; font: italic 30px serif !important; letter-spacing: 9px !important;
            text-transform: uppercase !important; text-align: right !important; line-height: 4 !important;
            cursor: wait !important }
        p, .words, section, button { color: lime !important; display: none !important; padding: 40px !important }
        ${tag} { display: inline !important }
      `),
    )
    expect(styleOf(plain)).to.deep.equal(before)
    expect(inside(plain, '.words')?.checkVisibility()).to.equal(true)
    expect(getComputedStyle(plain).display).to.equal('block')
  })

  it('does not measure by the page’s root font size [N08]', async () => {
    undo.push(addRules('html { font-size: 40px }'))
    const element = put(tag)
    await ready(element)
    expect(getComputedStyle(inside(element, '.words')!).fontSize).to.equal('15px')
  })

  it('applies none of its rules to the page [N01]', async () => {
    const paragraph = document.createElement('p')
    paragraph.className = 'words island notice'
    document.body.append(paragraph)
    const before = { ...getComputedStyle(paragraph) }
    await ready(put(tag))
    const after = getComputedStyle(paragraph)
    for (const name of ['color', 'fontFamily', 'fontSize', 'display', 'margin', 'boxSizing'] as const)
      expect(after[name]).to.equal(before[name])
    expect(document.adoptedStyleSheets).to.have.length(0)
    expect(document.head.querySelector('style')).to.equal(null)
  })

  it('can be hidden by its attribute', async () => {
    const element = put(tag, { hidden: '' })
    expect(element.checkVisibility()).to.equal(false)
    element.hidden = false
    expect(element.checkVisibility()).to.equal(true)
  })

  for (const selector of [tag, ':root', 'body *'])
    it(`takes a brand’s colours from the page’s rule for ${selector} [A08]`, async () => {
      undo.push(addRules(`${selector} { --geuin-text: rgb(1, 2, 3) }`))
      const element = put(tag)
      await ready(element)
      expect(getComputedStyle(inside(element, '.words')!).color).to.equal('rgb(1, 2, 3)')
    })

  it('follows color-scheme while it runs [N04]', async () => {
    const element = put(tag, { 'color-scheme': 'light' })
    await ready(element)
    const colour = () => getComputedStyle(inside(element, '.words')!).color
    const light = colour()
    element.colorScheme = 'dark'
    expect(colour()).not.to.equal(light)
    element.setAttribute('color-scheme', 'light')
    expect(colour()).to.equal(light)
  })

  it('works with polluted prototypes [N08]', async () => {
    const pollute = (prototype: object, name: string, value: unknown) => {
      Object.defineProperty(prototype, name, { value, enumerable: true, configurable: true, writable: true })
      undo.push(() => Reflect.deleteProperty(prototype, name))
    }
    pollute(Object.prototype, 'extend', () => 'polluted')
    pollute(Object.prototype, 'source', 'polluted')
    pollute(Object.prototype, 'items', ['polluted'])
    pollute(Array.prototype, 'remove', () => 'polluted')
    pollute(Array.prototype, 'toJSON', () => 'polluted')
    const needy = put(defineTestElement({ needs: ['apiHost'] }))
    expect(textIn(needy, '[role=alert]')?.includes('api-host')).to.equal(true)
    const element = put(tag)
    await ready(element)
    expect(shownProps(element)).to.deep.include({ source: null, items: null })
  })

  it('works when the page has replaced what it can replace [N08]', async () => {
    const { fetch } = window
    const { from } = Array
    const { CustomEvent: Native } = window
    undo.push(
      () => Object.assign(window, { fetch, CustomEvent: Native }),
      () => Object.assign(Array, { from }),
    )
    const refuse = () => {
      throw new Error('replaced')
    }
    Object.assign(window, { fetch: refuse, CustomEvent: refuse })
    Object.assign(Array, { from: refuse })
    const element = put(tag, { source: 'latest' })
    await ready(element)
    expect(shownProps(element)).to.include({ source: 'latest' })
  })

  it('stays left-to-right or right-to-left with the page, unless its own locale says otherwise [N08]', async () => {
    const page = document.documentElement
    page.dir = 'rtl'
    undo.push(() => page.removeAttribute('dir'))
    const [plain, english] = [put(tag), put(tag, { locale: 'en' })]
    await Promise.all([plain, english].map(ready))
    expect([plain, english].map(directionOf)).to.deep.equal(['rtl', 'ltr'])
    page.dir = 'ltr'
    expect([plain, english].map(directionOf)).to.deep.equal(['ltr', 'ltr'])
    plain.dir = 'rtl'
    expect(directionOf(plain)).to.equal('rtl')
  })

  it('shows English, laid out left to right, in a locale without strings; numbers follow the locale', async () => {
    const page = document.documentElement
    const { lang } = page
    Object.assign(page, { lang: 'fa', dir: 'rtl' })
    undo.push(() => page.removeAttribute('dir'))
    undo.push(() => Object.assign(page, { lang }))
    const elements = [put(tag), put(tag, { locale: 'fa' }), put(tag, { locale: 'de-AT' })]
    await Promise.all(elements.map(ready))
    expect(elements.map(directionOf)).to.deep.equal(['ltr', 'ltr', 'ltr'])
    expect(elements.map((element) => inside(element, '.island')!.lang)).to.deep.equal(['en', 'en', 'de-AT'])
    expect(textIn(elements[0]!, '#locale')).to.equal('fa')
  })

  it('lays out Arabic and Hebrew right to left by itself, whatever the page does [T23]', async () => {
    const page = document.documentElement
    const { lang } = page
    page.lang = 'ar'
    undo.push(() => Object.assign(page, { lang }))
    const elements = [put(tag), put(tag, { locale: 'he' })]
    await Promise.all(elements.map(ready))
    expect(elements.map(directionOf)).to.deep.equal(['rtl', 'rtl'])
    expect(elements.map((element) => inside(element, '.island')!.lang)).to.deep.equal(['ar', 'he'])
  })

  it('follows the page into another language [N08]', async () => {
    const page = document.documentElement
    const { lang } = page
    undo.push(() => Object.assign(page, { lang }))
    page.lang = 'en'
    const [plain, english] = [put(tag), put(tag, { locale: 'en' })]
    await Promise.all([plain, english].map(ready))
    const words = textIn(english, '#text')
    page.lang = 'de'
    await waitUntil(() => textIn(plain, '#text') === de['common.retry'])
    expect(inside(plain, '.island')!.lang).to.equal('de')
    expect(textIn(english, '#text')).to.equal(words)
  })

  it('works under any root: another component’s shadow root, and a closed one [N01]', async () => {
    for (const mode of ['open', 'closed'] as const) {
      const outer = document.createElement('div')
      document.body.append(outer)
      const element = put(tag)
      outer.attachShadow({ mode }).append(element)
      await ready(element)
      await waitUntil(() => textIn(element, 'button') === '0')
    }
  })
})
