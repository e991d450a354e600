import { expect } from '@open-wc/testing'
import { emptyTalk, step, type Talk, type TalkEvent } from '../../../src/comments/talk'
import { type CommentId, toCommentChanges, toThread } from '../../../src/entities/comment'

const settings = { apiHost: 'https://api.example' }
const ids = (...names: string[]) => names as CommentId[]
const id = (name: string) => name as CommentId

const thread = (name: string, replies: string[] = [], cursor: string | null = null) => {
  const items = replies.map((it) => ({ comment_id: it, video_id: '1', parent_id: name }))
  const wire = { comment_id: name, video_id: '1', replies: { items, next_cursor: cursor } }
  return toThread(wire, settings) ?? expect.fail('a thread')
}

const changed = (
  version: number,
  {
    written = {},
    edited = [],
    gone = [],
  }: { written?: Record<string, string | null>; edited?: string[]; gone?: string[] },
): TalkEvent => {
  const comments = [
    ...Object.entries(written).map(([name, parent]) => ({ comment_id: name, video_id: '1', parent_id: parent })),
    ...edited.map((name) => ({ comment_id: name, video_id: '1', parent_id: null })),
  ]
  const wire = { comments, written: Object.keys(written), gone, counts: { comments: 40 }, version }
  return { type: 'changed', changes: toCommentChanges(wire, settings) }
}

const run = (talk: Talk, ...events: TalkEvent[]) => events.reduce(step, talk)
const page = { threads: [thread('a', ['a1', 'a2']), thread('b', ['b1'], 'more')], cursor: 'next', version: 5 }
const open = step(emptyTalk, { type: 'opened', page, count: 30 })

describe('the comments under a video', () => {
  it('open with the first page, and go on page by page without doubles [L07]', () => {
    expect(open.threads).to.eql(['a', 'b'])
    expect(open.replies).to.eql({ a: { ids: ['a1', 'a2'], cursor: null }, b: { ids: ['b1'], cursor: 'more' } })
    const next = { threads: [thread('b'), thread('c')], cursor: null, version: 9 }
    const all = step(open, { type: 'threadsLoaded', page: next })
    expect([all.threads, all.cursor, all.version]).to.eql([['a', 'b', 'c'], null, 5])
    expect(all.replies.b).to.eql({ ids: ['b1'], cursor: 'more' })
    const replies = step(all, { type: 'repliesLoaded', threadId: id('b'), ids: ids('b1', 'b2'), cursor: null })
    expect(replies.replies.b).to.eql({ ids: ['b1', 'b2'], cursor: null })
  })

  it('keep what others write above the list until the viewer asks for it [T13]', () => {
    const later = run(open, changed(6, { written: { x: null } }), changed(7, { written: { y: null } }))
    expect([later.threads, later.waiting, later.count]).to.eql([['a', 'b'], ['y', 'x'], 40])
    const shown = step(later, { type: 'newShown' })
    expect([shown.threads, shown.waiting]).to.eql([['y', 'x', 'a', 'b'], []])
  })

  it('take a reply into its thread where all before it are shown, and leave it to be loaded elsewhere [T13]', () => {
    const later = step(open, changed(6, { written: { a3: 'a', b9: 'b', z1: 'z' } }))
    expect(later.replies.a?.ids).to.eql(['a1', 'a2', 'a3'])
    expect(later.replies.b).to.eql({ ids: ['b1'], cursor: 'more' })
    expect(later.replies).not.to.have.property('z')
  })

  it('list nothing that was only changed, nothing twice, and nothing that an earlier answer says [T13]', () => {
    expect(step(open, changed(6, { edited: ['old', 'a'] })).waiting).to.eql([])
    const twice = run(open, changed(6, { written: { x: null } }), changed(7, { written: { x: null, a: null } }))
    expect(twice.waiting).to.eql(['x'])
    expect(step(open, changed(5, { written: { x: null } }))).to.equal(open)
  })

  it('forget what is in no list any more [L07] [T13]', () => {
    const later = run(open, changed(6, { written: { x: null } }), changed(7, { gone: ['x', 'a', 'b1'] }))
    expect([later.threads, later.waiting, later.replies.b?.ids]).to.eql([['b'], [], []])
  })

  it('put the viewer’s own first at once, counted once, whichever of answer and event comes first [L07] [T13]', () => {
    const wrote: TalkEvent = { type: 'wrote', id: id('x'), threadId: null }
    const one = step(open, wrote)
    expect([one.threads, one.count]).to.eql([['x', 'a', 'b'], 31])
    expect(step(one, changed(6, { written: { x: null } })).waiting).to.eql([])
    const other = run(open, changed(6, { written: { x: null } }), wrote)
    expect([other.threads, other.waiting, other.count]).to.eql([['x', 'a', 'b'], [], 40])
    const reply = step(open, { type: 'wrote', id: id('b9'), threadId: id('b') })
    expect(reply.replies.b).to.eql({ ids: ['b1', 'b9'], cursor: 'more' })
    expect(step(reply, { type: 'wrote', id: id('b9'), threadId: id('b') }).count).to.equal(31)
  })

  it('lose what the viewer removes, and count it once [L07]', () => {
    const gone = step(open, { type: 'removed', id: id('b1') })
    expect([gone.replies.b?.ids, gone.count]).to.eql([[], 29])
    expect(step(gone, { type: 'removed', id: id('b1') })).to.equal(gone)
  })
})
