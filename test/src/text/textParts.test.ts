import { expect } from '@open-wc/testing'
import { textParts } from '../../../src/text/textParts'

describe('the facets of a text', () => {
  it('split it, in any order, and give all of it back whatever they say [L07]', () => {
    const text = '@mira see #x'
    const tag = (start: number, end: number) => ({ start, end, slug: '', url: null, tag: 'x' })
    const parts = textParts(text, [tag(10, 12), tag(0, 5)])
    expect(parts.map((part) => [part.text, part.facet?.start])).to.eql([
      ['@mira', 0],
      [' see ', undefined],
      ['#x', 10],
    ])
    for (const facets of [[tag(0, 99)], [tag(5, 5)], [tag(0, 5), tag(3, 8)], [tag(0, 12)], []]) {
      const parts = textParts(text, facets)
      expect(parts.map((part) => part.text).join('')).to.equal(text)
    }
    expect(textParts(text, [tag(0, 99), tag(5, 5)])).to.eql([{ text, facet: null }])
  })
})
