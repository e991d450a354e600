/** Putting a picture where the profile can show it. No failure here throws: each is a code for the view. */
import { record, text } from '../../kit/guard'
import { httpFor, isApiError } from '../../kit/http'
import { resolveSettings } from '../../kit/settings'
import { toUser, updateUser } from '../../session'
import { paths } from '../../wire/paths'
import { fileName, publicAddress, uploadFolder } from './picture'

export interface Sending {
  signal: AbortSignal
  /** How much of it is there: 0 to 1. */
  onProgress(part: number): void
}

export type StoreResult = { status: 'stored'; address: string } | { status: 'failed'; trouble: 'no-url' | 'not-stored' }

/** Names that are tried: one by the clock may be somebody else's. */
const tries = 3

/** A place for a file: its path, and the address that takes it. */
const askForPlace = async (element: Element, file: Blob, signal: AbortSignal) => {
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
      if (!isApiError(error) || error.status !== 409 || count + 1 >= tries) return null
    }
  }
}

/** Milliseconds without any progress after which an upload is given up. */
const patience = 30_000

/** Puts a file to a signed address. @returns whether it is there; why not stands in the console */
const putFile = (url: string, file: Blob, { signal, onProgress }: Sending): Promise<boolean> =>
  new Promise((resolve) => {
    // fetch can't tell how much has been sent.
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(`nothing moved for ${patience} ms`), patience)
    }
    const stop = () => end(null)
    const end = (why: string | null) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (why !== null) console.error(`geuin: the upload failed: ${why}`)
      resolve(request.status === 200 && request.readyState === XMLHttpRequest.DONE)
      request.onerror = request.onload = null
      request.abort()
    }
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      if (total > 0) onProgress(loaded / total)
    }
    request.onerror = () => end('no connection')
    request.onload = () => end(request.status === 200 ? null : `status ${request.status}`)
    signal.addEventListener('abort', stop)
    wait()
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type)
    request.send(file)
  })

/** Stores a picture. @returns its public address */
export const storePicture = async (element: Element, file: Blob, sending: Sending): Promise<StoreResult> => {
  const place = await askForPlace(element, file, sending.signal)
  if (!place) return { status: 'failed', trouble: 'no-url' }
  const isThere = !sending.signal.aborted && (await putFile(place.url, file, sending))
  if (!isThere) return { status: 'failed', trouble: 'not-stored' }
  const { storageBase } = resolveSettings(element)
  return { status: 'stored', address: publicAddress(storageBase, place.path, place.url) }
}

/**
 * Makes a stored picture the viewer's own.
 * @param address null for none: the avatar falls back to the initials
 * @returns false when the server doesn't know of it
 */
export const savePicture = async (element: Element, address: string | null, signal?: AbortSignal): Promise<boolean> => {
  const body = { user: { profile_image: address, is_avatar: false } }
  try {
    const { data } = await httpFor(resolveSettings(element)).send('PATCH', paths.updateProfile, { body, signal })
    const user = toUser(data)
    if (user) updateUser(element, user)
    return user !== null
  } catch {
    return false
  }
}
