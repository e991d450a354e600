import { track } from '../analytics/track'
import { type Comment, type CommentId, toComment } from '../entities/comment'
import { commentSparkKey, commentSparkPending, commentStore, withSpark } from '../entities/comment.store'
import { want } from '../entities/optimistic'
import type { VideoId } from '../entities/playable'
import { showFailure } from '../intent/showFailure'
import { number, record } from '../kit/guard'
import { ApiError, httpFor } from '../kit/http'
import { resolveSettings, type Settings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { viewerIdAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'

/** Whom a text mentions; UTF-16 units of the text, `end` exclusive. */
export interface MentionRange {
  start: number
  end: number
  userId: string
}

export interface NewComment {
  videoId: VideoId
  /** The comment that it answers. */
  threadId: CommentId | null
  text: string
  mentions: readonly MentionRange[]
  /** Made once for each comment: sent again with it, the comment is written once. */
  clientId: string
}

const toWire = ({ start, end, userId }: MentionRange) => ({ start, end, user_id: userId })

/** @throws ApiError `malformed` for what is no comment */
const keep = (settings: Settings, data: unknown): Comment => {
  const comment = toComment(data, settings)
  if (!comment) throw new ApiError('malformed', { data })
  commentStore.put(siteKey(settings), [comment])
  return comment
}

/** Has the server take a comment; a call whose answer was lost can be repeated. @throws ApiError */
export const sendComment = async (
  element: Element,
  { videoId, threadId, text, mentions, clientId }: NewComment,
): Promise<Comment> => {
  const settings = resolveSettings(element)
  const facets = mentions.map(toWire)
  const body = { video_id: videoId, parent_id: threadId, text, facets, client_id: clientId }
  const { data } = await httpFor(settings).send('POST', paths.commentCreate, { body })
  const comment = keep(settings, data)
  track(element, 'Commented On Video', { element: element.localName, videoId, commentId: comment.id })
  return comment
}

/** @throws ApiError, with code 5360 when it is too old */
export const editComment = async (
  element: Element,
  id: CommentId,
  { text, mentions }: Pick<NewComment, 'text' | 'mentions'>,
): Promise<Comment> => {
  const settings = resolveSettings(element)
  const body = { comment_id: id, text, facets: mentions.map(toWire) }
  return keep(settings, (await httpFor(settings).send('PATCH', paths.comments, { body })).data)
}

/** @throws ApiError */
export const deleteComment = async (
  element: Element,
  { id, videoId }: Pick<Comment, 'id' | 'videoId'>,
): Promise<void> => {
  await httpFor(resolveSettings(element)).send('DELETE', paths.comments, { query: { comment_id: id } })
  track(element, 'Comment Deleted', { element: element.localName, videoId, commentId: id })
}

/** @returns how many sparks there are now */
const sendSpark = async (settings: Settings, id: CommentId, sparked: boolean): Promise<number> => {
  const body = { comment_id: id, sparked }
  const { counts, viewer } = record((await httpFor(settings).send('POST', paths.spark, { body })).data)
  if (record(viewer).sparked !== sparked) throw new ApiError('malformed')
  return number(record(counts).sparks)
}

/**
 * Sets the viewer's spark on a comment, or takes it back; it shows immediately.
 * @param sparked the opposite of now unless given
 */
export const setCommentSpark = (
  element: Element,
  videoId: VideoId,
  id: CommentId,
  sparked?: boolean,
): Promise<void> => {
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  const shown =
    pageStore().get(commentSparkPending(scope, id))?.wanted ?? commentStore.find(scope, id)?.viewer?.sparked ?? false
  return want(sparked ?? !shown, {
    scope,
    key: commentSparkKey(id),
    viewer: viewerIdAtom(settings),
    // A list that was requested before the spark may still come.
    keep: true,
    send: (wanted) => sendSpark(settings, id, wanted),
    onConfirmed: (count, wanted) => {
      commentStore.update(scope, id, (confirmed) => withSpark(confirmed, wanted, count))
      const of = { element: element.localName, videoId, commentId: id }
      track(element, wanted ? 'Comment Sparked' : 'Comment Unsparked', of)
    },
    onRefused: (error) => void showFailure(element, error),
    onDropped: () => commentStore.update(scope, id, (confirmed) => ({ ...confirmed, viewer: null })),
  })
}
