import type { PictureType } from './picture'

export interface PictureHeader {
  type: PictureType
  /** Pixels as the file stores them, before it is turned. */
  width: number
  height: number
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const begins = (bytes: Uint8Array, signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte)

/** The first chunk of a PNG is IHDR: length, name, width, height. */
const readPng = (view: DataView): PictureHeader | null => {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49484452) return null
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** A frame header, SOF0 to SOF15, but for those markers between that mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Goes from segment to segment until the frame header, which holds precision, height and width. */
const readJpeg = (view: DataView): PictureHeader | null => {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) at += 1
    else if (standsAlone(marker)) at += 2
    else if (isFrame(marker))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/**
 * What the first bytes of a file say, whatever its name: PNG or JPEG with its size, or null for anything else. Nothing is
 * decoded, so a picture of any size costs nothing.
 */
export const readHeader = (bytes: Uint8Array): PictureHeader | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = begins(bytes, pngSignature) ? readPng(view) : begins(bytes, [0xff, 0xd8, 0xff]) ? readJpeg(view) : null
  return header && header.width > 0 && header.height > 0 ? header : null
}
