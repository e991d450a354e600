import { type Container, containerOf, inputArgs } from './container'
import { VideoProblem } from './problem'
import { runTool, ToolFailure, type ToolRun } from './runTool'
import type { Tools } from './tools'

/** What a file holds. */
export interface Inspected {
  container: Container
  /** Streams that are used; `audio` null without sound. */
  video: number
  audio: number | null
  /** Pixels as it is shown: turned, and with square pixels. */
  width: number
  height: number
  /** Seconds. */
  duration: number
  /** Frames in a second; 0 where the file does not say. */
  frameRate: number
  /** Of a high dynamic range. */
  isHdr: boolean
}

interface Stream {
  index: number
  codec_type?: string
  codec_name?: string
  width?: number
  height?: number
  sample_aspect_ratio?: string
  avg_frame_rate?: string
  duration?: string
  color_transfer?: string
  channels?: number
  disposition?: { attached_pic?: number }
  side_data_list?: { rotation?: number }[]
}

interface Report {
  streams?: Stream[]
  format?: { duration?: string }
}

/** More than any screen shows, and less than what fills the memory. */
const maxPixels = 8192 * 4608
const minSide = 16

/** `30000/1001` as a number; 0 for nonsense. */
const ratio = (text = '', separator = '/'): number => {
  const [above, below] = text.split(separator).map(Number)
  const value = (above ?? 0) / (below ?? 1)
  return Number.isFinite(value) && value > 0 ? value : 0
}

const seconds = (text: string | undefined): number => (Number(text) > 0 ? Number(text) : 0)

/** Pixels as they are shown: cameras store what they held sideways with a turn beside it. */
const shownSize = (stream: Stream) => {
  const width = Math.round((stream.width ?? 0) * (ratio(stream.sample_aspect_ratio, ':') || 1))
  const height = stream.height ?? 0
  const turn = stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0
  return Math.abs(turn % 180) === 90 ? { width: height, height: width } : { width, height }
}

/** Seconds of a file that does not say them, as browsers record it: from its last packet. */
const measureDuration = async (tools: Tools, input: string[], video: number, run: ToolRun): Promise<number> => {
  const args = ['-v', 'error', ...input, '-select_streams', String(video), '-show_entries', 'packet=pts_time']
  let last = 0
  const onLine = (line: string) => {
    last = Math.max(last, seconds(line.replace(/,$/, '')))
    return true
  }
  await runTool(tools.ffprobe, [...args, '-of', 'csv=p=0'], { ...run, onLine })
  return last
}

const readReport = async (tools: Tools, input: string[], run: ToolRun): Promise<Report> => {
  try {
    const args = ['-v', 'error', ...input, '-show_streams', '-show_format', '-of', 'json']
    return JSON.parse((await runTool(tools.ffprobe, args, run)).output) as Report
  } catch (error) {
    const isOfFile = error instanceof ToolFailure ? !error.isKilled : error instanceof SyntaxError
    throw isOfFile ? new VideoProblem('unreadable', String(error)) : error
  }
}

/**
 * Finds out what a file holds.
 * @throws VideoProblem not_video, unreadable, too_long, too_large
 */
export const inspect = async (tools: Tools, file: string, maxSeconds: number, run: ToolRun): Promise<Inspected> => {
  const container = await containerOf(file)
  const input = inputArgs(file, container)
  const { streams = [], format } = await readReport(tools, input, run)
  const video = streams.find((it) => it.codec_type === 'video' && it.codec_name && !it.disposition?.attached_pic)
  if (!video) throw new VideoProblem('not_video', 'there is no moving picture in it')
  const { width, height } = shownSize(video)
  if (Math.min(width, height) < minSide) throw new VideoProblem('unreadable', `${width}×${height} pixels`)
  if (width * height > maxPixels) throw new VideoProblem('too_large')
  const stated = seconds(video.duration) || seconds(format?.duration)
  const duration = stated || (await measureDuration(tools, input, video.index, run))
  if (duration === 0) throw new VideoProblem('unreadable', 'it has no length')
  // Cameras stop a moment late.
  if (duration > maxSeconds + 1) throw new VideoProblem('too_long')
  const audio = streams.find((it) => it.codec_type === 'audio' && it.codec_name && (it.channels ?? 0) > 0)
  return {
    ...{ container, video: video.index, audio: audio?.index ?? null, width, height, duration },
    frameRate: ratio(video.avg_frame_rate),
    isHdr: ['smpte2084', 'arib-std-b67'].includes(video.color_transfer ?? ''),
  }
}
