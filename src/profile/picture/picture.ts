import { pictureLimits } from '../../wire/picture'
import { readHeader } from '../../wire/pictureHeader'

/** Why a picture can't be used. */
export type PictureTrouble =
  /** A file of another type, or of more than 3 MB. */
  | { code: 'bad-file' }
  /** The content is neither PNG nor JPEG, in spite of the file's name. */
  | { code: 'bad-type' }
  | { code: 'too-many-pixels' }
  /** The header is right, but the picture does not decode: it is truncated, for example. */
  | { code: 'damaged' }
  /** The server refused to fetch the picture; `status`: HTTP. */
  | { code: 'not-fetched'; status: number }
  /** The file was received, but could not be read or converted to a URL. */
  | { code: 'not-converted' | 'not-read' }
  | { code: 'no-answer' }

/** Folder of uploaded profile pictures. */
export const uploadFolder = 'uploads/profile_images'

/** @param now milliseconds since 1970 */
export const fileName = (now: number, prefix = 'user') => `${prefix}${now}.png`

/** Maximum width and height of a saved picture. */
export const maxSize = 1024

const isPictureType = (type: string) => type === 'image/jpg' || pictureLimits.types.some((it) => it === type)

/** Checks type and size before the file is read; a file without a type is checked by its name. */
export const checkFile = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): PictureTrouble | null => {
  const isPicture = type ? isPictureType(type) : /\.(jpe?g|png)$/i.test(name)
  return isPicture && size > 0 && size <= pictureLimits.bytes ? null : { code: 'bad-file' }
}

/**
 * Checks a picture's header. Nothing is decoded, because a small file may hold a picture that fills the memory.
 * @returns the type by its content, or why the picture can't be used
 */
export const checkBytes = (bytes: Uint8Array): { type: string } | PictureTrouble => {
  if (bytes.byteLength > pictureLimits.bytes) return { code: 'bad-file' }
  const header = readHeader(bytes)
  if (!header) return { code: 'bad-type' }
  if (header.width * header.height > pictureLimits.pixels) return { code: 'too-many-pixels' }
  return { type: header.type }
}

const lastIndexOf = (bytes: Uint8Array, marker: readonly number[]) => {
  for (let at = bytes.length - marker.length; at >= 0; at -= 1)
    if (marker.every((byte, offset) => bytes[at + offset] === byte)) return at
  return -1
}

/**
 * Whether the end of a picture is missing, which only Chromium's decoder reports: a PNG's last chunk, or a JPEG's end
 * marker after its last scan (a thumbnail inside has both).
 */
export const isTruncated = (bytes: Uint8Array, type: string): boolean =>
  type === 'image/png'
    ? lastIndexOf(bytes, [0x49, 0x45, 0x4e, 0x44]) < 0
    : lastIndexOf(bytes, [0xff, 0xd9]) < lastIndexOf(bytes, [0xff, 0xda])

/** Public URL of a stored file: in the storage's own domain, or else where it was uploaded. */
export const publicAddress = (storageBase: string | undefined, path: string, uploadUrl: string): string =>
  storageBase === undefined ? uploadUrl.replace(/[?#].*$/s, '') : `${storageBase.replace(/\/$/, '')}/${path}`
