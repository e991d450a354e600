import { open } from 'node:fs/promises'
import { VideoProblem } from './problem'

/** ffmpeg's names of the containers that are taken. */
export type Container = 'mov' | 'matroska'

/** Types of the first box of an MP4 or MOV; old ones begin with others than `ftyp`. */
const firstBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/**
 * Looks at how a file begins, so that ffmpeg is told what to read it as: left to guess, it would also follow playlists,
 * which name other files.
 * @throws VideoProblem not_video
 */
export const containerOf = async (file: string): Promise<Container> => {
  const handle = await open(file)
  try {
    const start = Buffer.alloc(12)
    await handle.read(start, 0, start.length, 0)
    if (firstBoxes.includes(start.toString('latin1', 4, 8))) return 'mov'
    if (start.subarray(0, 4).equals(ebml)) return 'matroska'
    throw new VideoProblem('not_video')
  } finally {
    await handle.close()
  }
}

const names = { mov: 'mov,mp4,m4a,3gp,3g2,mj2', matroska: 'matroska,webm' }

/** What cameras, browsers and editing programs write. */
const decoders = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'libvpx', 'libvpx-vp9', 'av1', 'libdav1d', 'mpeg4', 'mjpeg', 'prores', 'h263'],
  ...['aac', 'mp3', 'mp3float', 'ac3', 'eac3', 'opus', 'libopus', 'vorbis', 'alac', 'flac', 'amrnb', 'amr_nb'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_f32le', 'pcm_mulaw', 'pcm_alaw'],
]

/** Arguments by which ffmpeg and ffprobe read a file of strangers: this file alone, as this container, with these decoders. */
export const inputArgs = (file: string, container: Container): string[] => [
  ...['-protocol_whitelist', 'file', '-format_whitelist', names[container], '-codec_whitelist', decoders.join(',')],
  ...['-f', container, '-i', `file:${file}`],
]
