/** Takes a picture from the viewer's files, or from an address by way of the server. */
import { httpFor, isApiError } from '../../kit/http'
import { resolveSettings } from '../../kit/settings'
import { paths } from '../../wire/paths'
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
