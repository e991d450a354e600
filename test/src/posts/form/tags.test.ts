import { expect } from '@open-wc/testing'
import { placeTag, readTags } from '../../../../src/posts/form/tags'

/** A text with its caret at |. */
const at = (marked: string): [text: string, caret: number] => [marked.replace('|', ''), marked.indexOf('|')]

describe('tags of a description [M07]', () => {
  it('are known without the one that is being typed', () => {
    expect(readTags(...at('#Night and #night #rain #au|'))).to.eql({
      tags: ['night', 'rain'],
      typed: { start: 24, prefix: 'au' },
    })
    expect(readTags(...at('#Été|'))).to.eql({ tags: [], typed: { start: 0, prefix: 'été' } })
    expect(readTags(...at('Look: #|'))).to.eql({ tags: [], typed: { start: 6, prefix: '' } })
  })

  it('are not being typed inside of a word, of an address, and before the caret’s word ends', () => {
    for (const marked of ['a#b|', 'https://a.example/#b|', 'a&#39|', '#au|rora', '#one two|', '|#one']) {
      expect(readTags(...at(marked)).typed, marked).to.equal(null)
    }
    expect(readTags(...at('#au|rora')).tags).to.eql(['aurora'])
  })

  it('take the place of what is being typed, else follow at the end with one space', () => {
    expect(placeTag(...at('See #au| there'), 'aurora')).to.eql({ start: 4, end: 7, text: '#aurora ' })
    expect(placeTag(...at('See| there'), 'aurora')).to.eql({ start: 9, end: 9, text: ' #aurora ' })
    expect(placeTag(...at('See there |'), 'aurora')).to.eql({ start: 10, end: 10, text: '#aurora ' })
    expect(placeTag(...at('|'), 'aurora')).to.eql({ start: 0, end: 0, text: '#aurora ' })
  })
})
