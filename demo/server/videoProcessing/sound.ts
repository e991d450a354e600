import { inputArgs } from './container'
import type { Inspected } from './inspect'
import { runFfmpeg } from './runFfmpeg'
import type { ToolRun } from './runTool'
import type { Tools } from './tools'

/** How loud all videos are: EBU R 128 in LUFS, the highest peak in dBTP, the range in LU; what phones and players expect. */
const target = 'I=-16:TP=-1.5:LRA=11'

/** The AAC encoder puts this many samples of silence before its input; see demo/media/encode.mjs. */
const priming = 1024

interface Measured {
  input_i: string
  input_tp: string
  input_lra: string
  input_thresh: string
  target_offset: string
}

/** Measured loudness as arguments of the filter; null for silence, which nothing makes louder. */
const correctionOf = (notes: string): string | null => {
  const text = /\{[^{}]*\}(?=[^{}]*$)/.exec(notes)?.[0]
  if (!text) return null
  const measured = JSON.parse(text) as Measured
  const values = [
    measured.input_i,
    measured.input_tp,
    measured.input_lra,
    measured.input_thresh,
    measured.target_offset,
  ]
  if (!values.every((it) => Number.isFinite(Number(it)))) return null
  const [i, tp, lra, thresh, offset] = values.map(Number)
  return `measured_I=${i}:measured_TP=${tp}:measured_LRA=${lra}:measured_thresh=${thresh}:offset=${offset}:linear=true`
}

/** The filters that bring a video's sound to the loudness of all others; null without sound. */
export const soundFilter = async (
  tools: Tools,
  file: string,
  { container, audio, duration }: Inspected,
  run: ToolRun,
): Promise<string | null> => {
  if (audio === null) return null
  const input = ['-hide_banner', ...inputArgs(file, container), '-map', `0:${audio}`, '-t', String(duration)]
  const measure = ['-af', `loudnorm=${target}:print_format=json`, '-f', 'null', '-']
  const { notes } = await runFfmpeg(tools, [...input, ...measure], run)
  const correction = correctionOf(notes)
  const filters = [
    // Gaps are filled, and what begins late gets silence before it, so that sound and picture stay together.
    'aresample=48000:async=1:first_pts=0',
    ...(correction ? [`loudnorm=${target}:${correction}`, 'aresample=48000'] : []),
    ...['apad', `asetpts=PTS-STARTPTS+${priming}/SR/TB`],
  ]
  return filters.join(',')
}
