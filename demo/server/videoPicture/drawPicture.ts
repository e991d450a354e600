import type { Sharp } from 'sharp'
import { pictureLimits } from '../../../src/wire/picture'
import { loadSharp } from '../media/loadSharp'

/** Which of a video's pictures: the one that asks to be pressed, and the one for previews of its page. */
export type PictureKind = 'play' | 'preview'

/** Pixels; `play` is shown at half of them. */
export const pictureSizes = {
  play: { width: 540, height: 960 },
  preview: { width: 1200, height: 630 },
} as const satisfies Record<PictureKind, Size>

interface Size {
  width: number
  height: number
}

export interface PictureParts {
  poster: Uint8Array
  /** A logo with the brand's name, made for light ground; null leaves it out. */
  wordmark: Uint8Array | null
}

/** Pixels of each picture's details. */
const details = {
  play: { sign: 128, corner: 28, mark: 34, inset: 24 },
  preview: { sign: 120, corner: 0, mark: 40, inset: 32 },
} as const satisfies Record<PictureKind, object>

/** A blurred ground is drawn so much smaller, since nobody sees its pixels. */
const groundScale = 10

/** Shapes that differ by less than this are cropped to one another. */
const cropTolerance = 1.1

type SharpModule = Awaited<ReturnType<typeof loadSharp>>

/** The play sign: a triangle on a dark disc. */
const signOf = (size: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">
<circle cx="32" cy="32" r="32" fill="#12121a" fill-opacity=".62"/><path d="M25 19.500v25l20-12.500z" fill="#fff" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>`)

const boxOf = ({ width, height }: Size, corner: number, fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}" fill="${fill}"/></svg>`,
  )

/** The wordmark on a light label, so that it is readable over every picture. */
const labelOf = async (sharp: SharpModule, wordmark: Uint8Array, height: number) => {
  const mark = await sharp(wordmark, { density: 144, limitInputPixels: pictureLimits.pixels })
    .resize({ height, width: height * 6, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const [x, y] = [Math.round(height * 0.45), Math.round(height * 0.35)]
  const size = { width: mark.info.width + 2 * x, height: mark.info.height + 2 * y }
  const label = sharp(boxOf(size, Math.round(height * 0.45), 'rgb(255 255 255 / .92)'))
  return {
    size,
    picture: await label
      .composite([{ input: mark.data, left: x, top: y }])
      .png()
      .toBuffer(),
  }
}

/** The poster over its own blurred, dimmed still, which fills what the poster leaves free. */
const onGround = async (sharp: SharpModule, poster: Uint8Array, { width, height }: Size): Promise<Sharp> => {
  const open = () => sharp(poster, { limitInputPixels: pictureLimits.pixels, failOn: 'error' }).autoOrient()
  const { autoOrient: shown } = await open().metadata()
  const ratio = shown.width / shown.height / (width / height)
  if (Math.max(ratio, 1 / ratio) < cropTolerance) return open().resize(width, height, { fit: 'cover' })
  const still = await open()
    .flatten({ background: '#12121a' })
    .resize(Math.round(width / groundScale), Math.round(height / groundScale), { fit: 'cover' })
    .blur(3)
    .modulate({ brightness: 0.45, saturation: 0.5 })
    .png()
    .toBuffer()
  const ground = sharp(still).resize(width, height, { kernel: 'cubic' })
  return ground.composite([{ input: await open().resize(width, height, { fit: 'inside' }).png().toBuffer() }])
}

/**
 * A picture of a video that needs no style around it: with the play sign, the brand's wordmark and, where it stands alone
 * in a text, round corners.
 * @returns WebP for `play`; JPEG, which everybody who draws previews reads, for `preview`
 * @throws Error for a damaged picture
 */
export const drawPicture = async (kind: PictureKind, { poster, wordmark }: PictureParts): Promise<Uint8Array> => {
  const sharp = await loadSharp()
  const size = pictureSizes[kind]
  const { sign, corner, mark, inset } = details[kind]
  const label = wordmark && (await labelOf(sharp, wordmark, mark))
  // What was composed once has to be drawn before it is composed again.
  const filled = await (await onGround(sharp, poster, size)).png({ compressionLevel: 1 }).toBuffer()
  const picture = sharp(filled).composite([
    { input: signOf(sign) },
    ...(label ? [{ input: label.picture, left: inset, top: size.height - inset - label.size.height }] : []),
    ...(corner ? [{ input: boxOf(size, corner, '#000'), blend: 'dest-in' as const }] : []),
  ])
  return kind === 'play'
    ? picture.webp({ quality: 76 }).toBuffer()
    : picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
