import { join } from 'node:path'
import { rgbaToThumbHash } from 'thumbhash'
import { inputArgs } from './container'
import type { Inspected } from './inspect'
import { type FfmpegRun, runFfmpeg } from './runFfmpeg'
import type { Tools } from './tools'

/** Pixels of a thumb's shorter side. */
const thumbSide = 135
/** The hash takes no more. */
const hashSide = 100

export interface Cover {
  poster: Uint8Array
  thumb: Uint8Array
  /** ThumbHash in base64. */
  placeholder: string
}

/** The first picture of a video as PNG: what is shown until it plays does not jump when it does. */
export const firstFrame = async (
  tools: Tools,
  file: string,
  { container, video, width, height }: Pick<Inspected, 'container' | 'video' | 'width' | 'height'>,
  run: FfmpegRun,
): Promise<string> => {
  const size = `scale=${width}:${height}:flags=bicubic,setsar=1`
  const args = ['-v', 'error', ...inputArgs(file, container), '-map', `0:${video}`, '-frames:v', '1', '-vf', size]
  await runFfmpeg(tools, [...args, '-f', 'image2', '-update', '1', 'frame.png'], run)
  return join(run.folder, 'frame.png')
}

/** What is shown of a video before it plays, from a picture of it; as WebP. */
export const drawCover = async (picture: string | Buffer, width: number, height: number): Promise<Cover> => {
  const { default: sharp } = await import('sharp')
  const image = () => sharp(picture).resize(width, height, { fit: 'cover' })
  const scale = hashSide / Math.max(width, height)
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
  const pixels = await sharp(picture).resize(w, h, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const thumbScale = Math.min(1, thumbSide / Math.min(width, height))
  const thumb = sharp(picture).resize(Math.round(width * thumbScale), Math.round(height * thumbScale), { fit: 'cover' })
  return {
    poster: await image().webp({ quality: 74 }).toBuffer(),
    thumb: await thumb.webp({ quality: 70 }).toBuffer(),
    placeholder: Buffer.from(rgbaToThumbHash(w, h, pixels)).toString('base64'),
  }
}
