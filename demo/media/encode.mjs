import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { rgbaToThumbHash } from 'thumbhash'
import { FPS } from './film.mjs'
import { cuts } from './hls.mjs'

/** Renditions, lowest first. `scale` is of the scene's size, `coarser` is added to its crf, `ceiling` is bits per second. */
export const renditions = [
  { name: 'low', scale: 0.5, coarser: 2, ceiling: 185_000 },
  { name: 'high', scale: 1, coarser: 0, ceiling: 600_000 },
]
const AUDIO_BITS = 64_000

const ffmpeg = (args) => execFileSync('ffmpeg', ['-y', '-v', 'error', ...args.map(String)], { maxBuffer: 1 << 26 })
const webp = (quality) => ['-frames:v', 1, '-c:v', 'libwebp', '-compression_level', 6, '-quality', quality]

/** Numbers as the tags of a colour space want them: what the pixels were converted to, so that no player has to guess. */
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']

/**
 * The AAC encoder puts 1024 samples of silence before its input. Moving the sound that much later lets both tracks
 * begin at zero without an edit list, which Media Source players ignore.
 */
const PRIMING = 'asetpts=PTS-STARTPTS+1024/SR/TB'

/** The film's pixels are converted already; ffmpeg would take them for those of older pictures. */
const asFilmed = 'in_color_matrix=bt709:out_color_matrix=bt709:in_range=tv:out_range=tv'

const graph = ({ width, height }) => {
  const scaled = renditions.map(
    ({ name, scale }) =>
      `[${name}0]scale=${width * scale}:${height * scale}:flags=lanczos:${asFilmed},format=yuv420p[${name}]`,
  )
  const split = renditions.map(({ name }) => `[${name}0]`).join('')
  const sounds = renditions.map(({ name }) => `[${name}Sound]`).join('')
  return [
    `[0:v]setsar=1,split=${renditions.length}${split}`,
    ...scaled,
    `[1:a]${PRIMING},asplit=${renditions.length}${sounds}`,
  ].join(';')
}

/** Encodes a scene's film and sound into `folder`: one fragmented MP4 per rendition, `low.mp4` …. */
export const encode = (scene, { film, sound }, folder) => {
  const outputs = renditions.flatMap(({ name, coarser, ceiling }) => [
    ...['-map', `[${name}]`, '-map', `[${name}Sound]`, '-t', scene.seconds, '-r', FPS],
    // No B-frames: the first picture needs no second one, and both tracks start at zero.
    ...['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'main', '-bf', 0, '-crf', scene.crf + coarser],
    ...['-maxrate', ceiling, '-bufsize', ceiling, '-g', FPS * 2, '-sc_threshold', 0, '-aq-mode', 3],
    ...['-force_key_frames', cuts(scene.seconds).join(','), ...bt709],
    ...['-c:a', 'aac', '-b:a', AUDIO_BITS, '-ac', 2],
    ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof', join(folder, `${name}.mp4`)],
  ])
  ffmpeg(['-i', film, '-i', sound, '-filter_complex', graph(scene), ...outputs])
}

/** A progressive MP4, index first, of a fragmented one: plays from the first bytes without an HLS engine. */
export const writeFastStart = (mp4, out) => ffmpeg(['-i', mp4, '-c', 'copy', '-movflags', '+faststart', out])

/** Writes a picture's WebP, `width` pixels wide. */
export const writePicture = (png, out, width, quality) =>
  ffmpeg(['-i', png, '-vf', `scale=${width}:-1:flags=lanczos`, ...webp(quality), out])

/** ThumbHash of a picture in base64. */
export const placeholder = (png, width, height) => {
  const scale = 100 / Math.max(width, height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const rgba = ffmpeg(['-i', png, '-vf', `scale=${w}:${h}`, '-pix_fmt', 'rgba', '-f', 'rawvideo', '-'])
  return Buffer.from(rgbaToThumbHash(w, h, rgba)).toString('base64')
}
