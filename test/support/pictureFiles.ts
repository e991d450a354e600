/** Pictures as bytes: real ones, and ones that only say that they are. */

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const half = (value: number) => [value >>> 8, value & 255]

/** The first bytes of a PNG of that size; nothing follows that could be decoded. */
export const pngHeader = (width: number, height: number) =>
  new Uint8Array([
    ...pngStart,
    ...word(13),
    0x49,
    0x48,
    0x44,
    0x52,
    ...word(width),
    ...word(height),
    8,
    6,
    0,
    0,
    0,
    ...word(0),
  ])

/** The first bytes of a JPEG of that size: an EXIF block, a table, then the frame's header. */
export const jpegHeader = (width: number, height: number) =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe1, 0x00, 0x08, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    ...[0xff, 0xff, 0xc4, 0x00, 0x04, 0x00, 0x00],
    ...[0xff, 0xc2, 0x00, 0x11, 0x08, ...half(height), ...half(width), 0x03, 0x01, 0x22, 0x00],
    ...[0x02, 0x11, 0x01, 0x03, 0x11, 0x01],
  ])

const draw = async (type: string, width: number, height: number): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  context.fillStyle = '#f70'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#07f'
  context.fillRect(0, 0, width / 2, height / 2)
  return new Promise((done, fail) => canvas.toBlob((it) => (it ? done(it) : fail(new Error('no picture'))), type))
}

export const fileOf = (parts: BlobPart[], name: string, type: string) => new File(parts, name, { type })

/** A picture that can be shown: blue in its first quarter, else orange. */
export const picture = async (type: 'image/png' | 'image/jpeg', name: string, width = 60, height = 40) =>
  fileOf([await draw(type, width, height)], name, type)

export const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

export const megabytes3 = 3 * 1024 * 1024

/** A picture that is followed by nothing, up to a size; decoders stop where it ends. */
export const padded = async (bytes: number) => {
  const file = await picture('image/png', 'large.png')
  return fileOf([file, new Uint8Array(bytes - file.size)], 'large.png', 'image/png')
}
