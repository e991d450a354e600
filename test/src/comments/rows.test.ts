import { expect } from '@open-wc/testing'
import { mentionsIn } from '../../../src/comments/posting.actions'
import { blockSize, blocksOf, type Row, type RowBlock, rowsOf } from '../../../src/comments/rows'
import { emptyTalk, type Talk } from '../../../src/comments/talk'
import type { Outgoing } from '../../../src/comments/unsent'
import type { CommentId } from '../../../src/entities/comment'
import { mentionAt } from '../../../src/mention/mention'

const id = (name: string) => name as CommentId
const outgoing = (clientId: string, threadId: string | null): Outgoing => ({
  ...{ clientId, threadId: threadId as CommentId | null, text: clientId, people: [] },
  ...{ status: 'failed', code: null },
})

describe('the lines of a list of comments', () => {
  const talk: Talk = {
    ...emptyTalk,
    threads: [id('a'), id('b')],
    replies: { a: { ids: [id('a1')], cursor: 'next' }, b: { ids: [], cursor: null } },
  }

  it('are threads with their replies, and what is not sent where it will be [L07]', () => {
    const rows = rowsOf(talk, [outgoing('new', null), outgoing('answer', 'a'), outgoing('lost', 'z')])
    expect(rows.map(({ key }) => key)).to.eql(['new', 'lost', 'a', 'a1', 'more a', 'answer', 'b'])
  })

  it('come in blocks, each line once', () => {
    const threads = Array.from({ length: blockSize * 2 + 1 }, (_, at) => id(`${at}`))
    const rows = rowsOf({ ...emptyTalk, threads }, [])
    const blocks = blocksOf(rows, [])
    expect(blocks.map((block) => block.rows.length)).to.eql([blockSize, blockSize, 1])
    expect(blocks.flatMap((block) => block.rows)).to.eql(rows)
  })

  it('stay in their blocks when lines come above, between or after them, or go', () => {
    const lines = (...names: readonly (string | number)[]) =>
      names.map((name): Row => ({ type: 'outgoing', key: `${name}`, outgoing: outgoing(`${name}`, null) }))
    const from = (start: number, end: number) => Array.from({ length: end - start }, (_, at) => start + at)
    let blocks: readonly RowBlock[] = []
    const then = (...rows: readonly Row[]) => {
      blocks = blocksOf(rows, blocks)
      expect(blocks.flatMap((block) => block.rows)).to.eql(rows)
      return blocks.map((block) => [block.key, block.rows.length])
    }
    expect(then(...lines(...from(0, 45)))).to.eql([
      [0, 30],
      [1, 15],
    ])
    // The viewer's own, twice: a short block takes the second one.
    expect(then(...lines('a', ...from(0, 45)))).to.eql([
      [2, 1],
      [0, 30],
      [1, 15],
    ])
    expect(then(...lines('b', 'a', ...from(0, 45)))).to.eql([
      [2, 2],
      [0, 30],
      [1, 15],
    ])
    // A reply, and the next page.
    expect(then(...lines('b', 'a', ...from(0, 20), 'reply', ...from(20, 45)))).to.eql([
      [2, 2],
      [0, 31],
      [1, 15],
    ])
    expect(then(...lines('b', 'a', ...from(0, 20), 'reply', ...from(20, 65)))).to.eql([
      ...[
        [2, 2],
        [0, 31],
        [1, 30],
        [3, 5],
      ],
    ])
    expect(then(...lines(...from(1, 20), ...from(20, 65)))).to.eql([
      [0, 29],
      [1, 30],
      [3, 5],
    ])
    // A hundred replies: what they grow is split.
    const many = from(1000, 1100)
    expect(then(...lines(...from(1, 20), ...many, ...from(20, 65)))).to.eql([
      ...[
        [0, 60],
        [4, 30],
        [5, 30],
        [6, 9],
        [1, 30],
        [3, 5],
      ],
    ])
    // Another order.
    expect(then(...lines(...from(1, 65).reverse())).length).to.be.below(6)
  })
})

describe('a mention', () => {
  it('is typed after an @ that stands alone, up to the caret [L07]', () => {
    expect(mentionAt('So calm. @mi', 12)).to.eql({ start: 9, q: 'mi' })
    expect(mentionAt('So calm. @mira', 12)).to.eql({ start: 9, q: 'mi' })
    expect(mentionAt('@Å', 2)).to.eql({ start: 0, q: 'Å' })
    for (const text of ['mail@example', '@', 'x @ y', '@mira ', '@@mira', 'https://a.example/@mira'])
      expect(mentionAt(text, text.length), text).to.equal(null)
  })

  it('of somebody who was chosen is found wherever the text names them [L07]', () => {
    const people = [
      { id: '1', nickname: 'mi' },
      { id: '2', nickname: 'mi.ra' },
    ]
    expect(mentionsIn('@mi.ra and @mi, @mi.ra', people)).to.eql([
      { start: 0, end: 6, userId: '2' },
      { start: 11, end: 14, userId: '1' },
      { start: 16, end: 22, userId: '2' },
    ])
    expect(mentionsIn('nobody', people)).to.eql([])
    // Somebody else, whose nickname begins alike.
    for (const text of ['@mira', '@mi.r', '@mi_', '@mié']) expect(mentionsIn(text, people), text).to.eql([])
    expect(mentionsIn('Hi @mi.', people)).to.eql([{ start: 3, end: 6, userId: '1' }])
  })
})
