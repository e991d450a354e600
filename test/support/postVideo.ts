import { paths } from '../../src/wire/paths'
import { videoUploadsPath } from '../../src/wire/videoFile'
import { brokenFile } from './videoFiles'

const tus = { 'tus-resumable': '1.0.0' }

/** Calls of the viewer who is signed in at an element's site. */
const senderOf = async (element: Element) => {
  const [{ httpFor }, { resolveSettings }] = await Promise.all([
    import('../../src/kit/http'),
    import('../../src/kit/settings'),
  ])
  const http = httpFor(resolveSettings(element))
  return async (path: string, body: object) => (await http.send('POST', path, { body })).data as Record<string, string>
}

/** Uploads a file as the viewer who is signed in. @returns its upload_path */
const upload = async (element: Element): Promise<string> => {
  const send = await senderOf(element)
  const { permit } = await send(paths.videoUploadPermit, {})
  const file = brokenFile(2000)
  const headers = { ...tus, authorization: `Bearer ${permit}` }
  const begun = await fetch(videoUploadsPath, {
    method: 'POST',
    headers: { ...headers, 'upload-length': `${file.size}`, 'upload-metadata': `filetype ${btoa(file.type)}` },
  })
  const place = begun.headers.get('location') ?? ''
  await fetch(place, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: file,
  })
  return place.slice(1)
}

/** Posts a video as the viewer who is signed in at an element's site; it is no film, and never published. @returns its id */
export const postVideo = async (element: Element, caption: string): Promise<string> => {
  const send = await senderOf(element)
  const { video_id = '' } = await send(paths.video, { upload_path: await upload(element), caption })
  return video_id
}

/** Writes a draft as the viewer who is signed in at an element's site. @returns its id */
export const writeDraft = async (element: Element, caption: string): Promise<string> => {
  const send = await senderOf(element)
  const { draft_id = '' } = await send(paths.videoDraft, { caption })
  return draft_id
}
