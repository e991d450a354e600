import { array, type InferType, number, object, string } from 'yup'
import { call, count, id, named, nothing, page, pageQuery, timestamp } from './envelope'
import { mentionRange } from './facet'
import { paths } from './paths'
import { uploadPathPattern } from './upload'
import { video } from './video'

const place = object({ location_id: id().required(), name: string().required() })

/** What a creator writes about a video; in a draft everything may still be missing. */
const written = {
  title: string().trim().max(120),
  caption: string().trim().max(2000),
  facets: array(mentionRange).max(20),
  /** What the picture shows. */
  alt: string().trim().max(500),
  /** Seconds into the video, or the path of an uploaded picture. */
  cover_at: number().min(0).nullable(),
  cover_path: string().matches(uploadPathPattern).max(300).nullable(),
  linkout: object({ title: string().trim().max(60).required(), url: string().url().max(2000).required() })
    .nullable()
    .default(undefined),
  location_id: id().nullable(),
  community_id: id().nullable(),
  loop_id: id().nullable(),
}
/** The path that the file was uploaded to. */
const uploaded = string().matches(uploadPathPattern).max(300)

const draft = object({
  draft_id: id().required(),
  updated_at: timestamp().required(),
  upload_path: string().nullable().defined(),
  thumb_url: string().nullable().defined(),
  ...written,
  location: place.nullable().defined(),
})
  .required()
  .meta(named('Draft'))

const post = object({
  video_id: id().required(),
  /** The video can be watched once it is published; `failed` says why in `problem`. */
  state: string().oneOf(['processing', 'published', 'failed']).required(),
  problem: string().oneOf(['unreadable', 'too_long', 'too_large']).nullable().defined(),
  created_at: timestamp().required(),
  location: place.nullable().defined(),
  video: video.nullable().defined(),
})
  .required()
  .meta(named('Post'))

export type WireDraft = InferType<typeof draft>
export type WirePost = InferType<typeof post>

const notOwn = { 403: 'It is not the viewer’s', 404: 'No such video or draft' }
const noPlace = {
  403: 'The viewer may not post in this community or loop',
  404: 'No such place, or nothing was uploaded',
}

export const createPost = call({
  id: 'createPost',
  method: 'POST',
  path: paths.video,
  summary: 'Publishes an uploaded video; sent again with the same upload_path it is published once',
  who: 'viewer',
  once: true,
  body: object({ upload_path: uploaded.required(), ...written }),
  answer: post,
  errors: noPlace,
})

export const deletePost = call({
  id: 'deletePost',
  method: 'DELETE',
  path: paths.video,
  summary: 'Deletes a video: one’s own, or any as a leader or moderator of the place',
  who: 'viewer',
  query: object({ video_id: id().required() }),
  answer: nothing,
  errors: { 403: 'The viewer may not delete it', 404: 'No such video' },
})

export const editPost = call({
  id: 'editPost',
  method: 'PATCH',
  path: paths.editPost,
  summary: 'Changes what is given of a published video',
  who: 'viewer',
  body: object({ video_id: id().required(), ...written }),
  answer: post,
  errors: { ...noPlace, ...notOwn },
})

export const saveDraft = call({
  id: 'saveDraft',
  method: 'POST',
  path: paths.videoDraft,
  summary: 'Keeps a draft; with draft_id in place of the earlier one',
  who: 'viewer',
  once: true,
  body: object({ draft_id: id(), upload_path: uploaded, ...written }),
  answer: draft,
  errors: notOwn,
})

export const drafts = call({
  id: 'drafts',
  method: 'GET',
  path: paths.videoDraft,
  summary: 'The viewer’s drafts, the latest change first; with draft_id that one alone',
  who: 'viewer',
  query: object({ ...pageQuery, draft_id: id() }),
  answer: page(draft),
  errors: notOwn,
})

export const deleteDraft = call({
  id: 'deleteDraft',
  method: 'DELETE',
  path: paths.videoDraft,
  summary: 'Throws a draft away',
  who: 'viewer',
  query: object({ draft_id: id().required() }),
  answer: nothing,
  errors: notOwn,
})

export const postDraft = call({
  id: 'postDraft',
  method: 'POST',
  path: paths.videoDraftPost,
  summary: 'Publishes a draft',
  who: 'viewer',
  once: true,
  body: object({ draft_id: id().required() }),
  answer: post,
  errors: { ...noPlace, ...notOwn },
})

export const userPosts = call({
  id: 'userPosts',
  method: 'GET',
  path: paths.userPosts,
  summary: 'The viewer’s own posts, newest first, those in work included',
  who: 'viewer',
  query: object(pageQuery),
  answer: page(post),
})

const statistics = object({
  views: count().required(),
  /** Views of at least three seconds. */
  watched: count().required(),
  first_quartile: count().required(),
  midpoint: count().required(),
  third_quartile: count().required(),
  complete: count().required(),
  sparks: count().required(),
  comments: count().required(),
  reposts: count().required(),
  shares: count().required(),
  linkouts: count().required(),
  /** The last 28 days in UTC, the oldest first. */
  days: array(
    object({
      day: string()
        .matches(/^\d{4}-\d{2}-\d{2}$/)
        .required(),
      views: count().required(),
    }).required(),
  ).required(),
})
  .required()
  .meta(named('Statistics'))

export type WireStatistics = InferType<typeof statistics>

export const videoStatistics = call({
  id: 'videoStatistics',
  method: 'GET',
  path: paths.videoStatistics,
  summary: 'How a video of the viewer does',
  who: 'viewer',
  query: object({ video_id: id().required() }),
  answer: statistics,
  errors: notOwn,
})

export const searchLocations = call({
  id: 'searchLocations',
  method: 'GET',
  path: paths.locationsSearch,
  summary: 'Places whose name begins like this, at most ten',
  who: 'viewer',
  query: object({ q: string().trim().max(100).required() }),
  answer: object({ items: array(place.required()).max(10).required() }).required(),
})
