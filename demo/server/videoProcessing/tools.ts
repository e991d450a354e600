import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The programs that convert videos. */
export interface Tools {
  ffmpeg: string
  ffprobe: string
  /** Whether ffmpeg can show pictures of a high dynamic range on usual screens. */
  canToneMap: boolean
}

const run = promisify(execFile)
const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() === true

const programs = async (setting: string | null) => {
  if (!setting) return { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' }
  const folder = (await isFolder(setting)) ? setting : dirname(setting)
  return { ffmpeg: folder === setting ? join(folder, 'ffmpeg') : setting, ffprobe: join(folder, 'ffprobe') }
}

/** What ffmpeg must have been built with. */
const needed = [/\blibx264\b/, /\baac\b/]

/**
 * Finds ffmpeg and ffprobe.
 * @param setting their folder or ffmpeg itself; null for those on the path, 'none' to do without
 * @returns null where they are not there, or lack H.264 or AAC
 */
export const findTools = async (setting: string | null): Promise<Tools | null> => {
  if (setting === 'none') return null
  const { ffmpeg, ffprobe } = await programs(setting)
  try {
    const [encoders, filters] = await Promise.all([
      run(ffmpeg, ['-hide_banner', '-encoders']),
      run(ffmpeg, ['-hide_banner', '-filters']),
      run(ffprobe, ['-version']),
    ])
    if (!needed.every((it) => it.test(encoders.stdout))) return null
    return { ffmpeg, ffprobe, canToneMap: /\bzscale\b/.test(filters.stdout) && /\btonemap\b/.test(filters.stdout) }
  } catch {
    return null
  }
}
