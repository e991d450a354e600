/** Getting a picture into the page: from the viewer's files, or from an address by way of the server. */
import { httpFor, isApiError } from '../../kit/http'
import { resolveSettings } from '../../kit/settings'
import { paths } from '../../wire/paths'
import { judgeBytes, judgeFile, type PictureTrouble } from './picture'

export type Taken =
  /** `source`: an address that an image can show; `release` gives its memory back. */
  { status: 'taken'; source: string; release(): void } | { status: 'failed'; trouble: PictureTrouble }

const failed = (trouble: PictureTrouble): Taken => ({ status: 'failed', trouble })

/** An image element shows the half that is there, as if it were all of it. */
const isWhole = (picture: Blob): Promise<boolean> =>
  createImageBitmap(picture).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )

/** Looks into a file. Its type is what the bytes say from here on. */
const inspect = async (file: Blob): Promise<Blob | PictureTrouble> => {
  const verdict = judgeBytes(new Uint8Array(await file.arrayBuffer()))
  if (!('type' in verdict)) return verdict
  const picture = file.slice(0, file.size, verdict.type)
  return (await isWhole(picture)) ? picture : { code: 'damaged' }
}

/** A file that the viewer chose, dropped or pasted. */
export const takeFile = async (file: File): Promise<Taken> => {
  const trouble = judgeFile(file)
  if (trouble) return failed(trouble)
  try {
    const picture = await inspect(file)
    if (!(picture instanceof Blob)) return failed(picture)
    const source = URL.createObjectURL(picture)
    return { status: 'taken', source, release: () => URL.revokeObjectURL(source) }
  } catch {
    // It has gone since it was chosen, or may not be read.
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

/** Milliseconds: the server may have to wait for a slow site. */
const patience = 20_000

/** A picture of another site, which only the server may read. */
export const fetchImage = async (element: Element, url: string, signal: AbortSignal): Promise<Taken> => {
  try {
    const http = httpFor(resolveSettings(element))
    const file = await http.getFile(paths.fetchImage, { query: { url }, signal, timeout: patience })
    const picture = await inspect(file)
    if (!(picture instanceof Blob)) return failed(picture)
    const source = await toDataString(picture)
    return typeof source === 'string' ? { status: 'taken', source, release: () => {} } : failed(source)
  } catch (error) {
    if (!isApiError(error)) return failed({ code: 'not-read' })
    return failed(error.status ? { code: 'not-fetched', status: error.status } : { code: 'no-answer' })
  }
}
