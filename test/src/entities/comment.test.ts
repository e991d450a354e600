import { expect } from '@open-wc/testing'
import { type CommentId, toComment, toCommentChanges, toThread } from '../../../src/entities/comment'
import { commentSparkKey, commentStore } from '../../../src/entities/comment.store'
import { want } from '../../../src/entities/optimistic'
import { viewerIdAtom } from '../../../src/session/session.atoms'

const settings = { apiHost: 'https://api.example' }
const wire = (id: number, more: object = {}) => ({ comment_id: id, video_id: 3, text: `Text ${id}`, ...more })

describe('toComment', () => {
  it('reads a comment with the viewer’s own state [L07] [F20]', () => {
    const comment = toComment(
      wire(5, {
        ...{ parent_id: '4', created_at: '2026-03-01T12:00:00.000Z', edited_at: null, is_pinned: true },
        author: { user_id: '9', nickname: 'mira', name: null, profile_image: '/m.webp', is_avatar: false },
        facets: [{ type: 'tag', start: 0, end: 2, tag: 'x' }],
        counts: { sparks: 2, replies: 1 },
        viewer: {
          sparked: true,
          editable_until: '2026-03-01T12:15:00.000Z',
          can_delete: true,
          can_pin: false,
          client_id: 'c',
        },
      }),
      settings,
    )
    expect(comment).to.eql({
      ...{ id: '5', videoId: '3', threadId: '4', removedBy: null, text: 'Text 5', isPinned: true, editedAt: null },
      author: { id: '9', slug: 'mira', name: 'mira', image: 'https://api.example/m.webp', isAvatar: false },
      facets: [{ start: 0, end: 2, slug: '', url: null, tag: 'x' }],
      createdAt: Date.UTC(2026, 2, 1, 12),
      counts: { sparks: 2, replies: 1 },
      viewer: {
        ...{ sparked: true, canDelete: true, canPin: false, clientId: 'c' },
        editableUntil: Date.UTC(2026, 2, 1, 12, 15),
      },
    })
  })

  it('gives missing fields their plain default, and null for what is no comment', () => {
    expect(toComment(wire(5, { removed_by: 'moderator', text: undefined }), settings)).to.eql({
      ...{ id: '5', videoId: '3', threadId: null, removedBy: 'moderator', author: null, text: '', facets: [] },
      ...{ createdAt: 0, editedAt: null, isPinned: false, counts: { sparks: 0, replies: 0 }, viewer: null },
    })
    expect(toComment(wire(5, { removed_by: 'aliens' }), settings)?.removedBy).to.equal(null)
    for (const item of [null, {}, { comment_id: 5 }, { video_id: 3 }, 'x'])
      expect(toComment(item, settings)).to.equal(null)
  })
})

describe('a thread, and changes of comments', () => {
  it('hold what can be read of them', () => {
    const replies = { items: [wire(6), null], next_cursor: 'more' }
    const thread = toThread(wire(5, { replies }), settings)
    expect([thread?.comment.id, thread?.replies.map(({ id }) => id), thread?.cursor]).to.eql(['5', ['6'], 'more'])
    expect(toThread(wire(5), settings)?.replies).to.eql([])
    expect(toThread(null, settings)).to.equal(null)
    const changes = { comments: [wire(7), 4], written: [7], gone: [8], counts: { comments: 12 }, version: 3 }
    const { comments, ...others } = toCommentChanges(changes, settings)
    expect(comments.map(({ id }) => id)).to.eql(['7'])
    expect(others).to.eql({ written: ['7'], gone: ['8'], count: 12, version: 3 })
  })
})

describe('a comment in the store', () => {
  it('shows the spark that the viewer wants before the server has agreed, and takes it back when refused [L06] [L07]', async () => {
    const scope = 'comment store test'
    const viewer = { sparked: false, can_delete: false, can_pin: false }
    const comment = toComment(wire(5, { counts: { sparks: 4 }, viewer }), settings)
    if (!comment) throw new Error('a comment')
    commentStore.put(scope, [comment])
    const shown = () => {
      const { counts, viewer: own } = commentStore.get(scope, '5' as CommentId)
      return [counts.sparks, own?.sparked]
    }
    let refuse = () => {}
    const refused = new Promise<number>((_, reject) => {
      refuse = () => reject(new Error('refused'))
    })
    const errors: unknown[] = []
    const done = want(true, {
      ...{
        scope,
        key: commentSparkKey(comment.id),
        viewer: viewerIdAtom({ ...settings, storageMode: 'memory' } as never),
      },
      ...{ keep: true, send: () => refused, onConfirmed: () => {}, onRefused: (error) => errors.push(error) },
    })
    expect(shown()).to.eql([5, true])
    refuse()
    await done
    expect(shown()).to.eql([4, false])
    expect(errors).to.have.length(1)
  })
})
