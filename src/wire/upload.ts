import { object, string } from 'yup'
import { call, nothing } from './envelope'
import { imageUrl } from './fields'
import { paths } from './paths'

/** folder/…/filename. No folder has a dot and each file's type is its ending, so a folder never takes the place of a file. */
export const uploadPathPattern = /^([\w-]+\/)+[\w-][\w.-]*$/

export const createUploadUrl = call({
  id: 'createUploadUrl',
  method: 'POST',
  path: paths.createUploadUrl,
  summary:
    'A signed address that takes one PUT of the file with the same Content-Type, for 15 minutes. Pictures (PNG, JPEG of at ' +
    'most 3 MB and 50 megapixels) are judged by their content and stored anew without metadata; a webp and a small ' +
    'variant stand beside them. Captions (WebVTT of at most 256 kB) are stored without notes and styles',
  who: 'viewer',
  body: object({
    contentType: string()
      .oneOf(['image/png', 'image/jpeg', 'video/mp4', 'video/quicktime', 'video/webm', 'text/vtt'])
      .required(),
    /** Begins with uploads/; its name ends as its type says. It belongs to the first caller, and a stored file never changes. */
    path: string().matches(uploadPathPattern).max(300).required(),
  }),
  answer: object({ uploadURL: string().required() }).required(),
  errors: { 409: 'There is a file of this name already', 415: 'No such file is taken' },
})

export const fetchImage = call({
  id: 'fetchImage',
  method: 'GET',
  path: paths.fetchImage,
  summary: 'The picture at a public address, so that it can be cropped; at most 3 MB of PNG or JPEG',
  who: 'viewer',
  query: object({ url: imageUrl().required() }),
  responds: 'bytes',
  mediaType: 'image/*',
  answer: nothing,
  errors: {
    404: 'There is no picture',
    413: 'It is larger than 3 MB',
    415: 'It is no PNG or JPEG',
    5340: 'The address leads to a private network, or to nothing that may be fetched',
  },
})
