/** Uploads a picture. Failures are returned as codes, not thrown. */
import { record, text } from '../../../kit/guard'
import { httpFor, isApiError } from '../../../kit/http'
import { type PutFileOptions, putFile } from '../../../kit/putFile'
import { resolveSettings } from '../../../kit/settings'
import { paths } from '../../../wire/paths'
import { fileName, publicAddress, uploadFolder } from '../picture'

type StoreResult = { status: 'stored'; address: string } | { status: 'failed'; trouble: 'no-url' | 'not-stored' }

/** File names to try, because another user may have the same one, made from the time. */
const maxTries = 3

/** Requests a path for a file, and the URL to upload it to. */
const requestPlace = async (element: Element, file: Blob, signal: AbortSignal) => {
  const settings = resolveSettings(element)
  const now = Date.now()
  for (let count = 0; ; count += 1) {
    const path = `${uploadFolder}/${fileName(now + count)}`
    try {
      const body = { contentType: file.type, path }
      const { data } = await httpFor(settings).send('POST', paths.createUploadUrl, { body, signal })
      const url = text(record(data).uploadURL)
      return url ? { path, url: new URL(url, settings.apiHost).href } : null
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || count + 1 >= maxTries) return null
    }
  }
}

/** Uploads a picture. @returns its public URL */
export const storePicture = async (element: Element, file: Blob, options: PutFileOptions): Promise<StoreResult> => {
  const place = await requestPlace(element, file, options.signal)
  if (!place) return { status: 'failed', trouble: 'no-url' }
  const isStored = !options.signal.aborted && (await putFile(place.url, file, options))
  if (!isStored) return { status: 'failed', trouble: 'not-stored' }
  const { storageBase } = resolveSettings(element)
  return { status: 'stored', address: publicAddress(storageBase, place.path, place.url) }
}
