import { codes } from '../../../src/wire/codes'
import { type PictureType, pictureLimits } from '../../../src/wire/picture'
import { readHeader } from '../../../src/wire/pictureHeader'
import { Refusal } from '../refusal'

const tooLarge = () => new Refusal(codes.tooLarge, 'A picture may have 3 MB at most')
export const noPicture = (why = 'This is no PNG or JPEG') => new Refusal(codes.unsupportedType, why)

/**
 * Reads a picture as long as it is within the limit: by what its length is said to be before anything is read, then by
 * what comes.
 * @param stated its Content-Length, if there is one
 * @throws Refusal 413
 */
export const readPicture = async (body: AsyncIterable<Uint8Array>, stated: unknown): Promise<Buffer> => {
  if (Number(stated ?? 0) > pictureLimits.bytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > pictureLimits.bytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A progressive JPEG is drawn in about ten passes, each over all pixels. What holds none of them has the marker by chance. */
const maxScans = 200

const hasTooManyScans = (bytes: Uint8Array): boolean => {
  let scans = 0
  for (let at = bytes.indexOf(0xff); at >= 0 && scans <= maxScans; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xda) scans += 1
  }
  return scans > maxScans
}

/**
 * Looks at a picture before anything decodes it.
 * @throws Refusal 413 for too many bytes or pixels, 415 for what is no PNG or JPEG, or takes too long to draw
 */
export const checkPicture = (bytes: Uint8Array): PictureType => {
  if (bytes.byteLength > pictureLimits.bytes) throw tooLarge()
  const header = readHeader(bytes)
  if (!header) throw noPicture()
  if (header.width * header.height > pictureLimits.pixels) {
    throw new Refusal(codes.tooLarge, `A picture may have ${pictureLimits.pixels / 1e6} megapixels at most`)
  }
  if (header.type === 'image/jpeg' && hasTooManyScans(bytes))
    throw noPicture('This picture is drawn too many times over')
  return header.type
}
