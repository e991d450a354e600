import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inputArgs } from './container'
import type { Inspected } from './inspect'
import { type RungPlan, segmentSeconds } from './plan'
import { codecsOf, type Rung, type Segment, segmentsOf } from './playlist'
import { type FfmpegRun, runFfmpeg } from './runFfmpeg'
import type { Tools } from './tools'

export interface EncodeInput {
  file: string
  inspected: Inspected
  /** As `soundFilter` gives it. */
  sound: string | null
  frameRate: string
  /** x264's. */
  preset: string
}

const soundArgs = ['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '48000']

/** So that no player has to guess what the pixels mean. */
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']

const toneMap =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'

/** ffmpeg turns the picture upright before these filters. */
const pictureFilter = ({ width, height }: RungPlan, frameRate: string, mapsTones: boolean): string =>
  [
    `fps=fps=${frameRate}:start_time=0`,
    `scale=${width}:${height}:flags=bicubic:out_range=tv`,
    ...(mapsTones ? [toneMap] : []),
    'format=yuv420p',
    'setsar=1',
  ].join(',')

const rungArgs = (tools: Tools, rung: RungPlan, { file, inspected, sound, frameRate, preset }: EncodeInput) => {
  const { container, video, audio, duration, isHdr } = inspected
  return [
    ...['-v', 'error', ...inputArgs(file, container), '-t', String(duration)],
    ...['-map', `0:${video}`, '-vf', pictureFilter(rung, frameRate, isHdr && tools.canToneMap)],
    ...(sound === null ? ['-an'] : ['-map', `0:${audio}`, '-af', sound, ...soundArgs]),
    // Nothing of where, when and with what it was filmed is left.
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    // No B-frames: the first picture needs no second one, and both tracks start at zero.
    ...['-c:v', 'libx264', '-preset', preset, '-profile:v', 'main', '-bf', '0', '-crf', '24', ...bt709],
    ...['-maxrate', String(rung.bitRate), '-bufsize', String(rung.bitRate * 2)],
    ...['-g', '600', '-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`],
    ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'independent_segments', '-hls_fmp4_init_filename', 'init.mp4'],
    ...['-hls_segment_filename', '%d.m4s', 'index.m3u8'],
  ]
}

export interface EncodedRung {
  rung: Rung
  /** Where its files are. */
  folder: string
  /** Its files, the initialisation segment first, then the segments in order, the playlist last. */
  files: string[]
}

const weigh = async (folder: string, segments: readonly Segment[]) => {
  const bits = await Promise.all(segments.map(async ({ file }) => (await stat(join(folder, file))).size * 8))
  const seconds = segments.reduce((sum, it) => sum + it.seconds, 0)
  // A last segment of a few frames says nothing about what a line must carry.
  const peaks = segments.map(({ seconds: length }, index) => (bits[index] ?? 0) / Math.max(length, 1))
  return {
    duration: Math.round(seconds * 1000) / 1000,
    peak: Math.ceil(Math.max(...peaks)),
    average: Math.ceil(bits.reduce((sum, it) => sum + it, 0) / seconds),
  }
}

/**
 * Writes one size of a video as HLS into a folder of its own. All sizes have the same frames, and key frames at the same
 * times, so that a player can go over from one to another at each segment.
 */
export const encodeRung = async (
  tools: Tools,
  { bitRate, ...plan }: RungPlan,
  input: EncodeInput,
  run: FfmpegRun,
): Promise<EncodedRung> => {
  const folder = join(run.folder, plan.name)
  await mkdir(folder)
  await runFfmpeg(tools, rungArgs(tools, { bitRate, ...plan }, input), { ...run, folder })
  const segments = segmentsOf(await readFile(join(folder, 'index.m3u8'), 'utf8'))
  const codecs = codecsOf(await readFile(join(folder, 'init.mp4')), input.sound !== null)
  return {
    rung: { ...plan, codecs, ...(await weigh(folder, segments)) },
    folder,
    files: ['init.mp4', ...segments.map(({ file }) => file), 'index.m3u8'],
  }
}
