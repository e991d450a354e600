import { boolean, type InferType, number, object, string } from 'yup'
import { call, count, named, timestamp } from './envelope'
import { paths } from './paths'
import { uploadPathPattern } from './upload'

/** Uploading until the last byte is received; processing starts by itself and ends as ready or failed. */
export const uploadStates = ['uploading', 'waiting', 'processing', 'ready', 'failed'] as const

/** What is being done to a video in work: reading the file, evening out the sound, writing the sizes, drawing the cover. */
export const uploadStages = ['reading', 'sound', 'sizes', 'cover'] as const

/**
 * Why a video failed: `not_video` for another kind of file, `unreadable` for one that is damaged or cut off,
 * `not_playable` where the server cannot convert and browsers could not play it as it is, `failed` for a fault of the
 * server's.
 */
export const uploadProblems = ['not_video', 'unreadable', 'too_long', 'too_large', 'not_playable', 'failed'] as const

const videoUploadState = object({
  upload_path: string().required(),
  state: string().oneOf(uploadStates).required(),
  /** Bytes of the file, and how many of them have arrived. */
  size: count().required(),
  received: count().required(),
  /** Of the processing. */
  percent: count().max(100).required(),
  stage: string().oneOf(uploadStages).nullable().defined(),
  problem: string().oneOf(uploadProblems).nullable().defined(),
  /** Renditions that there will be, and how many are done. */
  rungs: count().required(),
  rungs_done: count().required(),
  /** Pixels as the video is shown; these are null until the file has been read. */
  width: number().integer().positive().nullable().defined(),
  height: number().integer().positive().nullable().defined(),
  /** Seconds. */
  duration: number().positive().nullable().defined(),
  has_sound: boolean().nullable().defined(),
  thumb_url: string().nullable().defined(),
})
  .required()
  .meta(named('VideoUpload'))

export type WireVideoUpload = InferType<typeof videoUploadState>

export const permitVideoUpload = call({
  id: 'permitVideoUpload',
  method: 'POST',
  path: paths.videoUploadPermit,
  summary: 'A permit that is good as the bearer of requests to /uploads/videos, and for nothing else',
  who: 'viewer',
  answer: object({ permit: string().required(), expires_at: timestamp().required() }).required(),
})

export const videoUpload = call({
  id: 'videoUpload',
  method: 'GET',
  path: paths.videoUpload,
  summary:
    'How far an upload of the viewer is. The file itself goes to /uploads/videos by tus 1.0.0, with a bearer or a permit and the ' +
    'metadata filetype; upload_path is the address that this gives, without the slash at its beginning',
  who: 'viewer',
  query: object({ upload_path: string().matches(uploadPathPattern).max(300).required() }),
  answer: videoUploadState,
  errors: { 404: 'No such upload of the viewer, or not any more' },
})
