import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inputArgs } from './container'
import type { EncodedRung } from './encodeRung'
import { type FfmpegRun, runFfmpeg } from './runFfmpeg'
import type { Tools } from './tools'

/**
 * Writes a rendition as one MP4, its index first: it plays from the first bytes, before an engine for HLS has loaded.
 * @returns the file
 */
export const writeStandIn = async (
  tools: Tools,
  { folder, files }: EncodedRung,
  run: Omit<FfmpegRun, 'folder'>,
): Promise<string> => {
  const parts = files.filter((file) => /\.(mp4|m4s)$/.test(file))
  const bytes = async function* () {
    for (const file of parts) yield* createReadStream(join(folder, file))
  }
  await pipeline(bytes, createWriteStream(join(folder, 'joined.mp4')))
  const args = ['-v', 'error', ...inputArgs('joined.mp4', 'mov'), '-c', 'copy', '-map_metadata', '-1']
  await runFfmpeg(tools, [...args, '-movflags', '+faststart', 'fast.mp4'], { ...run, folder })
  return join(folder, 'fast.mp4')
}
