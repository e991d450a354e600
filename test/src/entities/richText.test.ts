import { expect } from '@open-wc/testing'
import { toFacets } from '../../../src/entities/richText'

describe('the facets of a text', () => {
  it('are mentions, links and tags; what is not understood or not safe has no meaning [L07]', () => {
    const wire = [
      { type: 'mention', start: 0, end: 5, user_id: 7, nickname: 'mira' },
      { type: 'link', start: 6, end: 9, url: 'https://a.example' },
      { type: 'tag', start: 10, end: 12, tag: 'x' },
      { type: 'link', start: 0, end: 1, url: 'javascript:alert(1)' },
      { type: 'poll', start: 0, end: 1 },
      ...[{ type: 'mention', start: 0, end: 1, user_id: 7 }, null, 'x'],
    ]
    const none = { start: 0, end: 0, slug: '', url: null, tag: '' }
    expect(toFacets(wire)).to.eql([
      { ...none, end: 5, slug: 'mira' },
      { ...none, start: 6, end: 9, url: 'https://a.example/' },
      { ...none, start: 10, end: 12, tag: 'x' },
      ...[{ ...none, end: 1 }, { ...none, end: 1 }, { ...none, end: 1, slug: '7' }, none, none],
    ])
    expect(toFacets('x')).to.eql([])
  })
})
