import { expect } from '@open-wc/testing'
import { define } from '../../elements/island'
import type { GeuinEventMap } from '../../elements/types'
import { defineTestElement, put, ready, shownProps, type TestElement, testClass, textIn } from '../support/testElement'
import { waitUntil } from '../support/waitUntil'

const html = (markup: string) =>
  document.importNode(new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild!, true)

const errorsOf = (element: EventTarget) => {
  const errors: GeuinEventMap['geuin:error'][] = []
  element.addEventListener('geuin:error', (event) => errors.push((event as CustomEvent).detail))
  return errors
}

describe('attributes and properties of an island [N04]', () => {
  afterEach(() => document.body.replaceChildren())

  const tag = defineTestElement()
  const shown = async (element: TestElement, props: object) => {
    await ready(element)
    await waitUntil(() => {
      const now = shownProps(element)
      return Object.entries(props).every(([name, value]) => JSON.stringify(now?.[name]) === JSON.stringify(value))
    }, JSON.stringify(props))
  }

  it('read a bare boolean attribute as true and its removal as false', async () => {
    const element = put(tag, { 'no-loop': '' })
    await shown(element, { noLoop: true })
    expect(element.noLoop).to.equal(true)
    element.removeAttribute('no-loop')
    await shown(element, { noLoop: false })
    expect(element.noLoop).to.equal(false)
  })

  it('read a boolean attribute with any text as true, as the platform does', async () => {
    const element = put(tag, { 'no-loop': 'false' })
    await shown(element, { noLoop: true })
  })

  it('render changed, emptied and removed strings', async () => {
    const element = put(tag, { source: 'home' })
    await shown(element, { source: 'home' })
    element.setAttribute('source', 'latest')
    await shown(element, { source: 'latest' })
    element.setAttribute('source', '')
    await shown(element, { source: '' })
    element.removeAttribute('source')
    await shown(element, { source: null })
    expect(element.source).to.equal(undefined)
  })

  it('reflect properties to attributes', async () => {
    const element = put(tag)
    element.source = 'popular'
    element.noLoop = true
    expect(element.getAttribute('source')).to.equal('popular')
    expect(element.hasAttribute('no-loop')).to.equal(true)
    await shown(element, { source: 'popular', noLoop: true })
    element.source = undefined
    element.noLoop = false
    expect(element.hasAttribute('source')).to.equal(false)
    expect(element.hasAttribute('no-loop')).to.equal(false)
  })

  it('include a property for every setting', () => {
    const element = put(tag, { 'api-host': 'https://api.example', 'color-scheme': 'dark', 'sso-token': 'x' })
    expect(element.apiHost).to.equal('https://api.example')
    expect(element.colorScheme).to.equal('dark')
    expect(element.ssoToken).to.equal('x')
    element.brandId = '7'
    expect(element.getAttribute('brand-id')).to.equal('7')
  })

  it('keep properties that were set before the definition', async () => {
    const late = testClass()
    const element = put(late.tag)
    Object.assign(element, { source: 'latest', noLoop: true, items: [1, 2] })
    define(late.tag, late.TestClass)
    await shown(element, { source: 'latest', noLoop: true, items: [1, 2] })
    element.source = 'home'
    expect(element.getAttribute('source')).to.equal('home')
    await shown(element, { source: 'home' })
  })

  it('keep the array of a list property, and render a new one', async () => {
    const element = put(tag)
    const items = [{ id: 'a' }]
    element.items = items
    expect(element.items).to.equal(items)
    expect(element.hasAttribute('items')).to.equal(false)
    await shown(element, { items })
    element.items = [{ id: 'b' }]
    await shown(element, { items: [{ id: 'b' }] })
  })

  it('parse the JSON of a list’s attribute', async () => {
    const element = put(tag, { items: '[{"id":"a"}]' })
    await shown(element, { items: [{ id: 'a' }] })
    element.removeAttribute('items')
    await shown(element, { items: null })
  })

  it('parse the JSON that a list’s property is given, as a framework passes it on after it has rendered it [T04]', async () => {
    const element = put(tag, { items: '[{"id":"a"}]' })
    await shown(element, { items: [{ id: 'a' }] })
    element.items = '[{"id":"b"}]'
    await shown(element, { items: [{ id: 'b' }] })
    expect(element.items).to.deep.equal([{ id: 'b' }])
  })

  /** Waits until the element says what it can't read; nothing else may show. */
  const refused = async (element: TestElement, what: string) => {
    await waitUntil(() => textIn(element, '[role=alert]')?.includes(`can’t read ${what}:`), 'no message')
    expect(textIn(element, 'section')).to.equal(undefined)
  }

  it('show a message for a list that is not JSON, and what a later one gives [T04]', async () => {
    const element = document.createElement(tag) as TestElement
    const errors = errorsOf(element)
    element.setAttribute('items', '[{"id":')
    document.body.append(element)
    await refused(element, 'items')
    element.source = 'latest'
    await refused(element, 'items')
    expect(errors.map(({ code, setting }) => [code, setting])).to.deep.equal([['bad-setting', 'items']])
    expect(errors[0]?.message).to.equal(textIn(element, '[role=alert]'))
    element.setAttribute('items', '[3]')
    await shown(element, { items: [3] })
  })

  it('show a message when a framework made [object Object] of a list before the definition, until it sets the property [T04]', async () => {
    const late = testClass()
    const element = put(late.tag, { items: '[object Object]' })
    const errors = errorsOf(element)
    define(late.tag, late.TestClass)
    await refused(element, 'items')
    expect(errors).to.have.length(1)
    element.items = [{ id: 'a' }]
    await shown(element, { items: [{ id: 'a' }] })
  })

  for (const [what, value] of [
    ['an object', { id: 'a' }],
    ['a number', 7],
    ['a text that is no JSON', 'videos'],
    ['the JSON of an object', '{}'],
  ] as const)
    it(`show a message for ${what} as a list’s property, in place of what showed before [T04]`, async () => {
      const element = put(tag)
      await shown(element, { items: null })
      Object.assign(element, { items: value })
      await refused(element, 'items')
      element.items = undefined
      await shown(element, { items: null })
    })

  it('take null for no list', async () => {
    const element = put(tag)
    Object.assign(element, { items: null })
    await shown(element, { items: null })
  })

  it('read a child script once, and prefer the property', async () => {
    const element = html(`<${tag}><script type="application/json">[{"id":"child"}]</script></${tag}>`) as TestElement
    document.body.append(element)
    await shown(element, { items: [{ id: 'child' }] })
    expect(element.items).to.equal(element.items)
    element.items = []
    await shown(element, { items: [] })
  })

  it('show a message for a child script that is not a list, once [T04]', async () => {
    for (const text of ['oops', '[{"id": "a"}</p>\n<p>]', '{"items": []}']) {
      const element = html(`<${tag}><script type="application/json"></script></${tag}>`) as TestElement
      element.firstElementChild!.textContent = text
      const errors = errorsOf(element)
      document.body.append(element)
      await refused(element, 'script')
      element.source = 'latest'
      await refused(element, 'script')
      expect(errors.map(({ code, setting }) => [code, setting])).to.deep.equal([['bad-setting', 'script']])
      element.items = [1]
      await shown(element, { items: [1] })
    }
  })

  it('follow names that a framework wrote in lower case, before the definition and after [T04]', async () => {
    const late = testClass()
    const element = put(late.tag, { apihost: 'https://one.example', noloop: '', colorscheme: 'dark' })
    define(late.tag, late.TestClass)
    await shown(element, { noLoop: true })
    expect(textIn(element, '#site')).to.contain('https://one.example')
    expect([element.apiHost, element.colorScheme]).to.deep.equal(['https://one.example', 'dark'])
    element.setAttribute('apihost', 'https://two.example')
    element.removeAttribute('noloop')
    await waitUntil(() => textIn(element, '#site')?.includes('https://two.example'), 'the site changes')
    await shown(element, { noLoop: false })
    element.noLoop = true
    await shown(element, { noLoop: true })
  })

  it('follow changes of locale and site', async () => {
    const element = put(tag, { 'api-host': 'https://one.example', locale: 'en' })
    await ready(element)
    expect(textIn(element, '#site')).to.contain('https://one.example')
    expect(textIn(element, '#text')).to.equal('Retry')
    element.locale = 'de'
    await waitUntil(() => textIn(element, '#text') !== 'Retry', 'the language changes')
    expect(textIn(element, '#locale')).to.equal('de')
    element.apiHost = 'https://two.example'
    await waitUntil(() => textIn(element, '#site')?.includes('https://two.example'), 'the site changes')
  })

  it('report a setting that can’t be used, once', async () => {
    const element = document.createElement(tag) as TestElement
    const errors = errorsOf(element)
    element.setAttribute('api-host', 'not an address')
    document.body.append(element)
    await ready(element)
    element.source = 'latest'
    await shown(element, { source: 'latest' })
    expect(errors.map(({ code, setting }) => `${code} ${setting}`)).to.deep.equal(['bad-setting api-host'])
  })

  it('may be changed by a listener in the middle of an update', async () => {
    const needy = defineTestElement({ needs: ['apiHost'] })
    const element = document.createElement(needy) as TestElement
    element.addEventListener('geuin:error', () => element.setAttribute('api-host', 'https://api.example'))
    document.body.append(element)
    await ready(element)
    expect(textIn(element, '#site')).to.contain('https://api.example')
  })
})
