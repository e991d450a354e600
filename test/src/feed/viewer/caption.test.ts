import { expect } from '@open-wc/testing'
import { captionParts } from '../../../../src/feed/viewer/caption'

describe('caption', () => {
  it('is cut at its mentions, each with the profile of the user and not of the name that the text holds', () => {
    const parts = captionParts('With @mira, and @jun.', [
      { start: 16, end: 20, userId: '2', slug: 'jun.okada' },
      { start: 5, end: 10, userId: '1', slug: 'mira' },
    ])
    expect(parts).to.eql([
      { text: 'With ' },
      { text: '@mira', mention: 'mira' },
      { text: ', and ' },
      { text: '@jun', mention: 'jun.okada' },
      { text: '.' },
    ])
  })

  it('stays whole whatever the mentions say', () => {
    const caption = 'Just @me'
    const facets = [
      { start: 5, end: 8, userId: '1' },
      { start: 6, end: 8, userId: '2' },
      { start: 4, end: 5, userId: '3' },
      { start: 3, end: 99, userId: '4' },
    ].map((facet) => ({ ...facet, slug: facet.userId }))
    for (const facet of [facets, [...facets].reverse(), []])
      expect(
        captionParts(caption, facet)
          .map(({ text }) => text)
          .join(''),
      ).to.equal(caption)
    expect(captionParts('', facets)).to.eql([])
  })
})
