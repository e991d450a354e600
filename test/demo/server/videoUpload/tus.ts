import assert from 'node:assert/strict'
import { paths } from '../../../../src/wire/paths'
import { videoUploadsPath } from '../../../../src/wire/videoFile'
import type { WireVideoUpload } from '../../../../src/wire/videoUpload'
import { type Answering, get } from '../../../support/server'

type Headers = Record<string, string>

const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Announces a video, as tus clients do. */
export const announce = (app: Answering, headers: Headers, size: number, type = 'video/mp4', name = 'film.mp4') =>
  app.fetch(videoUploadsPath, {
    method: 'POST',
    headers: {
      ...{ ...headers, ...tus, 'upload-length': String(size) },
      'upload-metadata': `filetype ${base64(type)},filename ${base64(name)}`,
    },
  })

/** Sends bytes of a video to the address that its announcement was answered with. */
export const send = (app: Answering, headers: Headers, place: string, offset: number, bytes: Uint8Array) =>
  app.fetch(place, {
    method: 'PATCH',
    headers: {
      ...{ ...headers, ...tus, 'upload-offset': String(offset), 'content-length': String(bytes.byteLength) },
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  })

/** Asks how many bytes are kept. */
export const head = (app: Answering, headers: Headers, place: string) =>
  app.fetch(place, { method: 'HEAD', headers: { ...headers, ...tus } })

/** Where an announced video goes. */
export const begin = async (app: Answering, headers: Headers, size: number, type?: string): Promise<string> => {
  const answer = await announce(app, headers, size, type)
  assert.equal(answer.status, 201, await answer.text())
  return answer.headers.get('location') ?? ''
}

/** Uploads a video, which must work; gives its upload_path. */
export const uploadVideo = async (app: Answering, headers: Headers, bytes: Uint8Array, type?: string) => {
  const place = await begin(app, headers, bytes.byteLength, type)
  const answer = await send(app, headers, place, 0, bytes)
  assert.equal(answer.status, 204, await answer.text())
  return place.slice(1)
}

export const statusOf = (app: Answering, headers: Headers, path: string): Promise<WireVideoUpload> =>
  get(app, `${paths.videoUpload}?upload_path=${path}`, { headers })
