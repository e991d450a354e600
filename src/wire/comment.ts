import { array, boolean, type InferType, number, object, string } from 'yup'
import { call, count, id, named, nothing, page, pageQuery, timestamp } from './envelope'
import { facet, mentionRange } from './facet'
import { commentText } from './fields'
import { paths } from './paths'
import { userSummary } from './video'

/** Minutes in which the author may change a comment. */
export const editMinutes = 15

export const comment = object({
  comment_id: id().required(),
  video_id: id().required(),
  /** The comment that this one answers; threads are one level deep. */
  parent_id: id().nullable().defined(),
  /**
   * Who removed it; null while it stands. A removed comment with replies stays in its list: without author, text, facets
   * and sparks.
   */
  removed_by: string().oneOf(['author', 'moderator']).nullable().defined(),
  author: userSummary.nullable().defined(),
  /** Plain text. */
  text: string().defined(),
  facets: array(facet).required(),
  created_at: timestamp().required(),
  edited_at: timestamp().nullable().defined(),
  /** Stands first, by the author of the video. */
  is_pinned: boolean().required(),
  counts: object({ sparks: count().required(), replies: count().required() }).required(),
  /** Absent when signed out. */
  viewer: object({
    sparked: boolean().required(),
    /** Until when the viewer may change it; null for comments of others, and once the time has passed. */
    editable_until: timestamp().nullable().defined(),
    can_delete: boolean().required(),
    can_pin: boolean().required(),
    /** Of one's own comment: what {@link createComment} was sent with. */
    client_id: string().nullable().defined(),
  })
    .optional()
    .default(undefined),
})
  .required()
  .meta(named('Comment'))

/** A comment with the first of its replies, and behind them the reply that was asked for. */
const thread = comment.shape({ replies: page(comment) }).meta(named('Thread'))

export type WireComment = InferType<typeof comment>
export type WireThread = InferType<typeof thread>

const hidden = { 404: 'No such video or comment', 5350: 'It is in a place that the viewer has not joined' }
const written = {
  5352: 'The viewer may not write there',
  5353: 'Its comments are closed',
  5361: 'The brand takes no such word or link',
}

const text = {
  text: commentText().required(),
  facets: array(mentionRange).max(20).default([]),
}

export const videoComments = call({
  id: 'videoComments',
  method: 'GET',
  path: paths.videoComments,
  summary:
    'The threads under a video: the pinned one, then the viewer’s newest, then by sparks; or behind the pinned one the ' +
    'newest first. Comments of people whom the viewer has blocked, and those that the viewer has reported, are left out',
  who: 'anyone',
  query: object({
    ...pageQuery,
    video_id: id().required(),
    sort: string().oneOf(['top', 'newest']).default('top'),
    /** A comment whose thread comes first. */
    focus: id(),
  }),
  answer: page(thread).concat(
    object({
      /** Of the comments under the video, for {@link commentChanges}. */
      version: count().required(),
    }),
  ),
  errors: hidden,
})

export const commentReplies = call({
  id: 'commentReplies',
  method: 'GET',
  path: paths.comments,
  summary: 'The replies to a comment, oldest first',
  who: 'anyone',
  query: object({ ...pageQuery, parent_id: id().required() }),
  answer: page(comment),
  errors: hidden,
})

export const createComment = call({
  id: 'createComment',
  method: 'POST',
  path: paths.commentCreate,
  summary: 'Writes a comment or a reply; sent again with the same client_id it is written once',
  who: 'viewer',
  body: object({
    video_id: id().required(),
    /** A reply to a reply goes to its thread. */
    parent_id: id().nullable(),
    ...text,
    /** Made by the client, one for each comment. */
    client_id: string().max(64).required(),
  }),
  answer: comment,
  errors: { ...hidden, ...written },
})

export const editComment = call({
  id: 'editComment',
  method: 'PATCH',
  path: paths.comments,
  summary: `Changes one’s own comment, within ${editMinutes} minutes`,
  who: 'viewer',
  body: object({ comment_id: id().required(), ...text }),
  answer: comment,
  errors: {
    403: 'It is not the viewer’s',
    404: 'No such comment',
    5350: hidden[5350],
    5360: 'It is older than that',
    ...written,
  },
})

export const deleteComment = call({
  id: 'deleteComment',
  method: 'DELETE',
  path: paths.comments,
  summary: 'Deletes a comment: one’s own, or any as a leader or moderator of the place; doing it twice changes nothing',
  who: 'viewer',
  query: object({ comment_id: id().required() }),
  answer: nothing,
  errors: { 403: 'The viewer may not delete it', 404: 'No such comment' },
})

export const pinComment = call({
  id: 'pinComment',
  method: 'POST',
  path: paths.commentPin,
  summary: 'Puts a thread first under one’s own video, in place of another one, or takes it back',
  who: 'viewer',
  once: true,
  body: object({ comment_id: id().required(), pinned: boolean().required() }),
  answer: object({ is_pinned: boolean().required() }).required(),
  errors: { 403: 'The video is not the viewer’s', 404: 'No such comment, or it is a reply' },
})

/** What happened under a video since a version of its comments. */
const changes = object({
  /** Written, edited, pinned or unpinned, or emptied because they have replies; the earliest change first. */
  comments: array(comment).required(),
  /** Ids of those of them that were written since. */
  written: array(id().required()).required(),
  /** Ids of those that are in no list any more. */
  gone: array(id().required()).required(),
  /** Of the video: all comments that are in a list. */
  counts: object({ comments: count().required() }).required(),
  /** For `after` of the next call. */
  version: count().required(),
})
  .required()
  .meta(named('CommentChanges'))

export type WireCommentChanges = InferType<typeof changes>

const since = { video_id: id().required(), after: number().integer().min(0).required() }

export const commentChanges = call({
  id: 'commentChanges',
  method: 'GET',
  path: paths.commentChanges,
  summary:
    'What happened under a video after a `version` that a list or an earlier call answered; at most 100 comments',
  who: 'anyone',
  query: object(since),
  answer: changes,
  errors: hidden,
})

export const commentStream = call({
  id: 'commentStream',
  method: 'GET',
  path: paths.commentStream,
  summary:
    'The same as server-sent events while the connection is open: each event is of type `comments`, its id a version and ' +
    'its data what commentChanges answers. The server ends it after some minutes; the caller opens it again. With ' +
    '`notifications` a viewer gets the events of notificationStream too',
  who: 'anyone',
  /** `Last-Event-ID` takes the place of `after`. */
  query: object({ ...since, notifications: boolean() }),
  responds: 'bytes',
  mediaType: 'text/event-stream',
  answer: nothing,
  errors: { ...hidden, 503: 'Too many are open: ask for the changes from time to time' },
})

export const mentions = call({
  id: 'mentions',
  method: 'GET',
  path: paths.mentions,
  summary:
    'Whom a text may mention: people whose nickname or name begins like this, those of the thread first, then those of ' +
    'the video’s community',
  who: 'viewer',
  query: object({ ...pageQuery, q: string().trim().max(50).default(''), video_id: id() }),
  answer: page(userSummary),
  errors: hidden,
})
