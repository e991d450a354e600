/** Putting a picture where the profile can show it. No failure here throws: each is a code for the view. */
import { record, text } from '../../kit/guard'
import { httpFor, isApiError } from '../../kit/http'
import { type PutFileOptions, putFile } from '../../kit/putFile'
import { resolveSettings } from '../../kit/settings'
import { toUser } from '../../session/session'
import { updateUser } from '../../session/session.actions'
import { paths } from '../../wire/paths'
import { fileName, publicAddress, uploadFolder } from './picture'

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

/** Stores a picture. @returns its public address */
export const storePicture = async (element: Element, file: Blob, sending: PutFileOptions): Promise<StoreResult> => {
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
