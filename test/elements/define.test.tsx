import { expect } from '@open-wc/testing'
import { define } from '../../elements/island'
import { defineTestElement, put, ready, testClass, textIn } from '../support/testElement'
import { waitUntil } from '../support/waitUntil'

describe('the definition of an element [N02]', () => {
  afterEach(() => document.body.replaceChildren())

  it('is the first one: a second does not throw and changes nothing', async () => {
    const tag = defineTestElement()
    const first = customElements.get(tag)
    define(tag, testClass().TestClass)
    expect(customElements.get(tag)).to.equal(first)
    await ready(put(tag))
  })

  it('is kept when a second copy of the script loads, which shares store, settings and session', async () => {
    await import('../../elements/geuin-auth')
    const first = customElements.get('geuin-auth')
    await import('../../elements/geuin-auth?copy')
    expect(customElements.get('geuin-auth')).to.equal(first)
    const copy = await import('../../src/kit/store?copy')
    const own = await import('../../src/kit/store')
    expect(copy).not.to.equal(own)
    expect(copy.pageStore()).to.equal(own.pageStore())
    const { queryClient } = await import('../../src/kit/query')
    expect((await import('../../src/kit/query?copy')).queryClient()).to.equal(queryClient())
  })

  it('upgrades elements that the page has already, in document order', async () => {
    const { tag, TestClass } = testClass()
    const [one, two] = [put(tag, { source: 'latest' }), put(tag)]
    expect(one.isReady).to.equal(undefined)
    define(tag, TestClass)
    await Promise.all([ready(one), ready(two)])
    await waitUntil(() => textIn(one, '#props')?.includes('latest'))
  })

  it('allows an element to be made by its class', async () => {
    const { tag, TestClass } = testClass()
    define(tag, TestClass)
    const element = new TestClass()
    expect(element.localName).to.equal(tag)
    document.body.append(element)
    await ready(element)
  })
})
