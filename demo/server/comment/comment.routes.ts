import { codes } from '../../../src/wire/codes'
import {
  commentChanges,
  commentReplies,
  commentStream,
  createComment,
  deleteComment,
  editComment,
  mentions as mentionsCall,
  pinComment,
  videoComments,
} from '../../../src/wire/comment'
import type { Brand } from '../brand/brands'
import type { Ctx } from '../http/context'
import type { Network } from '../http/network'
import type { OpenStreams } from '../http/openStreams'
import { route } from '../http/route'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import type { Viewer } from '../session/sessions'
import type { Asker } from '../video/target'
import { streamChanges } from './stream'

interface CommentDeps {
  services: Pick<Services, 'changes' | 'comments' | 'mentions' | 'notificationWatch' | 'talk' | 'threads'>
  streams: OpenStreams
  networksOf(c: Ctx): readonly Network[]
}

const askerOf = ({ brand, viewer }: { brand: Brand; viewer: Viewer | null }): Asker => ({
  brandId: brand.brand_id,
  userId: viewer?.userId ?? null,
})

export const commentRoutes = ({ services, streams, networksOf }: CommentDeps) => {
  const { changes, comments, mentions, notificationWatch, talk, threads } = services
  return [
    route(videoComments, (input) => {
      const { video_id, ...query } = input.query
      return threads.list({ ...query, ...askerOf(input), videoId: video_id })
    }),
    route(commentReplies, (input) => {
      const { parent_id, ...query } = input.query
      return threads.replies(parent_id, { ...query, ...askerOf(input) })
    }),
    route(commentChanges, (input) => changes.since(askerOf(input), input.query.video_id, input.query.after)),
    route(commentStream, async (input) => {
      const { viewer, c } = input
      const { video_id: videoId, after } = input.query
      const free = streams.take(viewer ?? { userId: null, networks: networksOf(c) })
      if (!free) throw new Refusal(codes.unavailable, 'Too many are listening')
      const asker = askerOf(input)
      const read = (version: number) => changes.since(asker, videoId, version)
      // A browser that opens it again says where it was.
      const last = Number(c.req.header('last-event-id') ?? Number.NaN)
      const from = Number.isSafeInteger(last) && last >= 0 ? last : after
      try {
        await read(from)
      } catch (error) {
        free()
        throw error
      }
      // Visitors all see the same.
      const readShared = (version: number) => talk.readTogether(videoId, version, () => read(version))
      const others = viewer && input.query.notifications ? [notificationWatch.sourceOf(viewer.userId)] : []
      return streamChanges({ talk, videoId, after: from, read: viewer ? read : readShared, others, onEnd: free })
    }),
    route(createComment, async ({ viewer, body }) => {
      const { video_id, parent_id, text, facets, client_id } = body
      const id = await comments.create(viewer, {
        ...{ videoId: video_id, parentId: parent_id ?? null, text, mentions: facets, clientId: client_id },
      })
      return threads.one(id, viewer.userId)
    }),
    route(editComment, async ({ viewer, body: { comment_id, text, facets } }) => {
      await comments.edit(viewer, comment_id, { text, mentions: facets })
      return threads.one(comment_id, viewer.userId)
    }),
    route(deleteComment, async ({ viewer, query }) => {
      await comments.remove(viewer, query.comment_id)
      return null
    }),
    route(pinComment, async ({ viewer, body: { comment_id, pinned } }) => {
      await comments.pin(viewer, comment_id, pinned)
      return { is_pinned: pinned }
    }),
    route(mentionsCall, ({ viewer, query: { video_id, ...query } }) =>
      mentions.suggest(viewer, { ...query, videoId: video_id }),
    ),
  ]
}
