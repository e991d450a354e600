import { open } from 'node:fs/promises'
import { uploadPathOf } from '../videoUpload/uploadPath'
import { drawCover } from './cover'
import type { ProcessJob } from './job'
import { forgetOrigin, type Mp4, readMp4 } from './mp4'
import { VideoProblem } from './problem'
import type { Watchable } from './work'

/** What every browser plays: H.264, with AAC or without sound. */
const isPlayable = ({ formats, width, height, duration }: Mp4): boolean =>
  formats.some((it) => it === 'avc1' || it === 'avc3') &&
  formats.every((it) => ['avc1', 'avc3', 'mp4a', 'tmcd', 'text', 'mebx'].includes(it)) &&
  Number.isFinite(duration) &&
  Math.min(width, height, duration) > 0

/** A picture for a video that nothing here can read. */
const plainPicture = async (width: number, height: number): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width, height, channels: 3, background: '#2b2b33' } })
    .png()
    .toBuffer()
}

/** Pixels of the poster's longer side: it is of one colour. */
const posterSide = 640

/**
 * Publishes a file that browsers play as it was uploaded, but for what it says of place, time and device: where there is
 * no ffmpeg.
 * @throws VideoProblem not_playable, too_long
 */
export const publishAsItIs = async (
  { id, work, storage, base, signal }: ProcessJob,
  path: string,
  maxSeconds: number,
): Promise<Watchable> => {
  const file = await open(path, 'r+')
  try {
    const mp4 = await readMp4(file)
    if (!mp4 || !isPlayable(mp4)) throw new VideoProblem('not_playable')
    if (mp4.duration > maxSeconds + 1) throw new VideoProblem('too_long')
    await forgetOrigin(file, mp4)
    const { duration } = mp4
    const [width, height] = [Math.round(mp4.width), Math.round(mp4.height)]
    const hasSound = mp4.formats.includes('mp4a')
    await work.found(id, { width, height, duration, hasSound, rungs: 1 })
    const scale = Math.min(1, posterSide / Math.max(width, height))
    const size = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
    const { poster, thumb, placeholder } = await drawCover(await plainPicture(...size), ...size)
    const root = uploadPathOf(id)
    const names = ['video.mp4', 'poster.webp', 'thumb.webp'] as const
    const paths = names.map((name) => `${root}/${name}`) as [string, string, string]
    await work.note(id, paths)
    signal.throwIfAborted()
    await storage.putFile(paths[0], path)
    await storage.put(paths[1], poster)
    await storage.put(paths[2], thumb)
    const [mp4Url, posterUrl, thumbUrl] = paths.map((it) => `${base}/${it}`) as [string, string, string]
    return { width, height, duration, hlsUrl: null, hlsFirstUrls: [], mp4Url, posterUrl, thumbUrl, placeholder }
  } finally {
    await file.close()
  }
}
