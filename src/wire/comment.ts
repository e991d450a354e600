import { array, boolean, type InferType, object, string } from 'yup'
import { call, count, id, named, nothing, page, pageQuery, timestamp } from './envelope'
import { paths } from './paths'
import { facet, mention, userSummary } from './video'

/** In UTF-16 units. */
export const commentLimit = 1000

export const comment = object({
  comment_id: id().required(),
  video_id: id().required(),
  /** The comment that this one answers; threads are one level deep. */
  parent_id: id().nullable().defined(),
  /** A deleted comment that has replies stays: without author, text, facets and sparks. */
  is_deleted: boolean().required(),
  author: userSummary.nullable().defined(),
  /** Plain text. */
  text: string().defined(),
  facets: array(mention).required(),
  created_at: timestamp().required(),
  counts: object({ sparks: count().required(), replies: count().required() }).required(),
  /** Absent when signed out. */
  viewer: object({ sparked: boolean().required(), can_delete: boolean().required() }).optional().default(undefined),
})
  .required()
  .meta(named('Comment'))

export type WireComment = InferType<typeof comment>

const hidden = { 404: 'No such video or comment', 5350: 'It is in a place that the viewer has not joined' }

export const videoComments = call({
  id: 'videoComments',
  method: 'GET',
  path: paths.videoComments,
  summary: 'The threads under a video: the viewer’s newest first, then by sparks',
  who: 'anyone',
  /** `focus` is a comment whose thread comes first. */
  query: object({ ...pageQuery, video_id: id().required(), focus: id() }),
  answer: page(comment),
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
    parent_id: id().nullable(),
    text: string().trim().max(commentLimit).required(),
    facets: array(facet).max(20).default([]),
    /** Made by the client, one for each comment. */
    client_id: string().max(64).required(),
  }),
  answer: comment,
  errors: hidden,
})

export const deleteComment = call({
  id: 'deleteComment',
  method: 'DELETE',
  path: paths.comments,
  summary: 'Deletes a comment: one’s own, or any as a leader or moderator of the place',
  who: 'viewer',
  query: object({ comment_id: id().required() }),
  answer: nothing,
  errors: { 403: 'The viewer may not delete it', 404: 'No such comment' },
})

export const mentions = call({
  id: 'mentions',
  method: 'GET',
  path: paths.mentions,
  summary: 'Whom a text may mention: people whose nickname or name begins like this, those of the thread first',
  who: 'viewer',
  query: object({ ...pageQuery, q: string().max(50).default(''), video_id: id() }),
  answer: page(userSummary),
})
