import { expect } from '@open-wc/testing'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { define } from '../../elements/island'
import { inside, ready, shownProps, type TestElement, testClass, textIn } from '../support/testElement'
import { waitUntil } from '../support/waitUntil'

describe('an island that React has rendered on a server', () => {
  const { error } = console
  let complaints: unknown[][] = []
  beforeEach(() => {
    complaints = []
    console.error = (...words: unknown[]) => complaints.push(words)
  })
  afterEach(() => {
    console.error = error
    document.body.replaceChildren()
  })

  for (const when of ['before', 'after'] as const)
    it(`keeps its attributes, its list as JSON, when it is defined ${when} React takes over [T04] [N08]`, async () => {
      const { tag, TestClass } = testClass()
      const box = document.createElement('div')
      document.body.append(box)
      const attributes = { brandId: '7', apiHost: 'https://one.example', noLoop: true, items: '[{"id":"a"}]' }
      const view = createElement(tag, attributes)
      box.append(...new DOMParser().parseFromString(renderToString(view), 'text/html').body.childNodes)
      const element = box.firstElementChild as TestElement
      if (when === 'before') define(tag, TestClass)
      const root = hydrateRoot(box, view)
      await waitUntil(() => Object.keys(element).some((key) => key.startsWith('__reactProps')), 'React takes over')
      if (when === 'after') define(tag, TestClass)
      await ready(element)
      expect(shownProps(element)).to.deep.equal({ source: null, noLoop: true, items: [{ id: 'a' }] })
      expect(textIn(element, '#site')).to.equal('https://one.example 7')
      expect(complaints).to.deep.equal([])
      root.render(createElement(tag, { ...attributes, brandId: '8', noLoop: false, items: '[]' }))
      await waitUntil(() => textIn(element, '#site') === 'https://one.example 8', 'the site changes')
      await waitUntil(() => inside(element, '#props') && !shownProps(element).noLoop, 'the properties change')
      expect(shownProps(element)).to.deep.equal({ source: null, noLoop: false, items: [] })
      root.unmount()
    })
})
