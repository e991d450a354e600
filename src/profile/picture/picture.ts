import { pictureLimits } from '../../wire/picture'
import { readHeader } from '../../wire/pictureHeader'

/** Why a picture can't be used. */
export type PictureTrouble =
  /** A file of another kind, or of more than 3 MB. */
  | { code: 'bad-file' }
  /** What is in it is no PNG or JPEG, whatever its name says. */
  | { code: 'bad-type' }
  | { code: 'too-many-pixels' }
  /** It has the right beginning, and can't be shown all the same: half of it is missing, for example. */
  | { code: 'damaged' }
  /** The HTTP status with which the server refused to fetch it. */
  | { code: 'not-fetched'; status: number }
  /** It came, and could not be made an address that an image can show. */
  | { code: 'not-converted' | 'not-read' }
  | { code: 'no-answer' }

/** Where uploaded pictures of people go, and how their names begin. */
export const uploadFolder = 'uploads/profile_images'
export const namePrefix = 'user'

/** @param now milliseconds since 1970 */
export const fileName = (now: number, prefix = namePrefix) => `${prefix}${now}.png`

/** Width and height of the picture that is kept, at most. */
export const keptSize = 1024

const isPictureType = (type: string) => type === 'image/jpg' || pictureLimits.types.some((it) => it === type)

/** What can be said of a file before it is read. A file without a type has a name at least. */
export const judgeFile = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): PictureTrouble | null => {
  const isPicture = type ? isPictureType(type) : /\.(jpe?g|png)$/i.test(name)
  return isPicture && size > 0 && size <= pictureLimits.bytes ? null : { code: 'bad-file' }
}

/**
 * What the bytes themselves say. Nothing is decoded: a small file may hold a picture that fills the memory.
 * @returns the type that it has in truth, or why it can't be used
 */
export const judgeBytes = (bytes: Uint8Array): { type: string } | PictureTrouble => {
  if (bytes.byteLength > pictureLimits.bytes) return { code: 'bad-file' }
  const header = readHeader(bytes)
  if (!header) return { code: 'bad-type' }
  if (header.width * header.height > pictureLimits.pixels) return { code: 'too-many-pixels' }
  return { type: header.type }
}

/** Where a stored file can be read: at the storage's own address, or else where it was put. */
export const publicAddress = (storageBase: string | undefined, path: string, uploadUrl: string): string =>
  storageBase === undefined ? uploadUrl.replace(/[?#].*$/s, '') : `${storageBase.replace(/\/$/, '')}/${path}`
