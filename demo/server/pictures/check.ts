import { codes } from '../../../src/wire/codes'
import { type PictureType, pictureLimits } from '../../../src/wire/picture'
import { readHeader } from '../../../src/wire/pictureHeader'
import { Refusal } from '../domain/refusal'

export const tooLarge = () => new Refusal(codes.tooLarge, 'A picture may have 3 MB at most')
export const noPicture = (why = 'This is no PNG or JPEG') => new Refusal(codes.unsupportedType, why)

/**
 * Looks at a picture before anything decodes it.
 * @throws Refusal 413 for too many bytes or pixels, 415 for what is no PNG or JPEG
 */
export const checkPicture = (bytes: Uint8Array): PictureType => {
  if (bytes.byteLength > pictureLimits.bytes) throw tooLarge()
  const header = readHeader(bytes)
  if (!header) throw noPicture()
  if (header.width * header.height > pictureLimits.pixels) {
    throw new Refusal(codes.tooLarge, `A picture may have ${pictureLimits.pixels / 1e6} megapixels at most`)
  }
  return header.type
}
