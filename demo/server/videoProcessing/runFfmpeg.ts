import { runTool, type Said, type ToolRun } from './runTool'
import type { Tools } from './tools'

/** Keys of ffmpeg's report that grow while it works. */
const growing = /^(frame|out_time_us|total_size)=(\d+)$/

export interface FfmpegRun extends Omit<ToolRun, 'onLine'> {
  /** Hears how many seconds of the output are written. */
  onSeconds?: (seconds: number) => void
}

/** Runs ffmpeg; it is stuck when none of its counts grows. */
export const runFfmpeg = (
  { ffmpeg }: Tools,
  args: readonly string[],
  { onSeconds, ...run }: FfmpegRun,
): Promise<Said> => {
  const highest = new Map<string, number>()
  const onLine = (line: string) => {
    const [, key = '', text = ''] = growing.exec(line) ?? []
    const count = Number(text)
    if (!key || count <= (highest.get(key) ?? 0)) return false
    highest.set(key, count)
    if (key === 'out_time_us') onSeconds?.(count / 1e6)
    return true
  }
  return runTool(ffmpeg, ['-y', '-nostats', '-progress', 'pipe:1', '-stats_period', '0.5', ...args], { ...run, onLine })
}
