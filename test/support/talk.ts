/** Comments as the wire shows them. */
import { ok } from './fakeApi'

export const threadsPath = '/api/v3/conversation/video/comment'

interface Change {
  /** The comment that it answers. */
  parent?: string | null
  author?: string
  removed?: 'author' | 'moderator' | null
  replies?: number
  /** The name that its page sent it with. */
  client?: string | null
  editable?: boolean
}

/** A comment whose text is its id. */
export const wireComment = (
  id: string,
  { parent = null, author = 'u9', removed = null, replies = 0, client = null, editable = false }: Change = {},
) => ({
  ...{ comment_id: id, video_id: '1', parent_id: parent, removed_by: removed, text: id, facets: [], edited_at: null },
  author: removed ? null : { user_id: author, nickname: author, name: author, profile_image: null, is_avatar: false },
  ...{ created_at: '2026-03-01T10:00:00.000Z', is_pinned: false, counts: { sparks: 0, replies } },
  viewer: {
    ...{ sparked: false, can_delete: true, can_pin: false, client_id: client },
    editable_until: editable ? '2100-01-01T00:00:00.000Z' : null,
  },
})

/** A thread with the first of its replies. */
export const wireThread = (id: string, replies: readonly string[] = [], next: string | null = null, all = 0) => ({
  ...wireComment(id, { replies: all || replies.length }),
  replies: { items: replies.map((reply) => wireComment(reply, { parent: id })), next_cursor: next },
})

/** The answer with a page of threads. */
export const threadPage = (items: readonly object[], version = 1, next: string | null = null) =>
  ok({ items, next_cursor: next, version })

/** What happened under a video. */
export const wireChanges = (
  version: number,
  {
    written = [],
    gone = [],
    count = 30,
  }: { written?: readonly object[]; gone?: readonly string[]; count?: number } = {},
) => ({
  ...{ comments: written, gone, counts: { comments: count }, version },
  written: written.map((it) => (it as ReturnType<typeof wireComment>).comment_id),
})
