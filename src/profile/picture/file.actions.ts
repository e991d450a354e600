/** Takes a picture from the viewer's files, or from an address by way of the server. */
import { httpFor, isApiError } from '../../kit/http'
import { resolveSettings } from '../../kit/settings'
import { paths } from '../../wire/paths'
import { pictureLimits } from '../../wire/picture'
import { readHeader } from '../../wire/pictureHeader'
import { checkBytes, checkFile, isTruncated, type PictureTrouble } from './picture'

export type Taken =
  /** `source`: URL for an image element; `release` frees its memory. */
  { status: 'taken'; source: string; release(): void } | { status: 'failed'; trouble: PictureTrouble }

const failed = (trouble: PictureTrouble): Taken => ({ status: 'failed', trouble })

/** Whether a picture decodes completely; an image element would show a truncated one without an error. */
const decodes = (picture: Blob): Promise<boolean> =>
  createImageBitmap(picture).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )

/** Checks a file's content, and sets its type by its first bytes. */
const inspect = async (file: Blob): Promise<Blob | PictureTrouble> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const checked = checkBytes(bytes)
  if (!('type' in checked)) return checked
  if (isTruncated(bytes, checked.type)) return { code: 'damaged' }
  const picture = file.slice(0, file.size, checked.type)
  return (await decodes(picture)) ? picture : { code: 'damaged' }
}

/** Takes a file that the viewer chose, dropped or pasted. */
export const takeFile = async (file: File): Promise<Taken> => {
  const trouble = checkFile(file)
  if (trouble) return failed(trouble)
  try {
    const picture = await inspect(file)
    if (!(picture instanceof Blob)) return failed(picture)
    const source = URL.createObjectURL(picture)
    return { status: 'taken', source, release: () => URL.revokeObjectURL(source) }
  } catch {
    // The file was removed since it was chosen, or is not readable.
    return failed({ code: 'not-read' })
  }
}

/** Longer side of a photo that was made smaller, in pixels: more than what is saved of it. */
const photoSide = 2048

/** A smaller copy of a photo; the photo itself when it is none that can be read. */
const shrunk = async (photo: File): Promise<File> => {
  const header = readHeader(new Uint8Array(await photo.arrayBuffer()))
  if (!header || header.width * header.height > pictureLimits.pixels) return photo
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, photoSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const copy = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  return copy ? new File([copy], photo.name, { type: copy.type }) : photo
}

/** Takes a photo that the viewer has just made; phones make larger ones than may be uploaded. */
export const takePhoto = async (photo: File): Promise<Taken> =>
  takeFile(photo.size > pictureLimits.bytes ? await shrunk(photo).catch(() => photo) : photo)

const toDataString = (file: Blob): Promise<string | PictureTrouble> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onerror = () => resolve({ code: 'not-read' })
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : { code: 'not-converted' })
    reader.readAsDataURL(file)
  })

/** Longer than other requests, because the server may wait for a slow site. */
const timeoutMs = 20_000

/** Fetches a picture of another site by way of the server, because the page may not read it. */
export const fetchImage = async (element: Element, url: string, signal: AbortSignal): Promise<Taken> => {
  try {
    const http = httpFor(resolveSettings(element))
    const file = await http.getFile(paths.fetchImage, { query: { url }, signal, timeout: timeoutMs })
    const picture = await inspect(file)
    if (!(picture instanceof Blob)) return failed(picture)
    const source = await toDataString(picture)
    return typeof source === 'string' ? { status: 'taken', source, release: () => {} } : failed(source)
  } catch (error) {
    if (!isApiError(error)) return failed({ code: 'not-read' })
    return failed(error.status ? { code: 'not-fetched', status: error.status } : { code: 'no-answer' })
  }
}
