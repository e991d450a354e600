import { array, boolean, type InferType, number, object, string } from 'yup'
import { call, count, id, named, nothing, page, pageQuery, timestamp } from './envelope'
import { mentionRange } from './facet'
import { imageUrl, linkTitle, postAlt, postCaption } from './fields'
import { paths } from './paths'
import { postLimits } from './postLimits'
import { uploadPathPattern } from './upload'
import { communitySummary, loopSummary, video } from './video'
import { uploadProblems } from './videoUpload'

const place = object({ location_id: id().required(), name: string().required() })

/** A file of captions that was uploaded as its own; `lang` is a BCP 47 tag. */
const captionFile = object({
  path: string().matches(uploadPathPattern).max(300).required(),
  lang: string()
    .matches(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .max(20)
    .required(),
  label: string().trim().max(60).required(),
}).required()

/** What a creator writes about a video; in a draft everything may still be missing. */
const written = {
  caption: postCaption(),
  facets: array(mentionRange).max(20),
  /** What the picture shows. */
  alt: postAlt(),
  /** Seconds into the video where the picture of `cover_path` was taken, so that the choice can be shown again. */
  cover_at: number()
    .min(0)
    .max(24 * 60 * 60)
    .nullable(),
  /** The uploaded picture that people meet first; null for the one that the server chose. */
  cover_path: string().matches(uploadPathPattern).max(300).nullable(),
  captions: array(captionFile).max(postLimits.captionFiles),
  linkout: object({ title: linkTitle().required(), url: imageUrl().max(2000).required() })
    .nullable()
    .default(undefined),
  location_id: id().nullable(),
  community_id: id().nullable(),
  loop_id: id().nullable(),
  /** Nobody may comment. */
  comments_off: boolean(),
}
/** The path that the file was uploaded to. */
const uploaded = string().matches(uploadPathPattern).max(300)

/** The community and the loop as they are called now; null for none, and for one that is gone. */
const namedPlaces = {
  location: place.nullable().defined(),
  community: communitySummary.nullable().defined(),
  loop: loopSummary.nullable().defined(),
}

const draftBody = object({ draft_id: id(), upload_path: uploaded, ...written })

const draft = object({
  draft_id: id().required(),
  updated_at: timestamp().required(),
  upload_path: string().nullable().defined(),
  thumb_url: string().nullable().defined(),
  ...written,
  ...namedPlaces,
})
  .required()
  .meta(named('Draft'))

/** Why a post failed; `refused`: its community or loop takes it no more, the others are the upload's. */
export const postProblems = [...uploadProblems, 'refused'] as const

const post = object({
  video_id: id().required(),
  /** The video can be watched once it is published; `failed` says why in `problem`. */
  state: string().oneOf(['processing', 'published', 'failed']).required(),
  problem: string()
    .oneOf([...postProblems])
    .nullable()
    .defined(),
  created_at: timestamp().required(),
  upload_path: string().nullable().defined(),
  ...written,
  ...namedPlaces,
  /** Of those who saw at least three seconds, how many saw the end: from 0 to 1, null until there are some. */
  watched_through: number().min(0).max(1).nullable().defined(),
  /** Once it is published. */
  video: video.nullable().defined(),
})
  .required()
  .meta(named('Post'))

/** What a creator writes; what is absent was not written, or is not changed. */
export type WireWritten = Omit<InferType<typeof draftBody>, 'draft_id' | 'upload_path'>
export type WireDraft = InferType<typeof draft>
export type WirePost = InferType<typeof post>

const notOwn = { 403: 'It is not the viewer’s', 404: 'No such video or draft' }
const refused = {
  5352: 'The viewer may not write there',
  5355: 'The viewer is banned from the community',
  5361: 'The brand takes no such word or link',
}
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
  errors: { ...noPlace, ...refused },
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

export const restorePost = call({
  id: 'restorePost',
  method: 'POST',
  path: paths.restorePost,
  summary: 'Brings a post back that the viewer has just deleted',
  who: 'viewer',
  once: true,
  body: object({ video_id: id().required() }),
  answer: post,
  errors: notOwn,
})

export const editPost = call({
  id: 'editPost',
  method: 'PATCH',
  path: paths.editPost,
  summary: 'Changes what is given of a published video',
  who: 'viewer',
  body: object({ video_id: id().required(), ...written }),
  answer: post,
  errors: { ...noPlace, ...notOwn, ...refused },
})

export const saveDraft = call({
  id: 'saveDraft',
  method: 'POST',
  path: paths.videoDraft,
  summary: 'Keeps a draft; with draft_id in place of the earlier one',
  who: 'viewer',
  once: true,
  body: draftBody,
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
  errors: { ...noPlace, ...notOwn, ...refused },
})

export const userPosts = call({
  id: 'userPosts',
  method: 'GET',
  path: paths.userPosts,
  summary: 'The viewer’s own posts, newest first, those in work included; with video_id that one alone',
  who: 'viewer',
  query: object({ ...pageQuery, video_id: id(), state: string().oneOf(['published', 'in_work'] as const) }),
  answer: page(post).concat(
    object({
      counts: object({
        published: count().required(),
        in_work: count().required(),
        drafts: count().required(),
      }).required(),
    }).required(),
  ),
  errors: notOwn,
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
      watched: count().required(),
      complete: count().required(),
      sparks: count().required(),
      comments: count().required(),
    }).required(),
  ).required(),
  /** What the viewer’s other posts have on average; null for the only one. */
  usual: object({
    views: number().min(0).required(),
    /** From 0 to 1. */
    watched_through: number().min(0).max(1).nullable().defined(),
    sparks: number().min(0).required(),
    comments: number().min(0).required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
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

export const usedTags = call({
  id: 'usedTags',
  method: 'GET',
  path: paths.videoTags,
  summary: 'Tags of other people’s public videos, those first that go with the tags of the post, at most six',
  who: 'viewer',
  query: object({
    /** What the post has already, with commas between; none of them is answered. */
    tags: string().max(1000).default(''),
    /** How the tags begin. */
    prefix: string().trim().max(100).default(''),
  }),
  answer: object({ items: array(string().required()).max(6).required() }).required(),
})
