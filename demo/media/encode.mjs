import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { rgbaToThumbHash } from 'thumbhash'
import { FPS } from './graphs.mjs'
import { cuts } from './hls.mjs'

/** Renditions, lowest first. `scale` is of the scene's size, `crf` and `ceiling` are x264's quality and bits per second. */
export const renditions = [
  { name: 'low', scale: 0.6, crf: 33, ceiling: 200_000 },
  { name: 'high', scale: 1, crf: 32, ceiling: 440_000 },
]
const AUDIO_BITS = 40_000

const ffmpeg = (args) => execFileSync('ffmpeg', ['-y', '-v', 'error', ...args.map(String)], { maxBuffer: 1 << 26 })
const webp = (quality) => ['-frames:v', 1, '-c:v', 'libwebp', '-compression_level', 6, '-quality', quality]

/** Numbers as the tags of a colour space want them: what the pixels were converted to, so that no player has to guess. */
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']

/**
 * The AAC encoder puts 1024 samples of silence before its input. Moving the sound that much later lets both tracks
 * begin at zero without an edit list, which Media Source players ignore.
 */
const PRIMING = 'asetpts=PTS-STARTPTS+1024/SR/TB'

const graph = ({ picture, drawsSound, sound, skip, seconds, width, height }) => {
  const end = skip + seconds
  const heard = `atrim=${skip}:${end},afade=t=in:st=${skip}:d=0.05,afade=t=out:st=${end - 0.4}:d=0.4,${PRIMING}`
  const seen = `trim=${skip}:${end},setpts=PTS-STARTPTS,setsar=1,format=gbrp,split=${renditions.length + 1}`
  // The drawn sound is a little different on the right, so that the picture is not a mirror.
  const source = drawsSound
    ? `${sound},asplit[raw][plain];[plain]pan=stereo|c0=c0|c1=0.6*c1,adelay=0|35[drawn];[drawn]${picture}`
    : `${sound}[raw];${picture}`
  const scaled = renditions.map(
    ({ name, scale }) =>
      `[${name}0]scale=${width * scale}:${height * scale}:flags=bicubic:out_color_matrix=bt709:out_range=tv,` +
      `format=yuv420p[${name}]`,
  )
  const split = renditions.map(({ name }) => `[${name}0]`).join('')
  const sounds = renditions.map(({ name }) => `[${name}Sound]`).join('')
  return [`${source},${seen}[first]${split}`, ...scaled, `[raw]${heard},asplit=${renditions.length}${sounds}`].join(';')
}

/** Renders a scene into `folder`: one fragmented MP4 per rendition (`low.mp4` …) and `first.png`, its first frame. */
export const render = (scene, folder) => {
  const outputs = renditions.flatMap(({ name, crf, ceiling }) => [
    ...['-map', `[${name}]`, '-map', `[${name}Sound]`, '-t', scene.seconds, '-r', FPS],
    // No B-frames: the first picture needs no second one, and both tracks start at zero.
    ...['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'main', '-bf', 0, '-crf', crf],
    ...['-maxrate', ceiling, '-bufsize', ceiling, '-g', FPS * 2, '-sc_threshold', 0],
    ...['-force_key_frames', cuts(scene.seconds).join(','), ...bt709],
    ...['-c:a', 'aac', '-b:a', AUDIO_BITS, '-ac', 2],
    ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof', join(folder, `${name}.mp4`)],
  ])
  ffmpeg(['-filter_complex', graph(scene), '-map', '[first]', '-frames:v', 1, join(folder, 'first.png'), ...outputs])
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
