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
      return Object.entries(props).every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value))
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

  it('keep any value of a json property, and render a new one', async () => {
    const element = put(tag)
    const items = [{ id: 'a' }]
    element.items = items
    expect(element.items).to.equal(items)
    expect(element.hasAttribute('items')).to.equal(false)
    await shown(element, { items })
    element.items = [{ id: 'b' }]
    await shown(element, { items: [{ id: 'b' }] })
  })

  it('parse a json attribute', async () => {
    const element = put(tag, { items: '[{"id":"a"}]' })
    await shown(element, { items: [{ id: 'a' }] })
    element.removeAttribute('items')
    await shown(element, { items: null })
  })

  it('report text that is not JSON, and render without it', async () => {
    const element = document.createElement(tag) as TestElement
    const errors = errorsOf(element)
    element.setAttribute('items', '[{"id":')
    document.body.append(element)
    await shown(element, { items: null })
    expect(errors.map(({ code, setting }) => [code, setting])).to.deep.equal([['bad-setting', 'items']])
    element.setAttribute('items', '[3]')
    await shown(element, { items: [3] })
  })

  it('survive an attribute of bad JSON when the element is upgraded', async () => {
    const late = testClass()
    const element = put(late.tag, { items: 'nonsense' })
    const errors = errorsOf(element)
    define(late.tag, late.TestClass)
    await shown(element, { items: null })
    expect(errors).to.have.length(1)
  })

  it('read a child script once, and prefer the property', async () => {
    const element = html(`<${tag}><script type="application/json">[{"id":"child"}]</script></${tag}>`) as TestElement
    document.body.append(element)
    await shown(element, { items: [{ id: 'child' }] })
    expect(element.items).to.equal(element.items)
    element.items = []
    await shown(element, { items: [] })
  })

  it('report a child script that is not JSON once', async () => {
    const element = html(`<${tag}><script type="application/json">oops</script></${tag}>`) as TestElement
    const errors = errorsOf(element)
    document.body.append(element)
    await ready(element)
    element.source = 'latest'
    await shown(element, { source: 'latest', items: null })
    expect(errors.map(({ setting }) => setting)).to.deep.equal(['script'])
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
