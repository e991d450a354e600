import { expect } from '@open-wc/testing'
import { truncate } from '../../../src/share/truncate'

describe('truncate', () => {
  for (const [text, limit, cut] of [
    ['short', 5, 'short'],
    ['longer', 5, 'longe…'],
    ['two words', 4, 'two…'],
    ['', 3, ''],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
    ['🇩🇪🇫🇷🇮🇹', 1, '🇩🇪…'],
    ['नमस्ते', 1, 'न…'],
  ] as const)
    it(`cuts “${text}” at ${limit} characters, never inside a grapheme [H08]`, () => {
      expect(truncate(text, limit)).to.equal(cut)
    })
})
